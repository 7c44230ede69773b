import type {
  PointOfInterestItemWire,
  PointOfInterestLocationWire,
  PointOfInterestWire,
} from '@promenade/contract/resources/points-of-interest'
import type { ResourceRequest } from '../resource-request.ts'
import { createTexts } from '../texts.ts'

export async function listPointsOfInterest(request: ResourceRequest): Promise<PointOfInterestWire[]> {
  const rows = await request.database
    .selectFrom('point_of_interest')
    .selectAll()
    .where('property_id', '=', request.property.id)
    .orderBy('slug')
    .execute()
  const locations = await listLocations(request)
  return rows.map((row): PointOfInterestWire => {
    const texts = createTexts(request.locale)
    return {
      name: texts.text('name', row.name),
      locations: locations.get(row.id) ?? [],
      untranslated_fields: texts.untranslated,
    }
  })
}

async function listLocations(request: ResourceRequest): Promise<Map<number, PointOfInterestLocationWire[]>> {
  const rows = await request.database
    .selectFrom('point_of_interest_location')
    .selectAll()
    .where('property_id', '=', request.property.id)
    .orderBy('position')
    .execute()
  const items = await listItems(request)
  return groupInto(rows, 'point_of_interest_id', (row): PointOfInterestLocationWire => {
    const texts = createTexts(request.locale)
    return {
      slug: row.slug,
      name: texts.text('name', row.name),
      level: row.level,
      atmosphere: row.atmosphere,
      is_temporarily_closed: isClosed(row, request),
      description: texts.optional('description', row.description),
      items: items.get(row.id) ?? [],
      untranslated_fields: texts.untranslated,
    }
  })
}

function isClosed(
  { is_temporarily_closed, closed_until }: { is_temporarily_closed: boolean; closed_until: Date | null },
  { now }: ResourceRequest,
): boolean {
  return is_temporarily_closed && (closed_until === null || now <= closed_until)
}

async function listItems(request: ResourceRequest): Promise<Map<number, PointOfInterestItemWire[]>> {
  const rows = await request.database
    .selectFrom('point_of_interest_item')
    .selectAll()
    .where('property_id', '=', request.property.id)
    .orderBy('position')
    .execute()
  return groupInto(rows, 'location_id', (row): PointOfInterestItemWire => {
    const texts = createTexts(request.locale)
    const name = texts.text('name', row.name)
    const description = texts.optional('description', row.description)
    return { name, description, images: [], untranslated_fields: texts.untranslated }
  })
}

function groupInto<Key extends string, Row extends Record<Key, number>, Value>(
  rows: readonly Row[],
  key: Key,
  encode: (row: Row) => Value,
): Map<number, Value[]> {
  const groups = Map.groupBy(rows, (row): number => row[key])
  return new Map([...groups].map(([id, group]) => [id, group.map(encode)]))
}
