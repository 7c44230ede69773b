import FlatQueue from 'flatqueue'
import type { Point, Polygon } from '../plane.ts'
import { boxAround } from './box.ts'

/** The middle and the height of the largest rectangle, in metres. */
export interface TextRoom {
  readonly at: Point
  readonly height: number
}

/** The search ends below this gain, in metres. */
const PRECISION_METRES = 0.1

/**
 * Finds the largest rectangle that lies in the shape: `aspect` times as wide as high, its base turned by `turn` radians
 * clockwise from the right. Undefined if it is not higher than `least` metres. Exact to `PRECISION_METRES`. The algorithm is
 * polylabel (V. Agafonkin) with the Chebyshev distance, on a shape squeezed so that the rectangle becomes a square.
 */
export function findTextRoom(shape: Polygon, aspect: number, turn: number, least = 0): TextRoom | undefined {
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const squeeze = ({ x, y }: Point): Point => ({ x: (x * cos + y * sin) / aspect, y: y * cos - x * sin })
  const unsqueeze = ({ x, y }: Point): Point => ({
    x: x * aspect * cos - y * sin,
    y: x * aspect * sin + y * cos,
  })
  const squeezed = { outer: shape.outer.map(squeeze), holes: shape.holes.map((hole) => hole.map(squeeze)) }
  const best = findLargestSquare(squeezed, least / 2)
  return best && { at: unsqueeze(best.at), height: 2 * best.clearance }
}

interface Cell {
  readonly at: Point
  readonly half: number
  readonly clearance: number
}

function findLargestSquare(shape: Polygon, least: number): Cell | undefined {
  const rings = [shape.outer, ...shape.holes].map((ring) =>
    Float64Array.from(ring.flatMap(({ x, y }) => [x, y])),
  )
  const box = boxAround(shape.outer)
  const side = box === undefined ? 0 : Math.min(box.width, box.height)
  if (box === undefined || side < Math.max(PRECISION_METRES, 2 * least)) return undefined
  const queue = new FlatQueue<Cell>()
  let best: Cell = { at: box, half: 0, clearance: least }
  consider({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, 0)
  for (let x = box.x; x < box.x + box.width; x += side) {
    for (let y = box.y; y < box.y + box.height; y += side)
      consider({ x: x + side / 2, y: y + side / 2 }, side / 2)
  }
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    if (cell.clearance + cell.half <= best.clearance + PRECISION_METRES / 2) break
    const half = cell.half / 2
    for (const x of [cell.at.x - half, cell.at.x + half]) {
      for (const y of [cell.at.y - half, cell.at.y + half]) consider({ x, y }, half)
    }
  }
  return best.clearance > least ? best : undefined

  function consider(at: Point, half: number) {
    const useless = Math.min(best.clearance, best.clearance + PRECISION_METRES / 2 - half)
    const cell = { at, half, clearance: clearanceAt(at, rings, useless) }
    if (cell.clearance > best.clearance) best = cell
    const most = cell.clearance + half
    if (most > best.clearance + PRECISION_METRES / 2) queue.push(cell, -most)
  }
}

/**
 * Half the side of the largest square around the point within the shape; negative outside and in holes. At or below `useless` it is
 * not exact.
 */
function clearanceAt({ x, y }: Point, [outer, ...holes]: readonly Float64Array[], useless: number): number {
  let clearance = outer === undefined ? -Infinity : insideBy(x, y, outer, useless)
  for (const hole of holes) {
    if (clearance <= useless) break
    clearance = Math.min(clearance, -insideBy(x, y, hole, useless))
  }
  return clearance
}

/** The Chebyshev distance of a point to the ring; negative outside. A distance of at most `useless` is not exact, nor is its sign. */
function insideBy(x: number, y: number, ring: Float64Array, useless: number): number {
  let nearest = Infinity
  let isInside = false
  let fromX = (ring.at(-2) ?? 0) - x
  let fromY = (ring.at(-1) ?? 0) - y
  for (let corner = 0; corner < ring.length && nearest > useless; corner += 2) {
    const toX = (ring[corner] ?? 0) - x
    const toY = (ring[corner + 1] ?? 0) - y
    if (fromY > 0 !== toY > 0 && 0 < ((toX - fromX) * -fromY) / (toY - fromY) + fromX) isInside = !isInside
    if (Math.max(gap(fromX, toX), gap(fromY, toY)) < nearest)
      nearest = Math.min(nearest, squareDistance(fromX, fromY, toX, toY))
    fromX = toX
    fromY = toY
  }
  return isInside ? nearest : -nearest
}

/** The distance from 0 to the numbers between two. */
function gap(from: number, to: number): number {
  return Math.max(0, Math.min(from, to), -Math.max(from, to))
}

/** The Chebyshev distance from 0, 0 to the straight line between two points. */
function squareDistance(fromX: number, fromY: number, toX: number, toY: number): number {
  const alongX = toX - fromX
  const alongY = toY - fromY
  let least = Math.min(Math.max(Math.abs(fromX), Math.abs(fromY)), Math.max(Math.abs(toX), Math.abs(toY)))
  // The maximum of two linear functions is smallest at an end or where they cross.
  for (const share of [(fromY - fromX) / (alongX - alongY), -(fromX + fromY) / (alongX + alongY)]) {
    if (share > 0 && share < 1) {
      least = Math.min(least, Math.max(Math.abs(fromX + share * alongX), Math.abs(fromY + share * alongY)))
    }
  }
  return least
}
