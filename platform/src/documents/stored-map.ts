import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { StoredMap } from './published-documents.ts'
import type { Writer } from './writer.ts'

/** A map to be stored: texts by file name. Without files there is no map. */
export type MapFiles = Pick<StoredMap, 'format' | 'files'>

/** What a mall without a map has. */
export const noMap: MapFiles = { format: 'imdf', files: new Map() }

/** The key that `findMapKey` reads of a map with these files. */
export function mapKeyOf({ files }: Pick<MapFiles, 'files'>): string {
  const md5 = (text: string) => createHash('md5').update(text).digest('hex')
  // Names are ASCII, so the order is that of the bytes, as in the database.
  const parts = [...files].map(([name, content]) => `${name} ${md5(content)}`)
  return md5(parts.toSorted(byBytes).join(' '))
}

function byBytes(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** Writes the map of a property; returns whether it differs from the one before. */
export async function replaceMap(
  { transaction, propertyId }: Writer,
  { format, files }: MapFiles,
): Promise<boolean> {
  const rows = [...files].map(([name, content]) => ({ property_id: propertyId, name, format, content }))
  const removed = await transaction
    .deleteFrom('map_file')
    .where('property_id', '=', propertyId)
    .where(sql<boolean>`name <> all(${[...files.keys()]}::text[])`)
    .returning('name')
    .execute()
  if (rows.length === 0) return removed.length > 0
  const written = await transaction
    .insertInto('map_file')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['property_id', 'name'])
        .doUpdateSet(({ ref }) => ({ format: ref('excluded.format'), content: ref('excluded.content') }))
        .where(
          sql<boolean>`(map_file.format, map_file.content) is distinct from (excluded.format, excluded.content)`,
        ),
    )
    .returning('name')
    .execute()
  return removed.length + written.length > 0
}
