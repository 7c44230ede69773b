import { pagePathOf } from '@promenade/contract/kinds/kinds'
import type { PublishedDocuments } from '../../documents/published-documents.ts'

type Index = ReadonlyMap<string, number>

const indexes = new WeakMap<PublishedDocuments, Index>()

/** The published record with this page, also by an address that it had before. Undefined without one. */
export function findSeenRecord(documents: PublishedDocuments, path: string): number | undefined {
  const index = indexes.get(documents) ?? indexOf(documents)
  indexes.set(documents, index)
  // A day of a recurring event has the date at the end of its address.
  return index.get(path) ?? index.get(path.replace(/-\d{4}-\d{2}-\d{2}$/, ''))
}

function indexOf({ entries }: PublishedDocuments): Index {
  const under = (slugsOf: (entry: (typeof entries)[number]) => readonly string[]) =>
    entries.flatMap((entry) =>
      slugsOf(entry).flatMap((slug) => {
        const path = pagePathOf(entry.kind, slug)
        return path === undefined ? [] : [[path, entry.entryId] as const]
      }),
    )
  return new Map([...under(({ formerSlugs }) => formerSlugs), ...under(({ slug }) => [slug])])
}
