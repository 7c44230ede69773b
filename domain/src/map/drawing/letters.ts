import type { DrawnLogo, StoreTexts } from './level-drawing.ts'

/** Line height of a label, in ems. */
export const LINE_HEIGHT = 1.1

/** Letters in their unit are drawn from this size on, and a logo from this height on; in pixels. */
export const LEAST_PX = { letters: 11, logo: 24 }

/** The symbol of a store's kind is drawn where its room is so wide, in pixels. */
export const SIGN_PX = 13

/** Letters in their unit stop growing at this size, in pixels. */
export const LARGEST_PX = 15

/** The letters beside the building, in pixels. */
export const BESIDE_PX = 12

/** Half the width of a pin in pixels, with room for the numbers in it. */
export function halfWidthOfPin(number = ''): number {
  return Math.max(11, 5 + 4 * number.length)
}

/** The letters in metres from which the name, or the logo, is drawn in the unit. */
export function sizeInUnit({ label }: StoreTexts, logo: DrawnLogo | undefined): number {
  return logo === undefined ? (label?.size ?? 0) : (logo.box.height * LEAST_PX.letters) / LEAST_PX.logo
}
