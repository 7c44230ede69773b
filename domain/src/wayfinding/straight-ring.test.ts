import { describe, expect, it } from 'vitest'
import { distanceToSegment, edgesOf } from '../map/lines.ts'
import type { Point, Ring } from '../map/plane.ts'
import { straightRing } from './straight-ring.ts'

const square = ring([0, 0], [10, 0], [10, 10], [0, 10])

describe('a ring with straight walls', () => {
  it('stays what it is where every point is a corner', () => {
    expect(straightRing(square)).toEqual(square)
  })

  it.each([
    ['on a wall', [5, 0]],
    ['a hair outside a wall', [5, -0.009]],
    ['a hair inside a wall', [5, 0.009]],
  ] as const)('loses a point %s', (_, point) => {
    expect(straightRing(ring([0, 0], point, [10, 0], [10, 10], [0, 10]))).toEqual(square)
  })

  it('loses it as the first point too', () => {
    expect(straightRing(ring([5, 0.004], [10, 0], [10, 10], [0, 10], [0, 0]))).toEqual(
      ring([10, 0], [10, 10], [0, 10], [0, 0]),
    )
  })

  it('keeps what stands out by more than rounding', () => {
    const bay = ring([0, 0], [5, -0.02], [10, 0], [10, 10], [0, 10])
    expect(straightRing(bay)).toEqual(bay)
  })

  it('never strays from a round wall by more than rounding, however many points it is drawn with', () => {
    const round = Array.from({ length: 720 }, (_, index) => {
      const angle = (index / 720) * 2 * Math.PI
      return { x: 20 * Math.cos(angle), y: 20 * Math.sin(angle) }
    })
    const straight = straightRing(round)
    expect(straight.length).toBeLessThan(round.length / 2)
    const strays = round.map((point) =>
      Math.min(...edgesOf(straight).map(([a, b]) => distanceToSegment(point, a, b))),
    )
    expect(Math.max(...strays)).toBeLessThanOrEqual(0.01)
  })

  it('is left alone where nothing but a line would be left', () => {
    const sliver = ring([0, 0], [5, 0.001], [10, 0])
    expect(straightRing(sliver)).toEqual(sliver)
  })
})

function ring(...points: readonly (readonly [number, number])[]): Ring {
  return points.map(([x, y]): Point => ({ x, y }))
}
