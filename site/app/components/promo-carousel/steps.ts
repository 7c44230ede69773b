/** When after a step the strip is asked whether it has come to its start or end (specification §2 and §9). */
export const END_CHECK_MS = 500

/** The window widths that a step depends on, wider ones first, with the step in pixels (specification §2 and §9). */
const steps = [
  { widerThan: 768, step: 400 },
  { widerThan: 468, step: 540 },
] as const

/** How far one step goes in a window of this width, all in pixels; the cards of `.track` lie as far apart. */
export function stepIn(windowWidth: number): number {
  return steps.find(({ widerThan }) => windowWidth > widerThan)?.step ?? windowWidth
}

/** Where a strip stands and how far it can go, in pixels. */
interface Place {
  readonly at: number
  readonly end: number
}

/** Where one step forwards (1) or back (-1) leads: to where a card begins, or to an end of the strip. */
export function stepFrom({ at, end }: Place, step: number, direction: 1 | -1): number {
  const card = Math.round(at / step)
  // From the end, where the strip stands between two cards, one step back is to the card cut off before.
  const isBetween = Math.abs(card * step - at) > tolerance && at >= end - tolerance
  const next = isBetween && direction < 0 ? Math.ceil(at / step) - 1 : card + direction
  return Math.min(Math.max(next * step, 0), end)
}

/** Whether a strip stands at its start or its end, or so near that nothing is hidden there. */
export function endsAt({ at, end }: Place): { atStart: boolean; atEnd: boolean } {
  return { atStart: at <= tolerance, atEnd: at >= end - tolerance }
}

/** The card at an end is in sight before the gutter beside it is. */
const tolerance = 12
