import { stopId } from '../map/closed-features.ts'
import type { Label, MallMap } from '../map/mall-map.ts'
import { isWalkable } from '../map/is-walkable.ts'
import { isInside, middleOf } from '../map/lines.ts'
import { distanceBetween, type Point } from '../map/plane.ts'
import type { Route, WalkLeg } from './route.ts'

/** The map without the closed connections, single stops (`stopId`), doors and walkways of these ids. */
export function withoutClosed(map: MallMap, closed: ReadonlySet<string>): MallMap {
  if (closed.size === 0) return map
  return {
    ...map,
    connections: map.connections
      .filter(({ id }) => !closed.has(id))
      .map((connection) => ({
        ...connection,
        stops: connection.stops.filter(({ levelId }) => !closed.has(stopId(connection, levelId))),
      })),
    openings: map.openings.filter(({ id }) => !closed.has(id)),
    // Routes avoid rooms anyway; a closed walkway becomes a wall.
    units: map.units.map((unit) =>
      closed.has(unit.id) && isWalkable(unit) ? { ...unit, use: 'private' } : unit,
    ),
  }
}

/** Something closed on a route. */
export interface ClosedOnRoute {
  readonly id: string
  readonly name: Label
}

/** The closed connections, doors and walkways on a route through the mall without closures, in order. */
export function closedOnRoute(
  { legs }: Route,
  closed: ReadonlySet<string>,
  map: Pick<MallMap, 'units' | 'openings'>,
): ClosedOnRoute[] {
  const units = map.units.filter(({ id }) => closed.has(id))
  const doors = map.openings.filter(({ id }) => closed.has(id))
  const found = legs.flatMap((leg): readonly ClosedOnRoute[] => {
    if (leg.kind === 'walk')
      return [
        ...doors.filter(({ levelId, line }) => levelId === leg.levelId && isThrough(leg, line)),
        ...units.filter(
          ({ levelId, shape }) =>
            levelId === leg.levelId &&
            pointsAlong(leg).some((point) => shape.some((polygon) => isInside(point, polygon))),
        ),
      ]
    const { connection, fromLevelId, toLevelId } = leg
    const ids = [connection.id, stopId(connection, fromLevelId), stopId(connection, toLevelId)]
    const id = ids.find((one) => closed.has(one))
    return id === undefined ? [] : [{ id, name: connection.name }]
  })
  return [...new Map(found.map(({ id, name }) => [id, { id, name }])).values()]
}

/** A leg begins and ends beside the middle of doors. */
function isThrough({ line }: WalkLeg, door: readonly Point[]): boolean {
  const middle = middleOf(door)?.at
  return [line[0], line.at(-1)].some((end) => end && middle && distanceBetween(end, middle) < 1)
}

/** Points of a leg, at most a metre apart. */
function pointsAlong({ line }: WalkLeg): readonly Point[] {
  return line.flatMap((from, index) => {
    const to = line[index + 1]
    if (to === undefined) return [from]
    const pieces = Math.max(1, Math.ceil(distanceBetween(from, to)))
    return Array.from({ length: pieces }, (_, piece) => ({
      x: from.x + ((to.x - from.x) * piece) / pieces,
      y: from.y + ((to.y - from.y) * piece) / pieces,
    }))
  })
}
