import { type EntryKind, singleKinds } from '@promenade/contract/editing/documents'
import type { Document } from '@promenade/domain/studio/document'
import { logSteps, noEntry, openChangeSet } from './change-log.ts'
import { createSlug, freeSlug } from './create-slug.ts'
import { type EntryRow, saveEntry } from './entry-row.ts'
import { writeDraft } from './entry-steps.ts'
import { Refused } from './refused.ts'
import type { Act } from './revisions.ts'
import { nameOf } from './split-content.ts'

interface NewEntry {
  readonly kind: EntryKind
  readonly slug?: string | undefined
  readonly document: Document
}

/** Kinds that share addresses: a slug is free where none of them has it. */
const addressGroups: readonly (readonly EntryKind[])[] = [
  ['promotion', 'coupon'],
  ['event', 'news'],
  ['blog', 'post'],
]

/** Creates an entry with a draft. Throws `Refused` where its slug, or the only entry of its kind, is there already. */
export async function createEntry(outer: Act, { kind, slug, document }: NewEntry): Promise<EntryRow> {
  const act = await openChangeSet(outer, { via: 'studio' })
  const { transaction, propertyId } = act
  const name = await chooseSlug(act, { kind, slug, document })
  const created = await transaction
    .insertInto('entry')
    .values({ property_id: propertyId, kind, slug: name, origin: 'studio', version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (created === undefined) throw new Refused('conflict', `There is a ${kind} "${name}" already.`)
  const empty = { id: created.id, kind, slug: name, version: 0, draft: null, published: null }
  const bare = { ...empty, publishedAt: null, wasPublished: false, deletedAt: null }
  const entry = await writeDraft(act, bare, document, { via: 'studio' })
  await saveEntry(act, entry)
  await logSteps(act, [{ entryId: entry.id, action: 'create', before: noEntry }])
  return entry
}

async function chooseSlug(
  { transaction, propertyId }: Act,
  { kind, slug, document }: NewEntry,
): Promise<string> {
  if (singleKinds.has(kind)) return kind
  const kinds = addressGroups.find((group) => group.includes(kind)) ?? [kind]
  const rows = await transaction
    .selectFrom('entry')
    .select('slug')
    .where('property_id', '=', propertyId)
    .where('kind', 'in', kinds)
    .execute()
  const taken = new Set(rows.map((row) => row.slug))
  if (slug === undefined) return freeSlug(createSlug(nameOf(kind, document), kind), (name) => taken.has(name))
  if (taken.has(slug)) throw new Refused('conflict', `There is a ${kind} "${slug}" already.`)
  return slug
}
