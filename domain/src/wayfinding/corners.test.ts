import { describe, expect, it } from 'vitest'
import { distanceBetween, type Point } from '../map/plane.ts'
import { cornersOf } from './corners.ts'
import { CLEARANCE_METRES } from './floor.ts'

const at = (x: number, y: number): Point => ({ x, y })
const floor = [at(0, 0), at(40, 0), at(40, 40), at(0, 40)]

describe('the corners of a floor', () => {
  it('are those of what stands on it, at the clearance from both walls, and none of its own', () => {
    const corners = cornersOf([{ outer: floor, holes: [[at(10, 10), at(20, 10), at(20, 20), at(10, 20)]] }])
    const near = 10 - CLEARANCE_METRES
    const far = 20 + CLEARANCE_METRES
    const places = corners.map(({ at: { x, y } }) => [x, y].map((value) => Number(value.toFixed(6))))
    expect(places).toHaveLength(4)
    expect(places).toEqual(
      expect.arrayContaining([
        [near, near],
        [far, near],
        [far, far],
        [near, far],
      ]),
    )
  })

  it('are two beside a sharp tip, where a single one would be far away', () => {
    const tip = at(30, 20)
    const corners = cornersOf([{ outer: floor, holes: [[at(10, 19), tip, at(10, 21)]] }])
    const beside = corners.filter((corner) => distanceBetween(corner.at, tip) < 5)
    expect(beside).toHaveLength(2)
    for (const corner of beside)
      expect(distanceBetween(corner.at, tip)).toBeCloseTo(Math.SQRT2 * CLEARANCE_METRES, 6)
  })

  it('are the same whichever way the rings turn', () => {
    const hole = [at(10, 10), at(20, 10), at(15, 20)]
    const places = (outer: Point[], inner: Point[]) =>
      cornersOf([{ outer, holes: [inner] }])
        .map(({ at: { x, y } }) => `${x.toFixed(6)} ${y.toFixed(6)}`)
        .toSorted()
    expect(places(floor.toReversed(), hole.toReversed())).toEqual(places(floor, hole))
    expect(places(floor, hole).length).toBeGreaterThan(2)
  })
})
