import { sql } from 'kysely'
import type { Writer } from '../documents/writer.ts'
import type { MapContent } from './check-map.ts'

/** Writes the map of a property; returns whether it differs from the one before. */
export async function writeMap(
  { transaction, propertyId }: Writer,
  map: MapContent | undefined,
): Promise<boolean> {
  const files = map?.files.map((file) => ({ ...file, property_id: propertyId, format: map.format })) ?? []
  const names = files.map(({ name }) => name)
  const removed = await transaction
    .deleteFrom('map_file')
    .where('property_id', '=', propertyId)
    .where(sql<boolean>`name <> all(${names}::text[])`)
    .returning('name')
    .execute()
  if (files.length === 0) return removed.length > 0
  const written = await transaction
    .insertInto('map_file')
    .values(files)
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
