import { edgesOf, isInside } from '../lines.ts'
import { plus, type Point, type Polygon, scaled } from '../plane.ts'
import { boxAround } from './box.ts'
import { isFreeLine, type Obstacles } from './obstacles.ts'

/** A point at the outer wall, from which a line can be drawn to a text. */
export interface WayOut {
  readonly at: Point
  /** Along an axis, of length 1. */
  readonly outwards: Point
  /** Taken by a mark before the wall, in ems. */
  readonly reach: number
}

/** To the right, left, bottom and top. */
const axes: readonly Point[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
]
/** Where lines may begin: in the middle of the shape, else so far beside it, as a share of its width. */
const BESIDE_MIDDLE = [0, 0.3, -0.3]
/** Free ground before a wall that is an outer one, in metres. */
const CLEAR_METRES = 12
const TOUCHING_METRES = 0.2

/** Straight ways from the middle of a shape through the outer wall, the shortest first. */
export function waysOut(shape: Polygon, middle: Point, indoors: Obstacles): WayOut[] {
  const box = boxAround(shape.outer)
  if (box === undefined) return []
  return axes
    .flatMap((outwards) =>
      BESIDE_MIDDLE.flatMap((share) => {
        const aside = { x: outwards.y * box.width * share, y: outwards.x * box.height * share }
        const start = plus(middle, aside)
        const length = isInside(start, shape) ? exitFrom(start, outwards, shape) : undefined
        if (length === undefined) return []
        const at = plus(start, scaled(outwards, length))
        const isClear = isFreeLine(
          indoors,
          plus(at, scaled(outwards, TOUCHING_METRES)),
          plus(at, scaled(outwards, CLEAR_METRES)),
        )
        return isClear
          ? [{ way: { at: wholeMetres(at), outwards, reach: 0 }, cost: length * (1 + Math.abs(share)) }]
          : []
      }),
    )
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ way }) => way)
}

/** The way of a door: outwards along the nearest axis. */
export function wayOfDoor(at: Point, outwards: Point, reach: number): WayOut {
  const isAcross = Math.abs(outwards.x) > Math.abs(outwards.y)
  const axis = isAcross ? { x: Math.sign(outwards.x), y: 0 } : { x: 0, y: Math.sign(outwards.y) }
  return { at, outwards: axis, reach }
}

/** Shorter to write, and exact enough for the beginning of a line. */
function wholeMetres({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) }
}

/** Metres along an axis to where the shape is left for good. */
function exitFrom(start: Point, outwards: Point, { outer }: Polygon): number | undefined {
  const lengths = edgesOf(outer).flatMap(([a, b]) => {
    // Across and along the axis, from the start.
    const [from, to] = [a, b].map(({ x, y }) => ({
      across: (x - start.x) * outwards.y + (y - start.y) * outwards.x,
      along: (x - start.x) * outwards.x + (y - start.y) * outwards.y,
    }))
    if (from === undefined || to === undefined || from.across > 0 === to.across > 0) return []
    const share = from.across / (from.across - to.across)
    const length = from.along + share * (to.along - from.along)
    return length > 0 ? [length] : []
  })
  return lengths.length === 0 ? undefined : Math.max(...lengths)
}
