import { describe, expect, it } from 'vitest'
import type { Ring } from './plane.ts'
import { isSimpleRing } from './simple-ring.ts'

const ring = (...points: readonly (readonly [number, number])[]) => points.map(([x, y]) => ({ x, y }))

describe('a ring', () => {
  it.each([
    ['a triangle', ring([0, 0], [4, 0], [0, 4])],
    ['turning to the right', ring([0, 4], [4, 0], [0, 0])],
    ['with a corner on a straight wall', ring([0, 0], [2, 0], [4, 0], [4, 4], [0, 4])],
    ['with a niche before a slanted wall', ring([0, 0], [8, 0], [8, 2], [6, 2], [6, 3], [8, 3], [8, 8])],
    ['with a bay', ring([0, 0], [4, 0], [4, 4], [3, 4], [2, 1], [1, 4], [0, 4])],
  ])('is simple: %s', (_, points) => {
    expect(turnsOf(points).every(isSimpleRing)).toBe(true)
  })

  it.each([
    ['a bow', ring([0, 0], [4, 4], [4, 0], [0, 4])],
    ['a corner that touches a wall', ring([0, 0], [4, 0], [4, 4], [2, 0], [0, 4])],
    ['a corner met twice', ring([0, 0], [2, 2], [4, 0], [4, 4], [2, 2], [0, 4])],
    ['a wall gone back on', ring([0, 0], [4, 0], [6, 0], [4, 0], [4, 4], [0, 4])],
    ['a spike at the beginning', ring([2, 0], [0, 0], [4, 0], [4, 4])],
    ['a line there and back', ring([0, 0], [4, 0], [2, 0])],
    ['two points', ring([0, 0], [4, 0])],
    ['nothing', []],
  ])('is not simple: %s', (_, points) => {
    expect(turnsOf(points).some(isSimpleRing)).toBe(false)
  })
})

/** The ring in each quarter turn, mirrored, and begun at each corner. */
function turnsOf(points: Ring): Ring[] {
  const mirrored = [points, points.map(({ x, y }) => ({ x: -x, y }))]
  const quarter = (one: Ring) => one.map(({ x, y }) => ({ x: -y, y: x }))
  const turned = mirrored.flatMap((one) => [
    one,
    quarter(one),
    quarter(quarter(one)),
    quarter(quarter(quarter(one))),
  ])
  return turned.flatMap((one) => [
    one,
    ...one.map((_, start) => [...one.slice(start), ...one.slice(0, start)]),
  ])
}
