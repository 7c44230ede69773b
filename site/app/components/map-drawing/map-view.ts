import { type Box, widened } from '@promenade/domain/map/drawing/box'
import type { Tier } from '@promenade/domain/map/drawing/level-drawing'

/** The window through which a drawing is seen, in pixels. */
export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** How near one may look: metres across the window. */
const LEAST_METRES = 12
/** What is fitted keeps off the edge of the window by so much of its own size, and by so many metres at least. */
const FITTED_MARGIN = 0.15
const FITTED_MARGIN_METRES = 8
/** What is fitted is shown with its neighbours, however small it is: so many metres across. */
const FITTED_LEAST_METRES = 70
/** Pixels to the metre from which on the names of small stores, and of all, can be read. */
const SMALL_NAMES_FROM = 5.5
const ALL_NAMES_FROM = 13

/** The part of a drawing that shows a box as large as the window allows. */
export function fitted(box: Box, window: WindowSize): Box {
  const { x, y, width, height } = widened(
    box,
    Math.max(FITTED_MARGIN_METRES, FITTED_MARGIN * Math.max(box.width, box.height)),
  )
  const across = Math.max(width, (height * window.width) / window.height, FITTED_LEAST_METRES)
  return around({ x: x + width / 2, y: y + height / 2 }, across, window)
}

/** The part of a drawing that shows all of it. */
export function whole(bounds: Box, window: WindowSize): Box {
  const { x, y, width, height } = bounds
  const across = Math.max(width, (height * window.width) / window.height)
  return around({ x: x + width / 2, y: y + height / 2 }, across, window)
}

/** Looks so many times nearer; `at` keeps its place in the window, told as shares of its width and height. */
export function zoomed(view: Box, factor: number, at: { x: number; y: number }): Box {
  const width = view.width / factor
  const height = view.height / factor
  return {
    x: view.x + (view.width - width) * at.x,
    y: view.y + (view.height - height) * at.y,
    width,
    height,
  }
}

/** Looks further to the right and down, in shares of the window. */
export function moved(view: Box, right: number, down: number): Box {
  return { ...view, x: view.x + right * view.width, y: view.y + down * view.height }
}

/** The nearest view that shows a part of the drawing, neither from too near nor from further off than all of it. */
export function held(view: Box, bounds: Box, window: WindowSize): Box {
  const most = whole(bounds, window)
  const across = Math.min(most.width, Math.max(Math.min(LEAST_METRES, most.width), view.width))
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

/** On the way from one view to another, from 0 to 1. */
export function viewBetween(from: Box, to: Box, done: number): Box {
  const mixed = (a: number, b: number) => a + (b - a) * done
  return {
    x: mixed(from.x, to.x),
    y: mixed(from.y, to.y),
    width: mixed(from.width, to.width),
    height: mixed(from.height, to.height),
  }
}

/** What can be read from here. */
export function tierOf(view: Box, window: WindowSize): Tier {
  const scale = window.width / view.width
  if (scale >= ALL_NAMES_FROM) return 2
  return scale >= SMALL_NAMES_FROM ? 1 : 0
}

/** Whether all of a box is seen. */
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

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
