import { describe, expect, it } from 'vitest'
import {
  clockwiseDegrees,
  hourOf,
  NORTH,
  towardsHour,
  turnedRight,
  windOf,
  winds,
  windVector,
} from './clock.ts'

/** A direction so many degrees to the right of the north. */
const at = (degrees: number) => turnedRight(NORTH, degrees)

describe('the hour of a direction', () => {
  it.each([
    [0, 12, 12],
    [7, 12, 12],
    [8, 12, 0.5],
    [14, 12, 0.5],
    [16, 1, 0.5],
    [30, 1, 1],
    [90, 3, 3],
    [104, 3, 3.5],
    [106, 4, 3.5],
    [180, 6, 6],
    [-90, 9, 9],
    [-14, 12, 11.5],
    [-16, 11, 11.5],
    [-170, 6, 6.5],
  ])('%i degrees to the right is %d, to half an hour %d', (degrees, hour, half) => {
    expect(hourOf(NORTH, at(degrees))).toBe(hour)
    expect(hourOf(NORTH, at(degrees), 0.5)).toBe(half)
    expect(hourOf(at(200), at(200 + degrees))).toBe(hour)
  })

  it.each([12, 0.5, 1, 3, 5.5, 6, 9, 11.5])('leads back to %d', (hour) => {
    expect(hourOf(at(40), towardsHour(at(40), hour), 0.5)).toBe(hour)
  })
})

it('counts degrees clockwise, to the left below 0', () => {
  expect(clockwiseDegrees(NORTH, { x: 1, y: 0 })).toBeCloseTo(90)
  expect(clockwiseDegrees(NORTH, { x: -1, y: 1 })).toBeCloseTo(-45)
  expect(clockwiseDegrees({ x: 1, y: 0 }, { x: 0, y: -2 })).toBeCloseTo(90)
})

describe('the wind of a direction', () => {
  it.each([
    [0, 'n'],
    [22, 'n'],
    [23, 'ne'],
    [67, 'ne'],
    [68, 'e'],
    [135, 'se'],
    [180, 's'],
    [-135, 'sw'],
    [-90, 'w'],
    [-23, 'nw'],
    [-22, 'n'],
  ])('%i degrees from the north is %s', (degrees, wind) => {
    expect(windOf(at(degrees))).toBe(wind)
  })

  it.each(winds)('%s leads back to itself', (wind) => {
    expect(windOf(windVector(wind))).toBe(wind)
  })
})
