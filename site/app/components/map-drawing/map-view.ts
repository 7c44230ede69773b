import type { Box } from '@promenade/domain/map/drawing/box'
import type { Tier } from '@promenade/domain/map/drawing/level-drawing'

/** The size of the frame around a drawing, in pixels. */
export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** A position in the window: shares of its width and height, from 0 to 1. */
export interface Share {
  readonly x: number
  readonly y: number
}

/** The closest view, in metres across the window. */
const MIN_METRES = 12
/** Pixels per metre from which the symbols of the second and of the third tier have room. */
const SECOND_TIER_FROM = 5.5
const THIRD_TIER_FROM = 13

/** The view that shows all of a box as large as possible. */
export function fitted({ x, y, width, height }: Box, window: WindowSize): Box {
  const across = Math.max(width, (height * window.width) / window.height)
  return around({ x: x + width / 2, y: y + height / 2 }, across, window)
}

/** The view zoomed by a factor around `at`, in shares of the window. */
export function zoomed(view: Box, factor: number, at: Share): Box {
  const width = view.width / factor
  const height = view.height / factor
  return {
    x: view.x + (view.width - width) * at.x,
    y: view.y + (view.height - height) * at.y,
    width,
    height,
  }
}

/** The view moved right and down, in shares of the window. */
export function moved(view: Box, right: number, down: number): Box {
  return { ...view, x: view.x + right * view.width, y: view.y + down * view.height }
}

/** A position in the window, in shares of its size, as seen by a drawing that is turned by a quarter clockwise. */
export function turnedShare({ x, y }: Share): Share {
  return { x: y, y: 1 - x }
}

/** The part of a view within two positions in the window, in shares of its size. */
export function partOf(view: Box, a: Share, b: Share): Box {
  return {
    x: view.x + Math.min(a.x, b.x) * view.width,
    y: view.y + Math.min(a.y, b.y) * view.height,
    width: Math.abs(a.x - b.x) * view.width,
    height: Math.abs(a.y - b.y) * view.height,
  }
}

/** The view limited to the drawing, and to the closest view. */
export function limited(view: Box, bounds: Box, window: WindowSize): Box {
  const largest = fitted(bounds, window)
  const across = Math.min(largest.width, Math.max(Math.min(MIN_METRES, largest.width), view.width))
  const middle = {
    x: between(bounds.x, view.x + view.width / 2, bounds.x + bounds.width),
    y: between(bounds.y, view.y + view.height / 2, bounds.y + bounds.height),
  }
  return around(
    {
      x: across >= bounds.width ? bounds.x + bounds.width / 2 : middle.x,
      y: (across * window.height) / window.width >= bounds.height ? bounds.y + bounds.height / 2 : middle.y,
    },
    across,
    window,
  )
}

/** The view between two others; `share` is from 0 to 1. */
export function viewBetween(from: Box, to: Box, done: number): Box {
  const mixed = (a: number, b: number) => a + (b - a) * done
  return {
    x: mixed(from.x, to.x),
    y: mixed(from.y, to.y),
    width: mixed(from.width, to.width),
    height: mixed(from.height, to.height),
  }
}

/** The last tier whose symbols are shown at this scale. */
export function tierOf(view: Box, window: WindowSize): Tier {
  const scale = window.width / view.width
  if (scale >= THIRD_TIER_FROM) return 2
  return scale >= SECOND_TIER_FROM ? 1 : 0
}

/** The metres across or down that the style sheet tells apart until script measures. */
export const METRES_STEPS = [12, 16, 22, 30, 40, 55, 75, 100, 135, 180, 240, 320, 430, 580, 800, 1100]

/** The next larger step, so that no letters are taken for larger than they are. */
export function metresStep(metres: number): number {
  return METRES_STEPS.find((step) => step >= metres) ?? Math.max(...METRES_STEPS)
}

/** True if the view contains the whole box. */
export function isSeen(box: Box, view: Box): boolean {
  return (
    box.x >= view.x &&
    box.y >= view.y &&
    box.x + box.width <= view.x + view.width &&
    box.y + box.height <= view.y + view.height
  )
}

function around({ x, y }: { x: number; y: number }, across: number, window: WindowSize): Box {
  const height = (across * window.height) / window.width
  return { x: x - across / 2, y: y - height / 2, width: across, height }
}

function between(least: number, value: number, largest: number): number {
  return Math.min(largest, Math.max(least, value))
}
