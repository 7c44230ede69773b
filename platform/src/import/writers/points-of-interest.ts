import type { EditablePointOfInterest } from '@promenade/contract/editing/points-of-interest'
import type { Content } from '../content.ts'
import { endInstant } from '../instants.ts'
import { columns } from './columns.ts'
import type { Row } from './replace-rows.ts'
import { idIn, type Ids, type ContentWriter } from './content-writer.ts'

/** Writes the groups of places, with their places and items. */
export async function writePointsOfInterest({ content, replace, idsOf }: ContentWriter): Promise<void> {
  const groups = content.pointsOfInterest
  await replace('point_of_interest', {
    key: ['property_id', 'slug'],
    rows: groups.map(({ slug, value }): Row<'point_of_interest'> => ({ slug, ...columns(value, ['name']) })),
  })
  const ids = await idsOf('point_of_interest')
  await replace('point_of_interest_location', {
    key: ['point_of_interest_id', 'slug'],
    rows: groups.flatMap(({ slug, value }) => locationRows(value.locations, idIn(ids, slug), content)),
  })
  const locationIds = await idsOf('point_of_interest_location')
  await replace('point_of_interest_item', {
    key: ['location_id', 'position'],
    rows: groups.flatMap(({ value }) => itemRows(value.locations, locationIds)),
  })
}

type Locations = EditablePointOfInterest['locations']

function locationRows(
  locations: Locations,
  groupId: number,
  content: Content,
): Row<'point_of_interest_location'>[] {
  return locations.map((location, index): Row<'point_of_interest_location'> => ({
    point_of_interest_id: groupId,
    position: index + 1,
    ...columns(location, ['slug', 'name', 'level', 'atmosphere', 'description']),
    is_temporarily_closed: location.closed,
    closed_until: endInstant(location.closed_until, content),
  }))
}

function itemRows(locations: Locations, locationIds: Ids): Row<'point_of_interest_item'>[] {
  return locations.flatMap(({ slug, items }) =>
    items.map((item, index): Row<'point_of_interest_item'> => ({
      location_id: idIn(locationIds, slug),
      position: index + 1,
      ...columns(item, ['name', 'description']),
    })),
  )
}
