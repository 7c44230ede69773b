import { signedArea } from '../map/lines.ts'
import {
  cross,
  distanceBetween,
  dot,
  minus,
  plus,
  type Point,
  type Polygon,
  type Ring,
  scaled,
} from '../map/plane.ts'
import { CLEARANCE_METRES } from './floor.ts'

/** A point near the corner of a wall, at the clearance distance, where a shortest path may bend. */
export interface Corner {
  readonly at: Point
  /** The directions of the wall from here, backwards and forwards. A path that bends here passes along both. */
  readonly walls: readonly [Point, Point]
}

/** All convex wall corners of a walkable area; a shortest path bends only there. */
export function cornersOf(polygons: readonly Polygon[]): Corner[] {
  return polygons.flatMap(({ outer, holes }) => [
    ...cornersOfRing(turned(outer, 'left')),
    ...holes.flatMap((hole) => cornersOfRing(turned(hole, 'right'))),
  ])
}

/** The walkable side is on the left of the ring, so a wall corner is convex where the ring turns right. */
function cornersOfRing(ring: Ring): Corner[] {
  return ring.flatMap((wall, index) => {
    const before = ring.at(index - 1)
    const after = ring[(index + 1) % ring.length]
    if (before === undefined || after === undefined) return []
    const into = direction(before, wall)
    const away = direction(wall, after)
    if (into === undefined || away === undefined || cross(into, away) >= -1e-9) return []
    return offTheWall(wall, into, away)
  })
}

/** One point for a blunt corner; two for a sharp one, whose single point would be far away. */
function offTheWall(wall: Point, into: Point, away: Point): Corner[] {
  const turnsBy = dot(into, away)
  const off = (along: Point): Point => scaled({ x: -along.y, y: along.x }, CLEARANCE_METRES)
  const back = scaled(into, -1)
  if (turnsBy > -0.2) {
    // Halfway between both walls' perpendiculars, at the clearance distance from both walls.
    const middle = plus(off(into), off(away))
    return [{ at: plus(wall, scaled(middle, 1 / (1 + turnsBy))), walls: [back, away] }]
  }
  const first = plus(plus(wall, off(into)), scaled(into, CLEARANCE_METRES))
  const second = plus(plus(wall, off(away)), scaled(away, -CLEARANCE_METRES))
  return [
    { at: first, walls: [back, minus(second, first)] },
    { at: second, walls: [minus(first, second), away] },
  ]
}

/** True if a shortest path in this direction, coming or going, may bend at the corner. */
export function bendsTowards({ walls: [back, forward] }: Corner, along: Point): boolean {
  return cross(along, back) * cross(along, forward) > -1e-9
}

function direction(from: Point, to: Point): Point | undefined {
  const length = distanceBetween(from, to)
  return length === 0 ? undefined : scaled(minus(to, from), 1 / length)
}

function turned(ring: Ring, to: 'left' | 'right'): Ring {
  return signedArea(ring) > 0 === (to === 'left') ? ring : ring.toReversed()
}
