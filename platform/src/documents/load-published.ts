import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { PublishedDocuments, StoredMap } from './published-documents.ts'
import { listCurrent } from './published-listings.ts'
import { mediaPath } from './stored-picture.ts'

/** Loads all that is published of a property. */
export async function loadPublished(database: Database, propertyId: number): Promise<PublishedDocuments> {
  const entries = await listCurrent(database, propertyId)
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

/** The files of a mall’s map; undefined without one. */
export async function findMap(database: Database, propertyId: number): Promise<StoredMap | undefined> {
  const [key, rows] = await Promise.all([
    findMapKey(database, propertyId),
    database
      .selectFrom('map_file')
      .select(['name', 'format', 'content'])
      .where('property_id', '=', propertyId)
      .orderBy('name')
      .execute(),
  ])
  const [first] = rows
  if (first === undefined) return undefined
  return { key, format: first.format, files: new Map(rows.map(({ name, content }) => [name, content])) }
}

/** SQL of a key of the files of a map: another one for each map. */
export const keyOfFiles = sql<string>`md5(coalesce(string_agg(name || ' ' || md5(content), ' ' order by name collate "C"), ''))`

/** The key of a mall's map; also of one without files. */
export async function findMapKey(database: Database, propertyId: number): Promise<string> {
  const { key } = await database
    .selectFrom('map_file')
    .select(keyOfFiles.as('key'))
    .where('property_id', '=', propertyId)
    .executeTakeFirstOrThrow()
  return key
}

async function listPartIds(database: Database, propertyId: number): Promise<PublishedDocuments['partIds']> {
  const rows = await database
    .selectFrom('part_id')
    .select(['part', 'public_id as publicId'])
    .where('property_id', '=', propertyId)
    .execute()
  return new Map(rows.map(({ part, publicId }) => [part, publicId]))
}
