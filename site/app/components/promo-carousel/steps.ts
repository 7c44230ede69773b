/** Milliseconds after a step until the ends are checked (specification §2 and §9). */
export const END_CHECK_MS = 500

/** Pixels per step by window width, wide to narrow (specification §2 and §9). */
const steps = [
  { widerThan: 768, step: 400 },
  { widerThan: 468, step: 540 },
] as const

/** Pixels of a step, which is also the distance between two cards. */
export function stepIn(windowWidth: number): number {
  return steps.find(({ widerThan }) => windowWidth > widerThan)?.step ?? windowWidth
}

/** Scroll position and its maximum, in pixels. */
interface Place {
  readonly at: number
  readonly end: number
}

/** Scroll position after a step forwards (1) or back (-1): the start of a card, or an end. */
export function stepFrom({ at, end }: Place, step: number, direction: 1 | -1): number {
  const card = Math.round(at / step)
  // At the end the strip is between two cards: a step back goes to the card that is cut off.
  const isBetween = Math.abs(card * step - at) > tolerance && at >= end - tolerance
  const next = isBetween && direction < 0 ? Math.ceil(at / step) - 1 : card + direction
  return Math.min(Math.max(next * step, 0), end)
}

/** True at an end, or so close that nothing is hidden. */
export function endsAt({ at, end }: Place): { atStart: boolean; atEnd: boolean } {
  return { atStart: at <= tolerance, atEnd: at >= end - tolerance }
}

/** Covers the gutter beside the last card. */
const tolerance = 12
