import type {
  PointOfInterestItemWire,
  PointOfInterestLocationWire,
  PointOfInterestWire,
} from '@promenade/contract/resources/points-of-interest'
import type { Asked } from '../asked.ts'
import { createTexts } from '../texts.ts'

export async function listPointsOfInterest(asked: Asked): Promise<PointOfInterestWire[]> {
  const rows = await asked.database
    .selectFrom('point_of_interest')
    .selectAll()
    .where('property_id', '=', asked.property.id)
    .orderBy('slug')
    .execute()
  const locations = await listLocations(asked)
  return rows.map((row): PointOfInterestWire => {
    const texts = createTexts(asked.locale)
    return {
      name: texts.text('name', row.name),
      locations: locations.get(row.id) ?? [],
      untranslated_fields: texts.untranslated,
    }
  })
}

async function listLocations(asked: Asked): Promise<Map<number, PointOfInterestLocationWire[]>> {
  const rows = await asked.database
    .selectFrom('point_of_interest_location')
    .selectAll()
    .where('property_id', '=', asked.property.id)
    .orderBy('position')
    .execute()
  const items = await listItems(asked)
  return groupInto(rows, 'point_of_interest_id', (row): PointOfInterestLocationWire => {
    const texts = createTexts(asked.locale)
    return {
      slug: row.slug,
      name: texts.text('name', row.name),
      level: row.level,
      atmosphere: row.atmosphere,
      is_temporarily_closed: row.is_temporarily_closed,
      description: texts.optional('description', row.description),
      items: items.get(row.id) ?? [],
      untranslated_fields: texts.untranslated,
    }
  })
}

async function listItems(asked: Asked): Promise<Map<number, PointOfInterestItemWire[]>> {
  const rows = await asked.database
    .selectFrom('point_of_interest_item')
    .selectAll()
    .where('property_id', '=', asked.property.id)
    .orderBy('position')
    .execute()
  return groupInto(rows, 'location_id', (row): PointOfInterestItemWire => {
    const texts = createTexts(asked.locale)
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
