import {
  between,
  cross,
  distanceBetween,
  dot,
  minus,
  type Point,
  type Polygon,
  type Ring,
  scaled,
} from './plane.ts'

/** The point halfway along a line of points, and the direction of the line there as a vector of length 1. */
export function middleOf(line: readonly Point[]): { at: Point; along: Point } | undefined {
  const half = lengthOf(line) / 2
  let walked = 0
  for (const [from, to] of segmentsOf(line)) {
    const length = distanceBetween(from, to)
    if (length > 0 && walked + length >= half) {
      const share = (half - walked) / length
      return { at: between(from, to, share), along: scaled(minus(to, from), 1 / length) }
    }
    walked += length
  }
  return undefined
}

/** In metres. */
export function lengthOf(line: readonly Point[]): number {
  return segmentsOf(line).reduce((sum, [from, to]) => sum + distanceBetween(from, to), 0)
}

/** Each pair of neighbouring points of a line. */
export function segmentsOf(line: readonly Point[]): (readonly [Point, Point])[] {
  return line.flatMap((to, index) => {
    const from = line[index - 1]
    return from === undefined ? [] : [[from, to] as const]
  })
}

/** The edges of a ring, the closing one included. */
export function edgesOf(ring: Ring): (readonly [Point, Point])[] {
  const last = ring.at(-1)
  return last === undefined ? [] : segmentsOf([last, ...ring])
}

/** Square metres; positive for a ring that turns to the left. */
export function signedArea(ring: Ring): number {
  return edgesOf(ring).reduce((sum, [a, b]) => sum + cross(a, b), 0) / 2
}

/** True for a point inside the polygon and in none of its holes; on a border it may be either. */
export function isInside(point: Point, { outer, holes }: Polygon): boolean {
  return isInRing(point, outer) && !holes.some((hole) => isInRing(point, hole))
}

/** The smallest distance between two straight lines from `a` to `b` and from `c` to `d`; 0 where they meet. Metres. */
export function distanceBetweenSegments(a: Point, b: Point, c: Point, d: Point): number {
  if (doCross(a, b, c, d)) return 0
  return Math.min(
    distanceToSegment(a, c, d),
    distanceToSegment(b, c, d),
    distanceToSegment(c, a, b),
    distanceToSegment(d, a, b),
  )
}

/** From a point to the nearest point of the straight line from `a` to `b`. Metres. */
export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const along = minus(b, a)
  const squared = dot(along, along)
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, dot(minus(point, a), along) / squared))
  return distanceBetween(point, between(a, b, share))
}

/** A rectangle along the axes. */
export interface Bounds {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
}

/** The smallest box with all points; an empty box without points. */
export function boundsAround(points: readonly Point[]): Bounds {
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  return { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) }
}

/** Called very often, so it creates no list of edges. */
function isInRing({ x, y }: Point, ring: Ring): boolean {
  let isIn = false
  let a = ring.at(-1)
  for (const b of ring) {
    if (a && a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isIn = !isIn
    a = b
  }
  return isIn
}

function doCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const ab = minus(b, a)
  const cd = minus(d, c)
  return (
    cross(ab, minus(c, a)) * cross(ab, minus(d, a)) < 0 && cross(cd, minus(a, c)) * cross(cd, minus(b, c)) < 0
  )
}
