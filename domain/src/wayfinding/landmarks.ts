import type { MallMap } from '../map/mall-map.ts'
import { cross, distanceBetween, dot, minus, type Point, scaled } from '../map/plane.ts'
import { doorsByUnit, doorsOf } from './unit-doors.ts'

/** To which hand, for somebody who walks along the way. */
export type Side = 'left' | 'right'

/** Something one passes or stands before, with the hand it is on. */
export interface Landmark {
  readonly occupantId: string
  readonly side: Side
}

/** The door of an occupant: what is seen of it from the walkway. */
interface Seen {
  readonly occupantId: string
  readonly door: Point
}

/** By level. */
export type Landmarks = ReadonlyMap<string, readonly Seen[]>

/** All doors of all occupants; those to the street are not seen on the way. */
export function landmarksOf(map: MallMap): Landmarks {
  const doors = doorsByUnit(
    map.units,
    doorsOf(map).filter(({ opening }) => opening.use === 'door'),
  )
  const seen = map.occupants.flatMap(({ id, unitId, levelId }) =>
    (doors.get(unitId) ?? []).map(({ at }) => ({ levelId, occupantId: id, door: at })),
  )
  return Map.groupBy(seen, ({ levelId }) => levelId)
}

/** A shop further off than this is not what one notices; metres. */
const NOTICED_METRES = 9

/** What is said to stand at a turn is within reach of it; metres. */
const AT_TURN_METRES = 6

/** On a stretch this short there is nothing to look out for; metres. */
const SHORT_METRES = 6

/** More than this nobody keeps in mind. */
export const MOST_PASSED = 2

/** What one passes on a straight stretch, in that order: the last ones, which tell best how far to go. */
export function passedBetween(a: Point, b: Point, seen: readonly Seen[]): Landmark[] {
  const length = distanceBetween(a, b)
  if (length < SHORT_METRES) return []
  const along = scaled(minus(b, a), 1 / length)
  const passed = seen
    .map(({ occupantId, door }) => {
      const off = minus(door, a)
      return { occupantId, walked: dot(off, along), aside: cross(along, off) }
    })
    .filter(({ walked, aside }) => walked > 2 && walked < length - 1 && Math.abs(aside) < NOTICED_METRES)
    .toSorted((one, other) => one.walked - other.walked)
  // Of a shop with several doors the last one counts.
  const byOccupant = new Map(passed.toReversed().map((each) => [each.occupantId, each]))
  const latest = new Set(byOccupant.values())
  return passed
    .filter((each) => latest.has(each))
    .slice(-MOST_PASSED)
    .map(({ occupantId, aside }) => ({ occupantId, side: aside > 0 ? 'left' : 'right' }))
}

/** What stands where one turns to go on to `next`. */
export function landmarkAt(at: Point, next: Point, seen: readonly Seen[]): Landmark | undefined {
  const [near] = seen
    .filter(({ door }) => distanceBetween(door, at) < AT_TURN_METRES)
    .toSorted((one, other) => distanceBetween(one.door, at) - distanceBetween(other.door, at))
  if (near === undefined) return undefined
  const side = cross(minus(next, at), minus(near.door, at)) > 0 ? 'left' : 'right'
  return { occupantId: near.occupantId, side }
}
