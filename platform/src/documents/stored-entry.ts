import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { sql } from 'kysely'
import { refuse } from './refuse.ts'
import { type Act, preloadRevisions } from './revisions.ts'

/** An entry as an act reads and writes it. Revisions are ids; the newest revision has its document. */
export interface StoredEntry {
  readonly id: number
  readonly kind: EntryKind
  readonly slug: string
  /** Slugs that it had when visitors saw it. */
  readonly formerSlugs: readonly string[]
  /** True until the first publication: each save makes the slug from the title again. */
  readonly slugFollows: boolean
  readonly version: number
  readonly draft: number | null
  readonly published: number | null
  readonly publishedAt: Date | null
  readonly wasPublished: boolean
  readonly deletedAt: Date | null
}

/** Locks entries until the transaction ends. Throws `Problem` for an unknown id. */
export async function lockEntries(
  act: Act,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredEntry>> {
  const { transaction, propertyId } = act
  const rows = await transaction
    .selectFrom('entry')
    .select([
      'id',
      'kind',
      'slug',
      'former_slugs as formerSlugs',
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
  if (missing !== undefined) throw refuse('not-found', `There is no entry ${missing}.`)
  await preloadRevisions(act, rows.flatMap(currentRevisions))
  return found
}

function currentRevisions({ id: entryId, version, draft, published }: StoredEntry) {
  const ids = [draft, published].filter((id) => id !== null).map((id) => ({ id }))
  return [...ids, { entryId, number: version }]
}

/** Locks one entry until the transaction ends. */
export async function lockEntry(act: Act, id: number): Promise<StoredEntry> {
  const entry = (await lockEntries(act, [id])).get(id)
  if (entry === undefined) throw refuse('not-found', `There is no entry ${id}.`)
  return entry
}

export async function saveEntry(act: Act, entry: StoredEntry): Promise<void> {
  return saveEntries(act, [entry])
}

/** Writes entries in one statement. */
export async function saveEntries({ transaction }: Act, entries: readonly StoredEntry[]): Promise<void> {
  await sql`update entry set slug = given.slug, former_slugs = given."formerSlugs",
      slug_follows = given."slugFollows", version = given.version, draft_revision = given.draft,
      published_revision = given.published, published_at = given."publishedAt",
      was_published = given."wasPublished", deleted_at = given."deletedAt"
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as given (id integer, slug text,
      "formerSlugs" text[], "slugFollows" boolean, version integer,
      draft integer, published integer, "publishedAt" timestamptz, "wasPublished" boolean, "deletedAt" timestamptz)
    where entry.id = given.id`.execute(transaction)
}
