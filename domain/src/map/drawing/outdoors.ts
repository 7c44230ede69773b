import type { AmenityKind, MallMap, MapUnit } from '../mall-map.ts'
import { distanceToSegment, edgesOf, isInside, middleOf } from '../lines.ts'
import { distanceBetween, type Point } from '../plane.ts'

/** Larger than any rounding error between doors and walls, in metres. */
const TOUCHING_METRES = 0.1

/** Amenities that exist outdoors only. */
const inTheOpen: ReadonlySet<AmenityKind> = new Set(['transit', 'taxi', 'bicycles'])

/**
 * The ids of the outdoor walkways of a level, which IMDF does not mark: an entrance leads to them, and they have a car park or
 * a bus stop, and no lift or stair.
 */
export function findOutdoors(map: MallMap, levelId: string): ReadonlySet<string> {
  const isHere = (thing: { readonly levelId: string }) => thing.levelId === levelId
  const units = map.units.filter(isHere)
  const stops = map.connections.flatMap(({ stops: all }) => all.filter(isHere).map(({ at }) => at))
  const entrances = map.openings.filter(isHere).flatMap(({ use, line }) => {
    const middle = use === 'entrance' ? middleOf(line) : undefined
    return middle === undefined ? [] : [middle.at]
  })
  const stands = map.amenities.filter(isHere).flatMap(({ kind, at }) => (inTheOpen.has(kind) ? [at] : []))
  const parking = units.filter(({ use }) => use === 'parking')
  return new Set(
    units
      .filter(({ use }) => use === 'walkway' || use === 'ramp')
      .filter(
        (walkway) =>
          entrances.some((at) => isOnBorder(at, walkway)) && !stops.some((at) => isIn(at, walkway)),
      )
      .filter(
        (walkway) =>
          stands.some((at) => isIn(at, walkway)) || parking.some((other) => doTouch(walkway, other)),
      )
      .map(({ id }) => id),
  )
}

function isIn(point: Point, { shape }: MapUnit): boolean {
  return shape.some((part) => isInside(point, part))
}

function isOnBorder(point: Point, unit: MapUnit): boolean {
  return wallsOf(unit).some((wall) => distanceToSegment(point, ...wall) < TOUCHING_METRES)
}

/** True if two units touch along a wall, not only at a corner. */
function doTouch(a: MapUnit, b: MapUnit): boolean {
  const cornersOf = ({ shape }: MapUnit) => shape.flatMap(({ outer }) => outer)
  const common = [
    ...cornersOf(a).filter((at) => isOnBorder(at, b)),
    ...cornersOf(b).filter((at) => isOnBorder(at, a)),
  ]
  return common.some((at) => common.some((other) => distanceBetween(at, other) > TOUCHING_METRES * 2))
}

function wallsOf({ shape }: MapUnit): (readonly [Point, Point])[] {
  return shape.flatMap(({ outer, holes }) => [outer, ...holes].flatMap(edgesOf))
}
