/** A place on a level, in metres: `x` to the east and `y` to the north of the map's origin, the same on every level. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A closed line of at least three points, the first not repeated at the end. */
export type Ring = readonly Point[]

/** An outer ring and the rings of its holes, in any direction of turning. */
export interface Polygon {
  readonly outer: Ring
  readonly holes: readonly Ring[]
}

/** In metres. */
export function distanceBetween(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}

/** The vector from `b` to `a`. */
export function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y }
}

/** The sum of two vectors. */
export function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y }
}

/** A vector multiplied by a number. */
export function scaled({ x, y }: Point, factor: number): Point {
  return { x: x * factor, y: y * factor }
}

/** The cross product: positive if `b` points to the left of `a`. */
export function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x
}

/** The dot product of two vectors. */
export function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y
}

/** The point at a share of the way from one point to another. */
export function between(a: Point, b: Point, share: number): Point {
  return plus(a, scaled(minus(b, a), share))
}
