import type { Box } from './box.ts'

/** A part of the window in which a level is drawn, in pixels. Who changes the layout of the map page measures these anew. */
export interface Frame {
  readonly width: number
  readonly height: number
  /** As much of the window is seen at either side of it. */
  readonly sides?: number
}

/** All of the plan on phones upright and held sideways, tablets and laptops, where no script moves it. */
export const stillFrames: readonly Frame[] = [
  { width: 286, height: 350, sides: 37 },
  { width: 326, height: 395, sides: 32 },
  { width: 356, height: 521, sides: 37 },
  { width: 679, height: 318 },
  { width: 704, height: 633 },
  { width: 744, height: 494 },
  { width: 774, height: 556 },
  { width: 870, height: 556 },
]

/**
 * What the view of a route or a store fills of the plan at most: of a phone, low and high, of a tablet and of a desktop. The larger,
 * the worse is a place outside: it is outside of the smaller ones too.
 */
export const viewFrames: readonly (Frame & { readonly outside: number })[] = [
  { width: 260, height: 130, outside: 1 },
  { width: 270, height: 300, outside: 2 },
  { width: 500, height: 400, outside: 3 },
  { width: 830, height: 400, outside: 4 },
]

/** What the view of a plan of a visit fills on the smallest phone: the least of all. */
export const phoneFrame: Frame = { width: 256, height: 70 }

/** Of a view that fills a frame. */
export function metresPerPixelIn(view: Box, { width, height }: Frame): number {
  return Math.max(view.width / width, view.height / height)
}
