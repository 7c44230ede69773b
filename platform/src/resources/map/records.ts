import type { MapWire } from '@promenade/contract/resources/map'
import type { Asked } from '../asked.ts'

/** The map of the centre, undefined where it has none. */
export async function findMap({ database, property }: Asked): Promise<MapWire | undefined> {
  const rows = await database
    .selectFrom('map_file')
    .select(['name', 'format', 'content'])
    .where('property_id', '=', property.id)
    .orderBy('name')
    .execute()
  const [first] = rows
  return (
    first && {
      format: first.format,
      files: Object.fromEntries(rows.map(({ name, content }) => [name, JSON.parse(content)])),
    }
  )
}
