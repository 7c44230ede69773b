import { documentSchema } from '@promenade/contract/studio-api/fields'
import type { Document } from '@promenade/domain/studio/document'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { PublishedDocument } from './published-documents.ts'

/** Documents of several malls, by database and revision: they never change. */
const maxRevisions = 50_000
const revisions = new Map<string, Document>()

/** The published documents of a property, the oldest entry first; of all entries, or of some. */
export async function listPublished(
  database: Database,
  propertyId: number,
  entryIds?: readonly number[],
): Promise<readonly PublishedDocument[]> {
  const rows = await database
    .selectFrom('entry')
    .innerJoin('revision', 'revision.id', 'entry.published_revision')
    .select(['entry.id as entryId', 'kind', 'slug', 'former_slugs as formerSlugs', 'public_id as publicId'])
    .select(['revision.id as revisionId', 'made_at as editedAt'])
    .select(sql<string>`current_database() || '/' || revision.id`.as('revisionKey'))
    .where('property_id', '=', propertyId)
    .where('deleted_at', 'is', null)
    .$if(entryIds !== undefined, (query) => query.where(sql<boolean>`entry.id = any(${entryIds}::integer[])`))
    .orderBy('entry.id')
    .execute()
  const unknown = rows.filter(({ revisionKey }) => !revisions.has(revisionKey))
  const documents = await readDocuments(
    database,
    unknown.map(({ revisionId }) => revisionId),
  )
  return rows.flatMap(({ revisionId, revisionKey, ...entry }): PublishedDocument[] => {
    const document = revisions.get(revisionKey) ?? documents.get(revisionId)
    if (document === undefined) return []
    remember(revisionKey, document)
    return [{ ...entry, document }]
  })
}

async function readDocuments(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Document>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('revision')
    .select(['id', sql<string>`document::text`.as('text')])
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .execute()
  return new Map(rows.map(({ id, text }) => [id, documentSchema.parse(JSON.parse(text))]))
}

/** The same object for the same revision, so that what is derived from it is remembered too. */
function remember(key: string, document: Document): void {
  // The most recently used are the last.
  revisions.delete(key)
  revisions.set(key, document)
  const [oldest] = revisions.keys()
  if (revisions.size > maxRevisions && oldest !== undefined) revisions.delete(oldest)
}
