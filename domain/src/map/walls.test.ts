import { describe, expect, it } from 'vitest'
import { isAtWall, wallsOf } from './walls.ts'

const square = (from: number, to: number) => [
  { x: from, y: from },
  { x: to, y: from },
  { x: to, y: to },
  { x: from, y: to },
]
const unit = { shape: [{ outer: square(0, 10), holes: [square(4, 6)] }] }

describe('the walls of a unit', () => {
  it('are those around it and around the holes in it', () => {
    expect(wallsOf(unit)).toHaveLength(8)
  })

  it.each([
    ['in the wall around it', { x: 5, y: 0 }, true],
    ['in the wall around its hole', { x: 4, y: 5 }, true],
    ['at a corner', { x: 10.2, y: 10.2 }, true],
    ['as far beside as a thick wall is', { x: 5, y: -0.3 }, true],
    ['farther beside', { x: 5, y: -0.31 }, false],
    ['in the middle of the room', { x: 2, y: 2 }, false],
  ])('have a point %s: %o, %s', (_, point, expected) => {
    expect(isAtWall(point, unit)).toBe(expected)
  })

  it('may be drawn less exactly', () => {
    expect(isAtWall({ x: 5, y: -0.35 }, unit, 0.35)).toBe(true)
  })
})
