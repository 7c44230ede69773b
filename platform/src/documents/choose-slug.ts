import { type EntryKind, singleKinds } from '@promenade/contract/kinds/kinds'
import type { Document } from '@promenade/domain/studio/document'
import { createSlug, freeSlug, nameOf } from './create-slug.ts'
import { refuse } from './refuse.ts'
import type { Act } from './revisions.ts'

interface Named {
  /** Absent of an entry that is not there yet. */
  readonly id?: number
  readonly kind: EntryKind
  /** Absent: made from the title. */
  readonly slug?: string | undefined
  readonly document: Document
  /** True for an address that may be taken from a record whose old links lead there. */
  readonly takesFormer?: boolean | undefined
}

/** Kinds that share addresses: a slug is free where none of them has it. */
const addressGroups: readonly (readonly EntryKind[])[] = [
  ['promotion', 'coupon'],
  ['event', 'news'],
  ['blog', 'post'],
]

/**
 * A slug that no other entry has, and none had when visitors saw it: old links would lead to the wrong record. Throws
 * `Problem` where the given one is taken.
 */
export async function chooseSlug(
  { transaction, propertyId }: Act,
  { id = 0, kind, slug, document, takesFormer = false }: Named,
): Promise<string> {
  if (singleKinds.has(kind)) return kind
  const kinds = addressGroups.find((group) => group.includes(kind)) ?? [kind]
  const rows = await transaction
    .selectFrom('entry')
    .select(['slug', 'former_slugs as formerSlugs', 'deleted_at as deletedAt'])
    .where('property_id', '=', propertyId)
    .where('kind', 'in', kinds)
    .where('id', '!=', id)
    .execute()
  // In a folder, `blog.yaml` is the blog itself.
  const taken = new Set([...rows.map((row) => row.slug), ...(kind === 'post' ? ['blog'] : [])])
  // Nothing leads to a record in the bin.
  const former = new Set(
    rows.flatMap(({ formerSlugs, deletedAt }) => (deletedAt === null ? formerSlugs : [])),
  )
  const isTaken = (name: string) => taken.has(name) || former.has(name)
  if (slug === undefined) return freeSlug(createSlug(nameOf(kind, document), kind), isTaken)
  if (taken.has(slug)) throw refuse('conflict', `The address "${slug}" is taken.`)
  if (former.has(slug) && !takesFormer)
    throw refuse('former-address', `Old links to "${slug}" lead to another record.`)
  return slug
}
