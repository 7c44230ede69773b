import type { MapWire } from '@promenade/contract/resources/map'
import type { ResourceRequest } from '../resource-request.ts'

/** Finds the map of the centre. */
export async function findMap({ database, property }: ResourceRequest): Promise<MapWire | undefined> {
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
