import type { Point } from '../plane.ts'

/** A rectangle of a drawing in metres: `x` to the right and `y` down from the upper left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The smallest box with all points; undefined without points. */
export function boxAround(points: readonly Point[]): Box | undefined {
  const [first] = points
  if (first === undefined) return undefined
  let { x: left, y: top, x: right, y: bottom } = first
  for (const { x, y } of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The box with a margin in metres on every side. */
export function widened({ x, y, width, height }: Box, metres: number): Box {
  return { x: x - metres, y: y - metres, width: width + 2 * metres, height: height + 2 * metres }
}

/** True if two boxes overlap by more than a border. */
export function doOverlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** True if a box is in another one, or reaches to its edge. */
export function isWithin(box: Box, { x, y, width, height }: Box): boolean {
  return box.x >= x && box.x + box.width <= x + width && box.y >= y && box.y + box.height <= y + height
}

/** A square from its middle and the length of its sides. */
export function squareAt({ x, y }: Point, side: number): Box {
  return { x: x - side / 2, y: y - side / 2, width: side, height: side }
}

/** Rounded to 0.1 m, exact enough for a drawing. */
export function rounded({ x, y }: Point): Point {
  return { x: toTenth(x), y: toTenth(y) }
}

/** The box rounded to 0.1 m. */
export function roundedBox({ x, y, width, height }: Box): Box {
  return { x: toTenth(x), y: toTenth(y), width: toTenth(width), height: toTenth(height) }
}

function toTenth(metres: number): number {
  return Math.round(metres * 10) / 10
}
