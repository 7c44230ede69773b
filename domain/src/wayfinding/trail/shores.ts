import type { MallMap } from '../../map/mall-map.ts'
import { signedArea } from '../../map/lines.ts'
import { distanceBetween, minus, plus, type Point, type Ring, scaled } from '../../map/plane.ts'
import { CLEARANCE_METRES, createFloor, type Floor } from '../floor.ts'
import type { Side } from '../landmarks.ts'

/** A closed line of walls that a hand or a cane can follow: around the walkways, or around what stands in them. */
export interface Shore {
  /** Its corners, with the walkway on the left of the line. */
  readonly ring: Ring
  /** The way along it to each corner, in metres. */
  readonly starts: readonly number[]
  readonly length: number
}

/** A place at a shore. */
export interface ShorePlace {
  readonly shore: Shore
  /** The way along the shore, in metres from 0 up to its length. */
  readonly along: number
  /** The direction from the wall into the walkway, of length 1. */
  readonly off: Point
}

/** Nobody follows a planter or a row of tables: what is shorter around is no shore; metres. */
const LEAST_LENGTH_METRES = 14

/** A floor without what nobody follows: one walks around it, and hears and speaks across it. */
export function withoutSmallThings({ levelId, polygons }: Floor, map: MallMap): Floor {
  const bare = polygons.map(({ outer, holes }) => ({
    outer,
    holes: holes.filter((hole) => toShore(hole).length >= LEAST_LENGTH_METRES),
  }))
  return createFloor(map, levelId, bare)
}

/** The shores of a floor. */
export function shoresOf({ polygons }: Floor): Shore[] {
  return polygons
    .flatMap(({ outer, holes }) => [
      toShore(signedArea(outer) > 0 ? outer : outer.toReversed()),
      ...holes.map((hole) => toShore(signedArea(hole) < 0 ? hole : hole.toReversed())),
    ])
    .filter(({ length }) => length >= LEAST_LENGTH_METRES)
}

function toShore(ring: Ring): Shore {
  const starts: number[] = []
  let length = 0
  for (const [index, at] of ring.entries()) {
    starts.push(length)
    length += distanceBetween(at, ring[(index + 1) % ring.length] ?? at)
  }
  return { ring, starts, length }
}

/** The nearest place at a shore within `max` metres. */
export function nearestShorePlace(
  shores: readonly Shore[],
  point: Point,
  max: number,
): ShorePlace | undefined {
  let best: ShorePlace | undefined
  let least = max
  for (const shore of shores) {
    for (const [index, from] of shore.ring.entries()) {
      const to = shore.ring[(index + 1) % shore.ring.length] ?? from
      const length = distanceBetween(from, to)
      if (length === 0) continue
      const way = scaled(minus(to, from), 1 / length)
      const off = minus(point, from)
      const done = Math.max(0, Math.min(length, off.x * way.x + off.y * way.y))
      const metres = distanceBetween(point, plus(from, scaled(way, done)))
      if (metres >= least) continue
      least = metres
      best = { shore, along: (shore.starts[index] ?? 0) + done, off: { x: -way.y, y: way.x } }
    }
  }
  return best
}

/** The metres from one place to another with the wall on this hand. */
export function metresAlong({ length }: Shore, from: number, to: number, hand: Side): number {
  const forth = hand === 'right' ? to - from : from - to
  return forth < 0 ? forth + length : forth
}

/** The place after so many metres with the wall on this hand. */
export function shorePlaceAfter({ length }: Shore, from: number, metres: number, hand: Side): number {
  const along = (hand === 'right' ? from + metres : from - metres) % length
  return along < 0 ? along + length : along
}

/** The index of the corner from which the wall at a place begins. The walls of a large mall have a thousand corners. */
function edgeAt({ starts }: Shore, along: number): number {
  let [first, last] = [0, starts.length - 1]
  while (first < last) {
    const middle = Math.ceil((first + last) / 2)
    if ((starts[middle] ?? 0) <= along) first = middle
    else last = middle - 1
  }
  return first
}

/** The point beside the wall at which one walks, and the direction off the wall there. */
export function pointAt(shore: Shore, along: number): { at: Point; off: Point } {
  const index = edgeAt(shore, along)
  const from = shore.ring[index] ?? { x: 0, y: 0 }
  const to = shore.ring[(index + 1) % shore.ring.length] ?? from
  const length = distanceBetween(from, to) || 1
  const way = scaled(minus(to, from), 1 / length)
  const off = { x: -way.y, y: way.x }
  const onWall = plus(from, scaled(way, along - (shore.starts[index] ?? 0)))
  return { at: plus(onWall, scaled(off, CLEARANCE_METRES)), off }
}

/** The line beside the wall from one place to another with the wall on this hand. */
export function lineAlong(shore: Shore, from: number, to: number, hand: Side): Point[] {
  const metres = metresAlong(shore, from, to, hand)
  const corners = shore.starts
    .map((start) => ({ start, metres: metresAlong(shore, from, start, hand) }))
    .filter((corner) => corner.metres > 0 && corner.metres < metres)
    .toSorted((a, b) => a.metres - b.metres)
  return [
    pointAt(shore, from).at,
    ...corners.map(({ start }) => besideCorner(shore, start)),
    pointAt(shore, to).at,
  ]
}

/** Between the walls on both sides of a corner. */
function besideCorner(shore: Shore, start: number): Point {
  const index = shore.starts.indexOf(start)
  const corner = shore.ring[index] ?? { x: 0, y: 0 }
  const before = pointAt(shore, shorePlaceAfter(shore, start, 0.001, 'left')).off
  const after = pointAt(shore, start).off
  const middle = plus(before, after)
  const length = Math.hypot(middle.x, middle.y)
  return length < 0.2 ? corner : plus(corner, scaled(middle, CLEARANCE_METRES / length))
}
