import Flatbush from 'flatbush'
import { distanceBetweenSegments, edgesOf, isInside, segmentsOf } from '../lines.ts'
import type { Point, Polygon, Ring } from '../plane.ts'
import { type Box, boxAround, doOverlap } from './box.ts'
import { textBlock } from './fit-label.ts'
import type { PlacedText } from './level-drawing.ts'

/** Drawn shapes that labels must not cover. */
export interface Obstacles {
  readonly add: (ring: Ring) => void
  /** The shape with overlapping obstacles as holes. */
  readonly leftOf: (shape: Polygon) => Polygon
  /** True if no obstacle overlaps the ring. */
  readonly isFree: (ring: Ring) => boolean
}

/** Creates an empty set of obstacles. */
export function createObstacles(): Obstacles {
  const taken: { ring: Ring; box: Box }[] = []
  let index: Flatbush | undefined
  let indexed = 0
  const near = (ring: Ring) => {
    const box = boxAround(ring)
    if (box === undefined) return []
    // Those added since are looked at one by one, until they are more than the index has.
    if (taken.length > 2 * indexed) {
      index = indexOf(taken)
      indexed = taken.length
    }
    const found = index?.search(box.x, box.y, box.x + box.width, box.y + box.height) ?? []
    return [
      ...found.toSorted((a, b) => a - b).flatMap((at) => taken[at] ?? []),
      ...taken.slice(indexed),
    ].flatMap((other) => (doOverlap(box, other.box) ? [other.ring] : []))
  }
  return {
    add: (ring) => {
      const box = boxAround(ring)
      if (box !== undefined) taken.push({ ring, box })
    },
    leftOf: ({ outer, holes }) => ({ outer, holes: [...holes, ...near(outer)] }),
    isFree: (ring) => near(ring).every((other) => areApart(ring, other)),
  }
}

function indexOf(taken: readonly { readonly box: Box }[]): Flatbush {
  const index = new Flatbush(taken.length)
  for (const { box } of taken) index.add(box.x, box.y, box.x + box.width, box.y + box.height)
  index.finish()
  return index
}

/** True if no obstacle touches the straight line. */
export function isFreeLine(obstacles: Obstacles, from: Point, to: Point): boolean {
  return obstacles.isFree([from, to, to])
}

/** True if one of the lines crosses the box. */
export function doCover(lines: readonly (readonly Point[])[], box: Box): boolean {
  return lines.some((line) =>
    segmentsOf(line).some((segment) => {
      const around = boxAround(segment)
      return around && doOverlap(around, box) && !areApart(segment, ringOfBox(box))
    }),
  )
}

/** The corners of a box. */
export function ringOfBox({ x, y, width, height }: Box): Ring {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}

/** The largest area of a label with its margins. */
export function ringOfLabel({ lines, at, turn, size }: PlacedText): Ring {
  const { width, height } = textBlock(lines)
  const angle = (turn * Math.PI) / 180
  const right = scaledTurn(angle, (size * width) / 2)
  const down = scaledTurn(angle + Math.PI / 2, (size * height) / 2)
  return [
    { x: at.x - right.x - down.x, y: at.y - right.y - down.y },
    { x: at.x + right.x - down.x, y: at.y + right.y - down.y },
    { x: at.x + right.x + down.x, y: at.y + right.y + down.y },
    { x: at.x - right.x + down.x, y: at.y - right.y + down.y },
  ]
}

function scaledTurn(angle: number, length: number): Point {
  return { x: Math.cos(angle) * length, y: Math.sin(angle) * length }
}

function areApart(a: Ring, b: Ring): boolean {
  const holds = (ring: Ring, other: Ring) =>
    other.some((point) => isInside(point, { outer: ring, holes: [] }))
  const doCross = edgesOf(a).some(([from, to]) =>
    edgesOf(b).some(([start, end]) => distanceBetweenSegments(from, to, start, end) === 0),
  )
  return !doCross && !holds(a, b) && !holds(b, a)
}
