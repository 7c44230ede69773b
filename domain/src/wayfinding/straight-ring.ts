import { distanceToSegment } from '../map/lines.ts'
import type { Point, Ring } from '../map/plane.ts'

/** Deviation of straight walls in rounded drawings, in metres. */
const ROUNDING_METRES = 0.01

/**
 * Removes the points of a ring that deviate from a straight wall by rounding only: each would be a corner in the route
 * graph and slow down every search.
 */
export function straightRing(ring: Ring): Ring {
  // A round wall may have no corner; then any point is the start.
  const start = Math.max(
    0,
    ring.findIndex((_, index) => !isOnLine(ring, index - 1, index + 1)),
  )
  const first = ring[start]
  if (first === undefined) return ring
  const corners: Point[] = [first]
  let last = start
  for (let index = start + 1; index < start + ring.length; index += 1) {
    if (isOnLine(ring, last, index + 1)) continue
    corners.push(...pointAt(ring, index))
    last = index
  }
  return corners.length < 3 ? ring : corners
}

/** True if all points between two points of the ring are on the straight line between them. */
function isOnLine(ring: Ring, from: number, to: number): boolean {
  const ends = [...pointAt(ring, from), ...pointAt(ring, to)]
  const [a, b] = ends
  if (a === undefined || b === undefined) return false
  for (let index = from + 1; index < to; index += 1) {
    if (pointAt(ring, index).some((point) => distanceToSegment(point, a, b) > ROUNDING_METRES)) return false
  }
  return true
}

function pointAt(ring: Ring, index: number): readonly Point[] {
  const point = ring.at(index % ring.length)
  return point === undefined ? [] : [point]
}
