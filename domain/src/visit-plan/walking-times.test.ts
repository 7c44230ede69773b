import { describe, expect, it } from 'vitest'
import { createRouteFinder } from '../wayfinding/route-finder.ts'
import { generatedPlan } from '../wayfinding/testing/generated-plan.ts'
import { walkingTimes } from './walking-times.ts'

describe('walkingTimes', () => {
  const finder = createRouteFinder(generatedPlan({ levels: 2, roomsPerSide: 4, aisles: 1 }))

  it('are those of the routes of the map', () => {
    const route = finder.findRoute('L1 0 a 0', 'L2 0 b 3', 'step-free')
    expect(walkingTimes(finder, 'step-free')('L1 0 a 0', 'L2 0 b 3')).toBe(
      typeof route === 'string' ? undefined : route.seconds,
    )
  })

  it('are infinite where there is no route', () => {
    expect(walkingTimes(finder, 'fastest')('L1 0 a 0', 'nowhere')).toBe(Infinity)
  })
})
