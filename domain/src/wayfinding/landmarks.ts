import type { MallMap } from '../map/mall-map.ts'
import { cross, distanceBetween, dot, minus, type Point, scaled } from '../map/plane.ts'
import { doorsByUnit, doorsOf } from './unit-doors.ts'

/** The side of a landmark, in the direction of walking. */
export type Side = 'left' | 'right'

/** A store on the route. */
export interface Landmark {
  readonly occupantId: string
  readonly side: Side
}

/** A door of an occupant. */
interface OccupantDoor {
  readonly occupantId: string
  readonly door: Point
}

/** The doors of occupants by the id of the level. */
export type Landmarks = ReadonlyMap<string, readonly OccupantDoor[]>

/** The doors of all occupants, without entrances from the street. */
export function landmarksOf(map: MallMap): Landmarks {
  const doors = doorsByUnit(
    map.units,
    doorsOf(map).filter(({ opening }) => opening.use === 'door'),
  )
  const occupantDoors = map.occupants.flatMap(({ id, unitId, levelId }) =>
    (doors.get(unitId) ?? []).map(({ at }) => ({ levelId, occupantId: id, door: at })),
  )
  return Map.groupBy(occupantDoors, ({ levelId }) => levelId)
}

/** Maximum distance of a passed door from the route, in metres. */
const NOTICED_METRES = 9

/** Maximum distance of the door that marks a turn, in metres. */
const AT_TURN_METRES = 6

/** Shorter stretches mention no doors; metres. */
const SHORT_METRES = 6

/** A step mentions at most this many passed landmarks. */
export const MAX_PASSED = 2

/** The last landmarks on a straight stretch, in order: they tell best how far to go. */
export function passedBetween(a: Point, b: Point, doors: readonly OccupantDoor[]): Landmark[] {
  const length = distanceBetween(a, b)
  if (length < SHORT_METRES) return []
  const along = scaled(minus(b, a), 1 / length)
  const passed = doors
    .map(({ occupantId, door }) => {
      const off = minus(door, a)
      return { occupantId, walked: dot(off, along), offset: cross(along, off) }
    })
    .filter(({ walked, offset }) => walked > 2 && walked < length - 1 && Math.abs(offset) < NOTICED_METRES)
    .toSorted((one, other) => one.walked - other.walked)
  // For an occupant with several doors the last one counts.
  const byOccupant = new Map(passed.map((landmark) => [landmark.occupantId, landmark]))
  const latest = new Set(byOccupant.values())
  return passed
    .filter((landmark) => latest.has(landmark))
    .slice(-MAX_PASSED)
    .map(({ occupantId, offset }) => ({ occupantId, side: offset > 0 ? 'left' : 'right' }))
}

/** Finds the landmark at a turn at `at` towards `next`. */
export function landmarkAt(at: Point, next: Point, doors: readonly OccupantDoor[]): Landmark | undefined {
  const [near] = doors
    .filter(({ door }) => distanceBetween(door, at) < AT_TURN_METRES)
    .toSorted((one, other) => distanceBetween(one.door, at) - distanceBetween(other.door, at))
  if (near === undefined) return undefined
  const side = cross(minus(next, at), minus(near.door, at)) > 0 ? 'left' : 'right'
  return { occupantId: near.occupantId, side }
}
