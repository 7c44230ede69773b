import { segmentsOf } from '../lines.ts'
import { between, distanceBetween, minus, type Point } from '../plane.ts'
import { rounded } from './box.ts'
import { degreesOf } from './degrees.ts'

/** Metres between two arrows. */
const ARROW_EVERY = 12

/** Arrows along a line, evenly, with its direction in degrees clockwise from the right. */
export function arrowsAlong(line: readonly Point[]): { readonly at: Point; readonly turn: number }[] {
  let walked = 0
  return segmentsOf(line).flatMap(([from, to]) => {
    const length = distanceBetween(from, to)
    const first = ARROW_EVERY - (walked % ARROW_EVERY)
    walked += length
    const turn = degreesOf(minus(to, from))
    return Array.from({ length: Math.max(0, Math.ceil((length - first) / ARROW_EVERY)) }, (_, arrow) => ({
      at: rounded(between(from, to, (first + arrow * ARROW_EVERY) / length)),
      turn,
    }))
  })
}
