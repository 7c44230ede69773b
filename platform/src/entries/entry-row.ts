import type { EntryKind } from '@promenade/contract/editing/documents'
import type { Document } from '@promenade/domain/studio/document'
import type { Writer } from '../import/writers/replace-rows.ts'
import { Refused } from './refused.ts'

/** An entry during an act. Revisions are ids; its document is that of its newest revision. */
export interface EntryRow {
  readonly id: number
  readonly kind: EntryKind
  readonly slug: string
  /** Made anew from the title with each save until the first publication. */
  readonly slugFollows: boolean
  readonly version: number
  readonly draft: number | null
  readonly published: number | null
  readonly publishedAt: Date | null
  readonly wasPublished: boolean
  readonly deletedAt: Date | null
}

type Place = Pick<Writer, 'transaction' | 'propertyId'>

/** Entries by id; nobody else changes them until the act is over. Throws `Refused` for an id that is none. */
export async function lockEntries(
  { transaction, propertyId }: Place,
  ids: readonly number[],
): Promise<ReadonlyMap<number, EntryRow>> {
  const rows = await transaction
    .selectFrom('entry')
    .select([
      'id',
      'kind',
      'slug',
      'slug_follows as slugFollows',
      'version',
      'draft_revision as draft',
      'published_revision as published',
    ])
    .select(['published_at as publishedAt', 'was_published as wasPublished', 'deleted_at as deletedAt'])
    .where('property_id', '=', propertyId)
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  const missing = ids.find((id) => !found.has(id))
  if (missing !== undefined) throw new Refused('not-found', `There is no entry ${missing}.`)
  return found
}

/** One entry, locked. */
export async function lockEntry(place: Place, id: number): Promise<EntryRow> {
  const entry = (await lockEntries(place, [id])).get(id)
  if (entry === undefined) throw new Refused('not-found', `There is no entry ${id}.`)
  return entry
}

export async function saveEntry({ transaction }: Place, entry: EntryRow): Promise<void> {
  const { slug, version, draft, published, publishedAt, wasPublished, deletedAt } = entry
  await transaction
    .updateTable('entry')
    .set({
      slug,
      version,
      draft_revision: draft,
      published_revision: published,
      published_at: publishedAt,
      was_published: wasPublished,
      deleted_at: deletedAt,
    })
    .where('id', '=', entry.id)
    .execute()
}

/** A revision of an entry. */
export interface Revision {
  readonly id: number
  readonly number: number
  readonly document: Document
  readonly author: string | null
  readonly madeAt: Date
}

type RevisionKey = { readonly id: number } | { readonly number: number }

/** A revision by id or number. Throws `Refused` for one that the entry does not have. */
export async function getRevision(
  { transaction }: Pick<Place, 'transaction'>,
  entryId: number,
  key: RevisionKey,
): Promise<Revision> {
  const revision = await transaction
    .selectFrom('revision')
    .select(['id', 'number', 'document', 'author', 'made_at as madeAt'])
    .where('entry_id', '=', entryId)
    .where((where) => ('id' in key ? where('id', '=', key.id) : where('number', '=', key.number)))
    .executeTakeFirst()
  if (revision === undefined) throw new Refused('not-found', 'The entry has no such revision.')
  return revision
}
