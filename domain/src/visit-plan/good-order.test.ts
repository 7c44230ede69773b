import { describe, expect, it } from 'vitest'
import { findBestOrder } from './best-order.ts'
import { findGoodOrder } from './good-order.ts'
import { planVisit } from './plan-visit.ts'
import { generatedVisit, type VisitSize } from './testing/generated-visit.ts'
import { toVisitPlan } from './to-visit-plan.ts'
import { createVisitModel } from './visit-model.ts'

describe('findGoodOrder', () => {
  it.each<VisitSize>([
    { stops: 11, minutes: 720 },
    { stops: 11, minutes: 240, tight: 0.4 },
    { stops: 11, minutes: 300, tight: 0.8, unreachable: 0.05 },
  ])('serves as many stops as the best order, and walks 5 % more at most: %o', (size) => {
    for (let seed = 0; seed < 8; seed += 1) {
      const request = generatedVisit(size, seed)
      const model = createVisitModel(request)
      const best = toVisitPlan(request, model, findBestOrder(model)).totals
      const good = toVisitPlan(request, model, findGoodOrder(model, 200_000)).totals
      expect(good.stops, `seed ${seed}`).toBe(best.stops)
      expect(good.walkingSeconds, `seed ${seed}`).toBeLessThanOrEqual(1.05 * best.walkingSeconds)
      expect(good.walkingSeconds, `seed ${seed}`).toBeGreaterThanOrEqual(best.walkingSeconds)
    }
  })

  // A change of the search may give others; then walks are to be as short, and this table is to be written anew.
  it.each<[number, VisitSize, string]>([
    [0, { stops: 16, minutes: 720 }, '5 7 13 9 4 14 3 12 1 6 11 2 10 15 0 8'],
    [1, { stops: 18, minutes: 300, tight: 0.4 }, '10 11 5 4 16 6 2 3 9 0 1 8 17 15 14 12 13'],
    [2, { stops: 20, minutes: 240, tight: 0.8 }, '15 7 16 6 1 19 18 2 5 10 17 8 0 14 4 9'],
    [
      3,
      { stops: 30, minutes: 480, tight: 0.2, unreachable: 0.1 },
      '10 23 19 8 28 22 5 29 2 27 24 20 18 21 26 9 1 17 3 25 0 12 16 7 11 15 14 13 4 6',
    ],
  ])('finds for seed %d and %o the order %s', (seed, size, order) => {
    expect(findGoodOrder(createVisitModel(generatedVisit(size, seed)), 20_000).join(' ')).toBe(order)
  })

  it('finds the same order every time', () => {
    const model = createVisitModel(generatedVisit({ stops: 30, minutes: 360, tight: 0.3 }, 1))
    expect(findGoodOrder(model, 50_000)).toEqual(findGoodOrder(model, 50_000))
  })

  it('ends where nothing can be served', () => {
    const request = generatedVisit({ stops: 14, minutes: 600 }, 1)
    const model = createVisitModel({ ...request, walkingSeconds: () => Infinity })
    expect(findGoodOrder(model, 1_000)).toEqual([])
  })
})

describe('planVisit with more stops than can be solved for certain', () => {
  it('says that its plan is not proven', () => {
    const plan = planVisit(generatedVisit({ stops: 13, minutes: 720 }, 1))
    expect(plan.isProven).toBe(false)
    expect(plan.totals.stops).toBe(13)
  })

  it('counts only the stops that can be visited at all', () => {
    const request = generatedVisit({ stops: 14, minutes: 720 }, 1)
    const stops = request.stops.map((stop, index) => (index < 3 ? { ...stop, windows: [] } : stop))
    const plan = planVisit({ ...request, stops })
    expect(plan.isProven).toBe(true)
    expect(plan.unserved.map(({ reason }) => reason.kind)).toEqual(['closed', 'closed', 'closed'])
  })

  it('serves every stop in one of its windows and after the one before it', () => {
    for (let seed = 0; seed < 5; seed += 1) {
      const request = generatedVisit({ stops: 25, minutes: 360, tight: 0.6, unreachable: 0.05 }, seed)
      const plan = planVisit(request)
      let { arrival: ready } = request
      for (const [index, stop] of plan.stops.entries()) {
        expect(stop.arrival).toBe(ready + (plan.legs[index]?.walkingSeconds ?? NaN) * 1_000)
        expect(stop.begin).toBeGreaterThanOrEqual(stop.arrival)
        const windows = request.stops.find(({ id }) => id === stop.id)?.windows ?? []
        expect(windows.some(({ start, end = NaN }) => start <= stop.begin && stop.leave <= end)).toBe(true)
        ready = stop.leave
      }
      expect(plan.stops.length + plan.unserved.length).toBe(25)
    }
  })
})
