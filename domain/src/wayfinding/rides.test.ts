import { describe, expect, it } from 'vitest'
import type { MapConnection } from '../map/mall-map.ts'
import { doesModeTake, isRideOf, ridesOf, routeModes } from './rides.ts'
import { connection } from './testing/plan.ts'

/** A connection of three levels whose stops are so many metres apart. */
function through(kind: MapConnection['kind'], metres = 0, isOneWay = false): MapConnection {
  const stops = ['L1', 'L2', 'L3'].map((level, index) => [level, { x: index * metres, y: 0 }] as const)
  return connection(kind, kind, stops, isOneWay)
}

const timesOf = (connection: MapConnection) =>
  ridesOf(connection).map(({ from, to, seconds }) =>
    [from.levelId, to.levelId, Math.round(seconds)].join(' '),
  )

describe('the modes of routes', () => {
  it.each([
    ['lift', 'fastest step-free'],
    ['escalator', 'fastest no-lifts'],
    ['stairs', 'fastest no-lifts'],
    ['ramp', 'fastest step-free no-lifts'],
  ] as const)('with a %s are %s', (kind, modes) => {
    expect(routeModes.filter((mode) => doesModeTake(mode, kind)).join(' ')).toBe(modes)
  })
})

describe('the rides of a connection', () => {
  it('by lift are from each level to every other, with one wait and eight seconds for each level', () => {
    expect(timesOf(through('lift'))).toEqual([
      'L1 L2 43',
      'L1 L3 51',
      'L2 L1 43',
      'L2 L3 43',
      'L3 L1 51',
      'L3 L2 43',
    ])
  })

  it('of other kinds are to the next level', () => {
    expect(timesOf(through('stairs'))).toEqual(['L1 L2 25', 'L2 L1 25', 'L2 L3 25', 'L3 L2 25'])
  })

  it('lead one way only where the connection does', () => {
    expect(timesOf(through('escalator', 0, true))).toEqual(['L1 L2 20', 'L2 L3 20'])
  })

  it.each([
    ['escalator', 10, 20],
    ['escalator', 11, 22],
    ['stairs', 32, 25],
    ['stairs', 39, 30],
    ['ramp', 78, 60],
    ['ramp', 91, 70],
    ['lift', 55, 43],
    ['lift', 65, 50],
  ] as const)(
    'by %s over %i m take %i s: at least as long as a level, or as the way',
    (kind, metres, seconds) => {
      expect(ridesOf(through(kind, metres))[0]?.seconds).toBeCloseTo(seconds)
    },
  )
})

describe('a ride between two levels', () => {
  it.each([
    ['L1', 'L3', false, true],
    ['L3', 'L1', false, true],
    ['L1', 'L3', true, true],
    ['L3', 'L1', true, false],
    ['L1', 'L1', false, false],
    ['L1', 'L4', false, false],
    ['L4', 'L1', false, false],
  ])('from %s to %s, one way: %s, is one of the connection: %s', (from, to, isOneWay, isRide) => {
    expect(isRideOf(through('lift', 0, isOneWay), from, to)).toBe(isRide)
  })
})
