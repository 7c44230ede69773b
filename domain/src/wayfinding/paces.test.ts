import { describe, expect, it } from 'vitest'
import { metresPerSecond, timesOf, type Traveller } from './paces.ts'
import type { Route } from './route.ts'
import { connection } from './testing/plan.ts'

const flat: Route = {
  legs: [{ kind: 'walk', levelId: 'L1', line: [], metres: 99 }],
  metres: 99,
  seconds: 99 / 1.3,
}

describe('the time a way takes', () => {
  it('is that of each traveller on the flat', () => {
    expect(timesOf(flat, flat)).toEqual({ walker: 99 / 1.3, wheelchair: 99 / 0.9, stroller: 99 / 1.1 })
  })

  it('has the rides in it, and for wheels the getting in and out', () => {
    const way = withRide('lift')
    const { walker, wheelchair, stroller } = timesOf(way, way)
    expect(walker).toBeCloseTo(99 / 1.3 + 43)
    expect(wheelchair).toBeCloseTo(99 / 0.9 + 43 + 10)
    expect(stroller).toBeCloseTo(99 / 1.1 + 43 + 10)
  })

  it('is for wheels that of the step-free way', () => {
    expect(timesOf(withRide('escalator'), flat)).toEqual({
      walker: 99 / 1.3 + 43,
      wheelchair: 99 / 0.9,
      stroller: 99 / 1.1,
    })
  })

  it.each(['escalator', 'stairs'] as const)('has no time for wheels with an %s only', (kind) => {
    expect(Object.keys(timesOf(withRide(kind), undefined))).toEqual(['walker'])
    expect(Object.keys(timesOf(withRide(kind), withRide(kind)))).toEqual(['walker'])
  })

  it('is shortest on foot and longest in a wheelchair', () => {
    const paces = (['walker', 'stroller', 'wheelchair'] satisfies Traveller[]).map(
      (who) => metresPerSecond[who],
    )
    expect(paces).toEqual(paces.toSorted((a, b) => b - a))
  })
})

function withRide(kind: 'lift' | 'escalator' | 'stairs'): Route {
  const ride = {
    kind: 'ride' as const,
    connection: connection(kind, kind, []),
    fromLevelId: 'L1',
    toLevelId: 'L2',
  }
  return { ...flat, legs: [...flat.legs, { ...ride, seconds: 43 }] }
}
