import type { Box } from '@promenade/domain/map/drawing/box'
import { BESIDE_PX, LARGEST_PX, LINE_HEIGHT } from '@promenade/domain/map/drawing/letters'
import { textWidth } from '@promenade/domain/map/drawing/text-width'
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
  /** Beside the building: its start, middle or end in width and its middle in height, in ems from the wall. */
  readonly beside?: Point & { readonly anchor: string }
}

/**
 * The box of a label on the screen, in pixels from the middle of the window. Calculated, since to measure it the browser would lay
 * out the drawing.
 */
export function labelBox({ at, turn, size, lines, beside }: LabelShape, view: View, isForced: boolean): Box {
  const letters = beside || isForced ? BESIDE_PX : Math.min(size * view.scale, LARGEST_PX)
  const [width, height] = [Math.max(...lines.map(textWidth)) * letters, lines.length * LINE_HEIGHT * letters]
  const { x = 0, y = 0, anchor = 'middle' } = beside ?? {}
  const left = anchor === 'middle' ? 0 : anchor === 'start' ? width / 2 : -width / 2
  const angle = turn + view.turn
  const wall = pixelsOf(view, at)
  const middle = rotated({ x: x * letters + left, y: y * letters }, angle)
  const turned = turnedSize({ width, height }, angle)
  return {
    x: wall.x + middle.x - turned.width / 2,
    y: wall.y + middle.y - turned.height / 2,
    ...turned,
  }
}
