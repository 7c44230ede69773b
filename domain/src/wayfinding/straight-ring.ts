import { distanceToStretch, type Point, type Ring } from '../map/plane.ts'

/** What walls deviate by because drawings are rounded; metres. */
const ROUNDING_METRES = 0.01

/**
 * The ring without the points that rounding alone has put beside a straight wall: each would be a corner that stands
 * out by a hair, and ways would be searched past all of them. No point left out lies farther off than that.
 */
export function straightRing(ring: Ring): Ring {
  // A round wall may have no corner to begin at; then any point will do.
  const start = Math.max(
    0,
    ring.findIndex((_, index) => !isOnLine(ring, index - 1, index + 1)),
  )
  const first = ring[start]
  if (first === undefined) return ring
  const kept: Point[] = [first]
  let last = start
  for (let index = start + 1; index < start + ring.length; index += 1) {
    if (isOnLine(ring, last, index + 1)) continue
    kept.push(...pointAt(ring, index))
    last = index
  }
  return kept.length < 3 ? ring : kept
}

/** Whether all points between two of the ring lie on the straight line between them. */
function isOnLine(ring: Ring, from: number, to: number): boolean {
  const ends = [...pointAt(ring, from), ...pointAt(ring, to)]
  const [a, b] = ends
  if (a === undefined || b === undefined) return false
  for (let index = from + 1; index < to; index += 1) {
    if (pointAt(ring, index).some((point) => distanceToStretch(point, a, b) > ROUNDING_METRES)) return false
  }
  return true
}

function pointAt(ring: Ring, index: number): readonly Point[] {
  const point = ring.at(index % ring.length)
  return point === undefined ? [] : [point]
}
