import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rectangle } from '../../wayfinding/testing/plan.ts'
import type { Polygon } from '../plane.ts'
import { findTextRoom } from './text-room.ts'

describe('findTextRoom', () => {
  it('finds all of a rectangle of the same proportion', () => {
    const room = findTextRoom(rectangle(10, 20, 30, 10), 3, 0)
    expect(room?.at).toEqual({ x: 25, y: 25 })
    expect(room?.height).toBeCloseTo(10)
  })

  it('finds a rectangle that stands up', () => {
    expect(findTextRoom(rectangle(0, 0, 10, 30), 3, -Math.PI / 2)?.height).toBeCloseTo(10)
    expect(findTextRoom(rectangle(0, 0, 10, 30), 3, 0)?.height).toBeCloseTo(10 / 3)
  })

  it('finds the wide arm of a corner', () => {
    const corner = [
      [0, 0],
      [30, 0],
      [30, 8],
      [4, 8],
      [4, 30],
      [0, 30],
    ] as const
    const room = findTextRoom({ outer: corner.map(([x, y]) => ({ x, y })), holes: [] }, 3, 0)
    expect(room?.height).toBeCloseTo(8, 0)
  })

  it('avoids holes that overlap each other or the border', () => {
    const holes = [rectangle(0, 0, 12, 10), rectangle(8, -5, 12, 20), rectangle(35, 4, 20, 2)]
    const room = findTextRoom(
      { outer: rectangle(0, 0, 40, 10).outer, holes: holes.map(({ outer }) => outer) },
      1,
      0,
    )
    expect(room?.at.x).toBeGreaterThan(24)
    expect(room?.height).toBeCloseTo(10, 0)
  })

  it('finds nothing below the minimum height', () => {
    expect(findTextRoom(rectangle(0, 0, 30, 10), 3, 0, 9)).toBeDefined()
    expect(findTextRoom(rectangle(0, 0, 30, 10), 3, 0, 10)).toBeUndefined()
  })

  it('finds as much as a search of every place', () => {
    const corners = fc.array(fc.integer({ min: 2, max: 20 }), { minLength: 3, maxLength: 9 })
    fc.assert(
      fc.property(corners, (lengths) => {
        const outer = lengths.map((length, index) => {
          const angle = (index / lengths.length) * 2 * Math.PI
          return { x: length * Math.cos(angle), y: length * Math.sin(angle) }
        })
        const found = findTextRoom({ outer, holes: [] }, 1, 0)?.height ?? 0
        expect(found).toBeGreaterThan(largestOnGrid({ outer, holes: [] }) - 0.25)
      }),
      { numRuns: 40 },
    )
  })
})

/** The largest square that grows around any place of a grid until one of its borders meets a wall, by trying. */
function largestOnGrid(shape: Polygon): number {
  let largest = 0
  for (let x = -20; x <= 20; x += 1) {
    for (let y = -20; y <= 20; y += 1) {
      while (isSquareInside(x, y, largest + 0.2, shape)) largest += 0.2
    }
  }
  return largest
}

function isSquareInside(x: number, y: number, side: number, { outer }: Polygon): boolean {
  const at = { x: x - side / 2, y: y - side / 2 }
  const corners = rectangle(at.x, at.y, side, side).outer
  const isIn = corners.every((corner) => crossings(corner, outer) % 2 === 1)
  return (
    isIn &&
    !outer.some((point, index) =>
      cutsSquare(point, outer[(index + 1) % outer.length] ?? point, x, y, side / 2),
    )
  )
}

function crossings({ x, y }: { x: number; y: number }, ring: Polygon['outer']): number {
  return ring.filter((a, index) => {
    const b = ring[(index + 1) % ring.length] ?? a
    return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x
  }).length
}

/** Points in small steps along the wall. */
function cutsSquare(
  a: { x: number; y: number },
  b: { x: number; y: number },
  x: number,
  y: number,
  half: number,
) {
  return Array.from({ length: 101 }, (_, step) => step / 100).some(
    (share) =>
      Math.abs(a.x + share * (b.x - a.x) - x) < half && Math.abs(a.y + share * (b.y - a.y) - y) < half,
  )
}
