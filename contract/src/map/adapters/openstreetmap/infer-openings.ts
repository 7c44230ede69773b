import type { MapOpening, MapUnit } from '@promenade/domain/map/mall-map'
import {
  cross,
  distanceBetween,
  distanceToStretch,
  dot,
  lengthOf,
  minus,
  plus,
  type Point,
  scaled,
} from '@promenade/domain/map/plane'
import { isAtWall, wallsOf } from '@promenade/domain/map/walls'

/** Mappers draw walls as lines without thickness; lines this near to each other are one wall. Metres. */
const SAME_WALL_METRES = 0.35

/** Nobody fits through less; metres. */
const LEAST_METRES = 0.9

/** How wide a door is drawn whose width nobody has measured; metres. */
const DOOR_METRES = 1.2

/**
 * A door for each room that has none: in the middle of the longest wall that it shares with a walkway. A room without
 * such a wall gets none, and no way leads to it.
 */
export function inferOpenings(units: readonly MapUnit[], openings: readonly MapOpening[]): MapOpening[] {
  return units
    .filter(({ use }) => use !== 'walkway' && use !== 'void' && use !== 'private')
    .filter(
      (unit) => !openings.some((opening) => opening.levelId === unit.levelId && isDoorOf(opening, unit)),
    )
    .flatMap((unit) => {
      const shared = units
        .filter(({ use, levelId }) => use === 'walkway' && levelId === unit.levelId)
        .flatMap((walkway) => sharedWalls(unit, walkway))
        .toSorted((a, b) => lengthOf(b) - lengthOf(a))
      const [longest] = shared
      if (longest === undefined) return []
      return [
        {
          id: `${unit.id}/door`,
          levelId: unit.levelId,
          line: doorIn(longest),
          use: 'door' as const,
          name: {},
          isStepFree: true,
        },
      ]
    })
}

/** A door that was mapped as a point, drawn along the wall it lies in. */
export function doorAt(point: Point, units: readonly MapUnit[]): readonly Point[] | undefined {
  const walls = units
    .flatMap(wallsOf)
    .map(([a, b]) => ({ a, b, metres: distanceToStretch(point, a, b) }))
    .filter(({ metres }) => metres <= SAME_WALL_METRES)
    .toSorted((one, other) => one.metres - other.metres)
  const [nearest] = walls
  if (nearest === undefined) return undefined
  const length = distanceBetween(nearest.a, nearest.b)
  const half = scaled(minus(nearest.b, nearest.a), DOOR_METRES / 2 / Math.max(length, 0.001))
  return [minus(point, half), plus(point, half)]
}

function isDoorOf({ line }: MapOpening, unit: MapUnit): boolean {
  const [a, b] = [line[0], line.at(-1)]
  if (a === undefined || b === undefined) return false
  const middle = scaled(plus(a, b), 0.5)
  return isAtWall(middle, unit, SAME_WALL_METRES)
}

function sharedWalls(room: MapUnit, walkway: MapUnit): (readonly [Point, Point])[] {
  const others = wallsOf(walkway)
  return wallsOf(room).flatMap((wall) =>
    others.flatMap((other) => {
      const shared = sharedPart(wall, other)
      return shared !== undefined && lengthOf(shared) >= LEAST_METRES ? [shared] : []
    }),
  )
}

/** The part of the first wall along which the second runs. */
function sharedPart(
  [a, b]: readonly [Point, Point],
  [c, d]: readonly [Point, Point],
): readonly [Point, Point] | undefined {
  const length = distanceBetween(a, b)
  if (length === 0) return undefined
  const along = scaled(minus(b, a), 1 / length)
  const isBeside = [c, d].every((end) => Math.abs(cross(along, minus(end, a))) <= SAME_WALL_METRES)
  if (!isBeside) return undefined
  const [one, other] = [dot(along, minus(c, a)), dot(along, minus(d, a))]
  const from = Math.max(0, Math.min(one, other))
  const to = Math.min(length, Math.max(one, other))
  return to <= from ? undefined : [plus(a, scaled(along, from)), plus(a, scaled(along, to))]
}

function doorIn([a, b]: readonly [Point, Point]): readonly Point[] {
  const length = distanceBetween(a, b)
  const middle = scaled(plus(a, b), 0.5)
  const half = scaled(minus(b, a), Math.min(DOOR_METRES, length) / 2 / length)
  return [minus(middle, half), plus(middle, half)]
}
