import type { MapAmenity, MapOccupant, MapUnit } from '@promenade/domain/map/mall-map'
import { isInside } from '@promenade/domain/map/lines'
import { isAtWall } from '@promenade/domain/map/walls'
import { readId } from '../../../decode/id.ts'
import { ownValue } from '../../../decode/row.ts'
import { middleOfGeometry, readPoint } from '../../geometry.ts'
import { amenityOf } from './amenities.ts'
import { type Feature, levelId, type OpenStreetMapContext } from './features.ts'
import { isPlace, labelOf } from './tags.ts'

/** The occupants of the rooms: shops, offices and the like with a name, mapped as the room or as a point in one. */
export function readOccupants(
  features: readonly Feature[],
  units: readonly MapUnit[],
  context: OpenStreetMapContext,
): readonly MapOccupant[] {
  const places = features.filter(
    ({ tags }) => isPlace(tags) && ownValue(tags, 'name') !== undefined && amenityOf(tags) === undefined,
  )
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const ofRooms = places.flatMap((feature) =>
    occupantsOf(feature, (level) => byId.get(`${feature.id}@${level}`), context),
  )
  const taken = new Set(ofRooms.map(({ unitId }) => unitId))
  const empty = units.filter(({ id, use }) => use === 'room' && !taken.has(id))
  const ofPoints = places.flatMap((feature) => {
    const position = readPoint(feature.geometry)
    const at = position && context.project(position)
    const isAround = ({ shape }: MapUnit) => at !== undefined && shape.some((part) => isInside(at, part))
    const roomOn = (level: number) => empty.find((unit) => unit.levelId === levelId(level) && isAround(unit))
    return occupantsOf(feature, roomOn, context)
  })
  return [...ofRooms, ...ofPoints]
}

function occupantsOf(
  { id, tags, geometry, levels }: Feature,
  unitOn: (level: number) => MapUnit | undefined,
  { project }: OpenStreetMapContext,
): readonly MapOccupant[] {
  const middle = middleOfGeometry(geometry)
  const at = middle && project(middle)
  return levels.flatMap((level) => {
    const unit = unitOn(level)
    if (unit === undefined || at === undefined) return []
    const correlationId = readId(ownValue(tags, 'ref'))
    return [
      {
        id: `${id}@${level}/occupant`,
        name: labelOf(tags),
        unitId: unit.id,
        levelId: unit.levelId,
        at,
        ...(correlationId !== undefined && { correlationId }),
      },
    ]
  })
}

/** Farther from the building, an amenity belongs to the street; metres. */
const reachMetres = 6

/** The amenities of a feature: one on each of its levels that has a unit there. */
export function readAmenities(
  { id, tags, geometry, levels }: Feature,
  units: readonly MapUnit[],
  { project }: OpenStreetMapContext,
): readonly MapAmenity[] {
  const kind = amenityOf(tags)
  const middle = middleOfGeometry(geometry)
  if (kind === undefined || middle === undefined) return []
  const at = project(middle)
  const isBeside = (unit: MapUnit) =>
    unit.shape.some((part) => isInside(at, part)) || isAtWall(at, unit, reachMetres)
  return levels
    .filter((level) => units.some((unit) => unit.levelId === levelId(level) && isBeside(unit)))
    .map((level) => ({
      id: `${id}@${level}/amenity`,
      levelId: levelId(level),
      kind,
      name: labelOf(tags),
      at,
    }))
}
