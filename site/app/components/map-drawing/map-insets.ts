import type { Box } from '@promenade/domain/map/drawing/box'
import { type Insets, NO_INSETS } from './map-view.ts'

/** Pixels around a fitted box for the marks at its edge; a pin stands above its place. */
const MARKS = { top: 40, side: 24 }
const ROW_GAP = 8

/** Room for a row at the top alone (`--map-over` in the style sheet). */
export function insetsWithoutMarks(window: HTMLElement): Insets {
  const { top } = insetsIn(window)
  return { ...NO_INSETS, top: top > MARKS.top ? top - MARKS.top + ROW_GAP : 0 }
}

/** Room for marks, and for what lies over the drawing: a row at the top or bottom, a column at the right. */
export function insetsIn(window: HTMLElement): Insets {
  const insets = { top: MARKS.top, right: MARKS.side, bottom: MARKS.side, left: MARKS.side }
  const area = window.getBoundingClientRect()
  for (const element of document.querySelectorAll('[data-over-map]')) {
    const box = element.getBoundingClientRect()
    const isOver = box.width > 0 && box.bottom > area.top && box.top < area.bottom
    if (!isOver) continue
    if (box.height > box.width) insets.right = Math.max(insets.right, area.right - box.left + MARKS.side / 2)
    else if (box.top + box.bottom < area.top + area.bottom)
      insets.top = Math.max(insets.top, box.bottom - area.top + MARKS.top)
    else insets.bottom = Math.max(insets.bottom, area.bottom - box.top + MARKS.side / 2)
  }
  return insets
}

/** Pixels by which letters such as g hang below their line, over a button. */
const HANG = 4

/** What lies over the drawing, in pixels from the middle of its window. */
export function coversOf(window: HTMLElement): Box[] {
  const area = window.getBoundingClientRect()
  return [...document.querySelectorAll('[data-over-map]')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const [left, top] = [x - area.x - area.width / 2, y - area.y - area.height / 2]
    return { x: left, y: top - HANG, width, height: height + HANG }
  })
}
