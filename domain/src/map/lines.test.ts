import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rectangle } from '../wayfinding/testing/plan.ts'
import {
  boundsAround,
  distanceBetweenSegments,
  distanceToSegment,
  edgesOf,
  isInside,
  lengthOf,
  middleOf,
  segmentsOf,
  signedArea,
} from './lines.ts'
import type { Point } from './plane.ts'

const at = (x: number, y: number): Point => ({ x, y })
const square = rectangle(0, 0, 10, 10)

describe('the middle of a line', () => {
  it.each([
    ['of two points', [at(0, 0), at(10, 0)], at(5, 0), at(1, 0)],
    ['of a corner', [at(0, 0), at(4, 0), at(4, 8)], at(4, 2), at(0, 1)],
    ['at a corner', [at(0, 0), at(4, 0), at(4, 4)], at(4, 0), at(1, 0)],
    ['with twins', [at(0, 0), at(0, 0), at(0, -6), at(0, -6)], at(0, -3), at(0, -1)],
  ])('%s has its direction there', (_, line, middle, along) => {
    const found = middleOf(line)
    expect(found?.at.x).toBeCloseTo(middle.x)
    expect(found?.at.y).toBeCloseTo(middle.y)
    expect(found?.along.x).toBeCloseTo(along.x)
    expect(found?.along.y).toBeCloseTo(along.y)
  })

  it('is none without a length', () => {
    expect(middleOf([])).toBeUndefined()
    expect(middleOf([at(1, 1), at(1, 1)])).toBeUndefined()
  })
})

it('has the pieces of a line, and of a ring the closing one too', () => {
  const line = [at(0, 0), at(3, 4), at(3, 0)]
  expect(segmentsOf(line)).toEqual([
    [at(0, 0), at(3, 4)],
    [at(3, 4), at(3, 0)],
  ])
  expect(edgesOf(line)[0]).toEqual([at(3, 0), at(0, 0)])
  expect(edgesOf([])).toEqual([])
  expect(lengthOf(line)).toBe(9)
})

it('counts an area to the left of its ring as positive', () => {
  expect(signedArea(square.outer)).toBe(100)
  expect(signedArea(square.outer.toReversed())).toBe(-100)
})

describe('a point inside', () => {
  it.each([
    [5, 5, true],
    [0.01, 9.99, true],
    [-0.01, 5, false],
    [10.01, 5, false],
    [5, -0.01, false],
    [5, 10.01, false],
  ])('a square at %d, %d: %s', (x, y, isIn) => {
    expect(isInside(at(x, y), square)).toBe(isIn)
  })

  it('is in none of the holes', () => {
    const shape = { ...square, holes: [rectangle(4, 4, 2, 2).outer] }
    expect(isInside(at(5, 5), shape)).toBe(false)
    expect(isInside(at(3.9, 5), shape)).toBe(true)
  })

  it('of a slanted corner lies on its side of the wall', () => {
    const triangle = { outer: [at(0, 0), at(10, 0), at(0, 10)], holes: [] }
    expect(isInside(at(4.9, 4.9), triangle)).toBe(true)
    expect(isInside(at(5.1, 5.1), triangle)).toBe(false)
  })

  it('of a ring is in it on one level with its corners too', () => {
    const diamond = { outer: [at(0, -5), at(5, 0), at(0, 5), at(-5, 0)], holes: [] }
    expect([-6, -4, 4, 6].map((x) => isInside(at(x, 0), diamond))).toEqual([false, true, true, false])
  })
})

describe('the distance to a straight line', () => {
  it.each([
    ['beside it', at(5, 3), 3],
    ['before it', at(-3, 4), 5],
    ['behind it', at(13, 4), 5],
    ['on it', at(2, 0), 0],
  ])('%s', (_, point, metres) => {
    expect(distanceToSegment(point, at(0, 0), at(10, 0))).toBeCloseTo(metres)
  })

  it('of no length is that to the point', () => {
    expect(distanceToSegment(at(3, 4), at(0, 0), at(0, 0))).toBe(5)
  })
})

describe('the distance between straight lines', () => {
  it.each([
    ['that cross', at(5, -5), at(5, 5), 0],
    ['that touch', at(5, 0), at(5, 5), 0],
    ['of which one ends above the other', at(5, 2), at(5, 5), 2],
    ['of which one ends beside the other', at(13, 4), at(20, 9), 5],
    ['side by side', at(0, 3), at(10, 3), 3],
    ['that would cross if they were longer', at(12, -5), at(12, 5), 2],
  ])('%s', (_, c, d, metres) => {
    expect(distanceBetweenSegments(at(0, 0), at(10, 0), c, d)).toBeCloseTo(metres)
    expect(distanceBetweenSegments(c, d, at(0, 0), at(10, 0))).toBeCloseTo(metres)
  })

  it('is the least between any two of their points', () => {
    const places = fc.record({ x: fc.integer({ min: 0, max: 20 }), y: fc.integer({ min: 0, max: 20 }) })
    fc.assert(
      fc.property(places, places, places, places, (a, b, c, d) => {
        const shares = Array.from({ length: 41 }, (_, step) => step / 40)
        const tried = shares.map((share) =>
          distanceToSegment(at(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share), c, d),
        )
        const found = distanceBetweenSegments(a, b, c, d)
        expect(found).toBeLessThanOrEqual(Math.min(...tried) + 1e-9)
        expect(found).toBeGreaterThan(Math.min(...tried) - Math.hypot(b.x - a.x, b.y - a.y) / 40 - 1e-9)
      }),
    )
  })
})

it('has the smallest box around points', () => {
  expect(boundsAround([at(3, -1), at(-2, 4), at(0, 0)])).toEqual({ minX: -2, minY: -1, maxX: 3, maxY: 4 })
})
