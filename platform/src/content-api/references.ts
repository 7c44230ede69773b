import type { Published, ReadKind } from './read-kind.ts'
import type { PublishedDocuments } from '../documents/published-documents.ts'

/** Finds published records of a kind by slug. A record is also found by a slug it had before, unless another has that now. */
export function createFinder<Value>(
  read: ReadKind<Value>,
): (documents: PublishedDocuments, slug: string) => Published<Value> | undefined {
  const indexes = new WeakMap<PublishedDocuments, ReadonlyMap<string, Published<Value>>>()
  return (documents, slug) => {
    const index = indexes.get(documents) ?? indexOf(read(documents))
    indexes.set(documents, index)
    return index.get(slug)
  }
}

function indexOf<Value>(records: readonly Published<Value>[]): ReadonlyMap<string, Published<Value>> {
  return new Map([
    ...records.flatMap((record) => record.formerSlugs.map((slug) => [slug, record] as const)),
    ...records.map((record) => [record.slug, record] as const),
  ])
}
