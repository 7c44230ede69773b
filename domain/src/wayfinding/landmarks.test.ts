import { describe, expect, it } from 'vitest'
import { landmarkAt, landmarksOf, passedBetween } from './landmarks.ts'
import { door, plan, rectangle, unit } from './testing/plan.ts'

const doorAt = (occupantId: string, x: number, y: number) => ({ occupantId, door: { x, y } })
const [start, end] = [
  { x: 0, y: 0 },
  { x: 20, y: 0 },
]

describe('the doors that one passes', () => {
  it('are on their sides, in the order of the walk', () => {
    expect(passedBetween(start, end, [doorAt('b', 12, -3), doorAt('a', 5, 3)])).toEqual([
      { occupantId: 'a', side: 'left' },
      { occupantId: 'b', side: 'right' },
    ])
  })

  it.each([
    [2, 3, false],
    [2.1, 3, true],
    [18.9, 3, true],
    [19, 3, false],
    [10, 8.9, true],
    [10, 9, false],
    [10, -8.9, true],
    [10, -9, false],
  ])('include one at %d, %d of a walk of 20 m: %s', (x, y, isPassed) => {
    expect(passedBetween(start, end, [doorAt('a', x, y)])).toHaveLength(isPassed ? 1 : 0)
  })

  it('are not told on a stretch below six metres', () => {
    const doors = [doorAt('a', 3, 3)]
    expect(passedBetween(start, { x: 6, y: 0 }, doors)).toHaveLength(1)
    expect(passedBetween(start, { x: 5.9, y: 0 }, doors)).toEqual([])
  })

  it('are the last two, and of several doors of one shop the last', () => {
    const doors = [doorAt('a', 4, 3), doorAt('b', 8, 3), doorAt('c', 12, 3), doorAt('b', 16, -3)]
    expect(passedBetween(start, end, doors)).toEqual([
      { occupantId: 'c', side: 'left' },
      { occupantId: 'b', side: 'right' },
    ])
  })
})

describe('the door at a turn', () => {
  const next = { x: 0, y: 10 }

  it('is the nearest, on its side of the way on', () => {
    expect(landmarkAt(start, next, [doorAt('a', -4, 0), doorAt('b', 3, 1)])).toEqual({
      occupantId: 'b',
      side: 'right',
    })
    expect(landmarkAt(start, next, [doorAt('a', -4, 0)])).toEqual({ occupantId: 'a', side: 'left' })
  })

  it('is less than six metres away', () => {
    expect(landmarkAt(start, next, [doorAt('a', 5.9, 0)])).toBeDefined()
    expect(landmarkAt(start, next, [doorAt('a', 6, 0)])).toBeUndefined()
  })
})

it('are the doors of occupants by their levels, without entrances', () => {
  const map = plan({
    units: [unit('walk', 'walkway', rectangle(0, 0, 20, 4)), unit('shop', 'room', rectangle(0, 4, 10, 6))],
    openings: [
      door('inside', { x: 5, y: 4 }, '-'),
      { ...door('gate', { x: 5, y: 10 }, '-'), use: 'entrance' },
    ],
    occupants: [{ id: 'ixtle', name: {}, unitId: 'shop', levelId: 'L1', at: { x: 5, y: 7 } }],
  })
  const found = landmarksOf(map).get('L1')
  expect(found?.map(({ occupantId, door: { x, y } }) => [occupantId, x, y])).toEqual([['ixtle', 5, 4]])
})
