import { describe, expect, it } from 'vitest'
import type { Point, Ring } from '../../map/plane.ts'
import { CLEARANCE_METRES, createFloor } from '../floor.ts'
import { plan, rectangle, unit } from '../testing/plan.ts'
import {
  lineAlong,
  metresAlong,
  nearestShorePlace,
  pointAt,
  type Shore,
  shorePlaceAfter,
  shoresOf,
  withoutSmallThings,
} from './shores.ts'

/** A hall of 30 by 20 m with a hole in it. */
function hallWith(hole: Ring) {
  const map = plan({ units: [unit('hall', 'walkway', rectangle(0, 0, 30, 20))] })
  return { map, floor: createFloor(map, 'L1', [{ outer: rectangle(0, 0, 30, 20).outer, holes: [hole] }]) }
}

function wallsOf(hole: Ring): readonly Shore[] {
  return shoresOf(hallWith(hole).floor)
}

const square = (side: number) => rectangle(10, 10, side, side).outer
const [around] = wallsOf(square(1))
if (around === undefined) throw new Error('The hall has no walls.')
const walls = around

const beside = ({ x, y }: Point) => ({ x: Number(x.toFixed(3)), y: Number(y.toFixed(3)) })

describe('the walls that one follows', () => {
  it('are those around the floor and around what stands in it, 14 m around or more', () => {
    expect(wallsOf(square(3.5)).map(({ length }) => length)).toEqual([100, 14])
    expect(wallsOf(square(3.4)).map(({ length }) => length)).toEqual([100])
  })

  it('have the walkway on the left, however they are drawn', () => {
    const hole = square(4)
    const inward = (shore: Shore | undefined) => shore && pointAt(shore, 1).at
    for (const drawn of [hole, hole.toReversed()]) {
      const { x, y } = inward(wallsOf(drawn)[1]) ?? { x: 12, y: 12 }
      expect(x < 10 || x > 14 || y < 10 || y > 14).toBe(true)
    }
    const { map } = hallWith(hole)
    const turned = createFloor(map, 'L1', [{ outer: rectangle(0, 0, 30, 20).outer.toReversed(), holes: [] }])
    const { x, y } = inward(shoresOf(turned)[0]) ?? { x: 0, y: 0 }
    expect(x > 0 && x < 30 && y > 0 && y < 20).toBe(true)
  })

  it('are none around what one walks around', () => {
    const holesLeft = (side: number) => {
      const { floor, map } = hallWith(square(side))
      return withoutSmallThings(floor, map).polygons[0]?.holes.length
    }
    expect([holesLeft(3.4), holesLeft(3.5)]).toEqual([0, 1])
  })
})

describe('a way along a wall', () => {
  it('goes on with the line where the wall is on the right, and against it where it is on the left', () => {
    expect(metresAlong(walls, 10, 25, 'right')).toBe(15)
    expect(metresAlong(walls, 10, 25, 'left')).toBe(85)
    expect(metresAlong(walls, 90, 5, 'right')).toBe(15)
    expect(metresAlong(walls, 10, 10, 'left')).toBe(0)
    expect(shorePlaceAfter(walls, 10, 15, 'right')).toBe(25)
    expect(shorePlaceAfter(walls, 10, 15, 'left')).toBe(95)
    expect(shorePlaceAfter(walls, 90, 15, 'right')).toBe(5)
    expect(shorePlaceAfter(walls, 15, 15, 'left')).toBe(0)
  })

  it('is a line beside the wall, with each corner on it', () => {
    const near = CLEARANCE_METRES
    expect(lineAlong(walls, 28, 53, 'right').map(beside)).toEqual(
      [
        { x: 28, y: near },
        { x: 30 - near / Math.SQRT2, y: near / Math.SQRT2 },
        { x: 30 - near / Math.SQRT2, y: 20 - near / Math.SQRT2 },
        { x: 27, y: 20 - near },
      ].map(beside),
    )
    expect(lineAlong(walls, 28, 10, 'left').map(beside)).toEqual(
      [
        { x: 28, y: near },
        { x: 10, y: near },
      ].map(beside),
    )
  })

  it('is within the wall where it begins or ends at a corner', () => {
    expect(beside(pointAt(walls, 30).at)).toEqual(beside({ x: 30 - CLEARANCE_METRES, y: 0 }))
    expect(beside(pointAt(walls, 29.999).off)).toEqual({ x: 0, y: 1 })
    expect(lineAlong(walls, 10, 30, 'right')).toHaveLength(2)
    expect(lineAlong(walls, 30, 40, 'right')).toHaveLength(2)
  })
})

describe('the nearest place at a wall', () => {
  it('is on the nearest wall, nearer than the given distance', () => {
    const found = nearestShorePlace([walls], { x: 12, y: 3 }, 3.1)
    expect(found).toMatchObject({ along: 12, off: { y: 1 } })
    expect(nearestShorePlace([walls], { x: 12, y: 3 }, 3)).toBeUndefined()
    expect(nearestShorePlace([walls], { x: 28, y: 10 }, 5)).toMatchObject({ along: 40, off: { x: -1 } })
  })

  it('is a corner beyond the ends of two walls', () => {
    expect(nearestShorePlace([walls], { x: 33, y: -1 }, 5)?.along).toBe(30)
    expect(nearestShorePlace([walls], { x: -1, y: -1 }, 5)?.along).toBe(0)
  })
})
