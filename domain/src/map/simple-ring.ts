import Flatbush from 'flatbush'
import { edgesOf } from './lines.ts'
import { cross, minus, type Point, type Ring } from './plane.ts'

type Edge = readonly [Point, Point]

/**
 * True if a ring is the border of one area: no edge crosses or touches another, and neighbours meet only in their common
 * corner. Algorithms on areas give wrong results for other rings, or never end.
 */
export function isSimpleRing(ring: Ring): boolean {
  const edges = edgesOf(ring)
  if (edges.length < 3) return false
  const index = new Flatbush(edges.length)
  for (const [a, b] of edges) {
    index.add(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y))
  }
  index.finish()
  return edges.every((edge, at) => {
    const [a, b] = edge
    const near = index.search(
      Math.min(a.x, b.x),
      Math.min(a.y, b.y),
      Math.max(a.x, b.x),
      Math.max(a.y, b.y),
      (other) => other > at,
    )
    return near.every((other) => {
      const second = edges[other]
      return second === undefined || areApart(edge, second, other - at, edges.length)
    })
  })
}

function areApart(first: Edge, second: Edge, steps: number, count: number): boolean {
  if (steps === 1) return !turnsBack(first, second)
  if (steps === count - 1) return !turnsBack(second, first)
  return !doMeet(first, second)
}

/** True if an edge lies on the edge before it. */
function turnsBack([a, b]: Edge, [, c]: Edge): boolean {
  const [back, on] = [minus(a, b), minus(c, b)]
  return cross(back, on) === 0 && back.x * on.x + back.y * on.y >= 0
}

function doMeet([a, b]: Edge, [c, d]: Edge): boolean {
  const sides = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)]
  const [ofC = 0, ofD = 0, ofA = 0, ofB = 0] = sides
  if (ofC * ofD < 0 && ofA * ofB < 0) return true
  return (
    (ofC === 0 && isBetween(c, a, b)) ||
    (ofD === 0 && isBetween(d, a, b)) ||
    (ofA === 0 && isBetween(a, c, d)) ||
    (ofB === 0 && isBetween(b, c, d))
  )
}

function side(a: Point, b: Point, point: Point): number {
  return Math.sign(cross(minus(b, a), minus(point, a)))
}

/** For a point that lies on the line through both. */
function isBetween(point: Point, a: Point, b: Point): boolean {
  return (
    Math.min(a.x, b.x) <= point.x &&
    point.x <= Math.max(a.x, b.x) &&
    Math.min(a.y, b.y) <= point.y &&
    point.y <= Math.max(a.y, b.y)
  )
}
