import type { Box } from '@promenade/domain/map/drawing/box'
import type { Beside } from '@promenade/domain/map/drawing/level-drawing'
import { BESIDE_PX, LARGEST_PX } from '@promenade/domain/map/drawing/letters'
import { boxOfLines } from '@promenade/domain/map/drawing/text-width'
import type { Point } from '@promenade/domain/map/plane'
import { pixelsOf, rotated, turnedSize, type View } from './map-view.ts'

/** Of a label, what decides where it is seen. */
export interface LabelShape {
  /** In the drawing: the middle of the text, or the wall beside which it stands. */
  readonly at: Point
  /** In degrees clockwise. */
  readonly turn: number
  /** Of its largest letters, in metres. */
  readonly size: number
  readonly lines: readonly string[]
  /** True for slanting letters, which reach beyond their width. */
  readonly isSlanted?: boolean
  /** Beside the building: its start, middle or end in width and its middle in height, in ems from the wall. */
  readonly beside?: Point & Pick<Beside, 'anchor'>
}

/**
 * The box of a label on the screen, in pixels from the middle of the window. Calculated, since to measure it the browser would lay
 * out the drawing.
 */
export function labelBox(
  { at, turn, size, lines, isSlanted, beside }: LabelShape,
  view: View,
  isForced: boolean,
): Box {
  const letters = beside || isForced ? BESIDE_PX : Math.min(size * view.scale, LARGEST_PX)
  const { x, y, width, height } = boxOfLines(lines, beside ?? MIDDLE, beside?.anchor ?? 'middle')
  const angle = turn + view.turn
  const wall = pixelsOf(view, at)
  const middle = rotated({ x: (x + width / 2) * letters, y: (y + height / 2) * letters }, angle)
  const lean = isSlanted ? SLANT : 0
  const turned = turnedSize({ width: (width + 2 * lean) * letters, height: height * letters }, angle)
  return {
    x: wall.x + middle.x - turned.width / 2,
    y: wall.y + middle.y - turned.height / 2,
    ...turned,
  }
}

/** A name in its unit is placed by its middle. */
const MIDDLE: Point = { x: 0, y: 0 }

/** How far slanting letters lean to either side, in ems. */
const SLANT = 0.2
