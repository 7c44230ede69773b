import type { MapAmenity, MapOccupant, MapUnit } from '@promenade/domain/map/mall-map'
import { readId } from '../../../decode/id.ts'
import { ownValue } from '../../../decode/row.ts'
import { middleOfGeometry } from '../../geometry.ts'
import { amenityOf } from './amenities.ts'
import { type Feature, levelId, type OpenStreetMapContext } from './features.ts'
import { labelOf, readTag } from './tags.ts'

/** The occupants of a room: a shop, an office or the like with a name. */
export function readOccupants(
  { id, tags, geometry, levels }: Feature,
  units: readonly MapUnit[],
  { project }: OpenStreetMapContext,
): readonly MapOccupant[] {
  const hasShop = ['shop', 'amenity', 'office', 'leisure', 'healthcare'].some(
    (key) => readTag(tags, key) !== '',
  )
  const name = labelOf(tags)
  if (!hasShop || ownValue(tags, 'name') === undefined || amenityOf(tags) !== undefined) return []
  const middle = middleOfGeometry(geometry)
  const at = middle && project(middle)
  return levels.flatMap((level) => {
    const unit = units.find((candidate) => candidate.id === `${id}@${level}`)
    if (unit === undefined || at === undefined) return []
    const correlationId = readId(ownValue(tags, 'ref'))
    return [
      {
        id: `${id}@${level}/occupant`,
        name,
        unitId: unit.id,
        levelId: unit.levelId,
        at,
        ...(correlationId !== undefined && { correlationId }),
      },
    ]
  })
}

/** The amenities of a feature: one on each of its levels with units. */
export function readAmenities(
  { id, tags, geometry, levels }: Feature,
  units: readonly MapUnit[],
  { project }: OpenStreetMapContext,
): readonly MapAmenity[] {
  const kind = amenityOf(tags)
  const middle = middleOfGeometry(geometry)
  if (kind === undefined || middle === undefined) return []
  return levels
    .filter((level) => units.some((unit) => unit.levelId === levelId(level)))
    .map((level) => ({
      id: `${id}@${level}/amenity`,
      levelId: levelId(level),
      kind,
      name: labelOf(tags),
      at: project(middle),
    }))
}
