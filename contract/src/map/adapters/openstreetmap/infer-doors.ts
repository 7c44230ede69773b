import type { MapOpening, MapUnit } from '@promenade/domain/map/mall-map'
import { boundsAround, type Bounds, distanceToSegment, isInside, lengthOf } from '@promenade/domain/map/lines'
import { cross, distanceBetween, dot, minus, plus, type Point, scaled } from '@promenade/domain/map/plane'
import { isAtWall, wallsOf } from '@promenade/domain/map/walls'

/** Maximum distance between the lines of two rooms that are the same wall: lines have no thickness. Metres. */
const sameWallMetres = 0.35

/** Minimum length of a shared wall for a door; metres. */
const minDoorMetres = 0.9

/** Width of an inferred door, and of a door mapped as a point; metres. */
const doorMetres = 1.2

/** The floor that is looked at on the other side of a wall; metres. */
const beyondMetres = 0.6

/**
 * Creates a door for each room without one for visitors, in the middle of the longest stretch of wall with a walkway on its
 * other side. A room without such a wall gets no door, and no route leads there.
 */
export function inferDoors(units: readonly MapUnit[], openings: readonly MapOpening[]): MapOpening[] {
  const byLevel = Map.groupBy(units, ({ levelId }) => levelId)
  const doors = openings.filter(({ use }) => use === 'door' || use === 'entrance')
  return units
    .filter(({ use }) => use !== 'walkway' && use !== 'void' && use !== 'private')
    .filter((unit) => !doors.some((door) => door.levelId === unit.levelId && isDoorOf(door, unit)))
    .flatMap((unit) => {
      const [longest] = wallsAtWalkways(unit, byLevel.get(unit.levelId) ?? []).toSorted(
        (a, b) => lengthOf(b) - lengthOf(a),
      )
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

/** True for a room with a wall at a walkway of its level. */
export function isAtWalkway(room: MapUnit, units: readonly MapUnit[]): boolean {
  const onLevel = units.filter(({ levelId }) => levelId === room.levelId)
  return wallsAtWalkways(room, onLevel).length > 0
}

/** The stretches of a room's walls that have a walkway on their other side: one shares the wall, or it lies around the room. */
function wallsAtWalkways(room: MapUnit, onLevel: readonly MapUnit[]): (readonly [Point, Point])[] {
  const around = boundsOf(room)
  const near = onLevel.filter((unit) => unit !== room && doMeet(boundsOf(unit), around))
  const walkways = near.filter(({ use }) => use === 'walkway')
  const rooms = [room, ...near.filter(({ use }) => use !== 'walkway')]
  const isOpen = (at: Point) =>
    walkways.some((unit) => isIn(at, unit)) && !rooms.some((unit) => isIn(at, unit))
  return [...walkways.flatMap((walkway) => sharedWalls(room, walkway)), ...wallsOf(room)]
    .filter((wall) => lengthOf(wall) >= minDoorMetres)
    .filter(([a, b]) => {
      const out = scaled(minus(b, a), beyondMetres / distanceBetween(a, b))
      const middle = scaled(plus(a, b), 0.5)
      // The side of the room itself is not open.
      return [
        { x: -out.y, y: out.x },
        { x: out.y, y: -out.x },
      ].some((across) => isOpen(plus(middle, across)))
    })
}

function boundsOf(unit: MapUnit): Bounds {
  return boundsAround(wallsOf(unit).flat())
}

/** True for boxes that overlap or are next to each other: most units of a level are not, and a wall costs more to compare. */
function doMeet(a: Bounds, b: Bounds): boolean {
  return (
    a.minX <= b.maxX + beyondMetres &&
    b.minX <= a.maxX + beyondMetres &&
    a.minY <= b.maxY + beyondMetres &&
    b.minY <= a.maxY + beyondMetres
  )
}

function isIn(at: Point, { shape }: MapUnit): boolean {
  return shape.some((polygon) => isInside(at, polygon))
}

/** The line of a door mapped as a point, along the nearest wall. Undefined without a wall at the point. */
export function doorLineAt(point: Point, units: readonly MapUnit[]): readonly Point[] | undefined {
  const walls = units
    .flatMap(wallsOf)
    .map(([a, b]) => ({ a, b, metres: distanceToSegment(point, a, b) }))
    .filter(({ metres }) => metres <= sameWallMetres)
    .toSorted((one, other) => one.metres - other.metres)
  const [nearest] = walls
  if (nearest === undefined) return undefined
  const length = distanceBetween(nearest.a, nearest.b)
  const half = scaled(minus(nearest.b, nearest.a), doorMetres / 2 / Math.max(length, 0.001))
  return [minus(point, half), plus(point, half)]
}

function isDoorOf({ line }: MapOpening, unit: MapUnit): boolean {
  const [a, b] = [line[0], line.at(-1)]
  if (a === undefined || b === undefined) return false
  const middle = scaled(plus(a, b), 0.5)
  return isAtWall(middle, unit, sameWallMetres)
}

function sharedWalls(room: MapUnit, walkway: MapUnit): (readonly [Point, Point])[] {
  const others = wallsOf(walkway)
  return wallsOf(room).flatMap((wall) =>
    others.flatMap((other) => {
      const shared = sharedPart(wall, other)
      return shared !== undefined && lengthOf(shared) >= minDoorMetres ? [shared] : []
    }),
  )
}

/** The part of the first wall that runs along the second; undefined without one. */
function sharedPart(
  [a, b]: readonly [Point, Point],
  [c, d]: readonly [Point, Point],
): readonly [Point, Point] | undefined {
  const length = distanceBetween(a, b)
  if (length === 0) return undefined
  const along = scaled(minus(b, a), 1 / length)
  const isBeside = [c, d].every((end) => Math.abs(cross(along, minus(end, a))) <= sameWallMetres)
  if (!isBeside) return undefined
  const [one, other] = [dot(along, minus(c, a)), dot(along, minus(d, a))]
  const from = Math.max(0, Math.min(one, other))
  const to = Math.min(length, Math.max(one, other))
  return to <= from ? undefined : [plus(a, scaled(along, from)), plus(a, scaled(along, to))]
}

function doorIn([a, b]: readonly [Point, Point]): readonly Point[] {
  const length = distanceBetween(a, b)
  const middle = scaled(plus(a, b), 0.5)
  const half = scaled(minus(b, a), Math.min(doorMetres, length) / 2 / length)
  return [minus(middle, half), plus(middle, half)]
}
