import { documentWire } from '@promenade/contract/studio-api/fields'
import type { Document } from '@promenade/domain/studio/document'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { PublishedDocument, PublishedDocuments } from './published-documents.ts'
import { mediaPath } from './stored-picture.ts'

/** Documents of several malls, by database and revision: they never change. */
const maxRevisions = 50_000
const revisions = new Map<string, Document>()

/** The published documents of a property, the oldest entry first. */
export async function listPublished(
  database: Database,
  propertyId: number,
): Promise<readonly PublishedDocument[]> {
  const rows = await database
    .selectFrom('entry')
    .innerJoin('revision', 'revision.id', 'entry.published_revision')
    .select(['entry.id as entryId', 'kind', 'slug', 'former_slugs as formerSlugs', 'public_id as publicId'])
    .select(['revision.id as revisionId', 'made_at as editedAt'])
    .select(sql<string>`current_database() || '/' || revision.id`.as('revisionKey'))
    .where('property_id', '=', propertyId)
    .where('deleted_at', 'is', null)
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
  return new Map(rows.map(({ id, text }) => [id, documentWire.parse(JSON.parse(text))]))
}

/** The same object for the same revision, so that what is derived from it is remembered too. */
function remember(key: string, document: Document): void {
  // The most recently used are the last.
  revisions.delete(key)
  revisions.set(key, document)
  const [oldest] = revisions.keys()
  if (revisions.size > maxRevisions && oldest !== undefined) revisions.delete(oldest)
}

/** Loads all that is published of a property. */
export async function loadPublished(database: Database, propertyId: number): Promise<PublishedDocuments> {
  const entries = await listPublished(database, propertyId)
  const [pictures, map, partIds] = await Promise.all([
    listPictures(database, propertyId),
    findMap(database, propertyId),
    listPartIds(database, propertyId),
  ])
  return { propertyId, entries, pictures, map, partIds }
}

async function listPictures(database: Database, propertyId: number): Promise<PublishedDocuments['pictures']> {
  const rows = await database
    .selectFrom('media')
    .select(['sha256', 'name', 'width', 'height', 'focal_x as focalX', 'focal_y as focalY'])
    .where(
      sql<boolean>`left(sha256, 12) || '/' || name in (
        select unnest(pictures) from entry join revision on revision.id = entry.published_revision
        where property_id = ${propertyId})`,
    )
    .execute()
  return new Map(rows.map((picture) => [mediaPath(picture), picture]))
}

async function findMap(database: Database, propertyId: number): Promise<PublishedDocuments['map']> {
  const rows = await database
    .selectFrom('map_file')
    .select(['name', 'format', 'content'])
    .where('property_id', '=', propertyId)
    .orderBy('name')
    .execute()
  const [first] = rows
  if (first === undefined) return undefined
  return { format: first.format, files: new Map(rows.map(({ name, content }) => [name, content])) }
}

async function listPartIds(database: Database, propertyId: number): Promise<PublishedDocuments['partIds']> {
  const rows = await database
    .selectFrom('part_id')
    .select(['part', 'public_id as publicId'])
    .where('property_id', '=', propertyId)
    .execute()
  return new Map(rows.map(({ part, publicId }) => [part, publicId]))
}
