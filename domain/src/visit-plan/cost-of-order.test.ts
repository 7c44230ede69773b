import { describe, expect, it } from 'vitest'
import { costOfOrder, planVisit } from './plan-visit.ts'
import { generatedVisit } from './testing/generated-visit.ts'
import { at, corridorVisit, event, opening, stopAt } from './testing/visits.ts'

const allDay = [opening('09:00', '21:00')]

describe('costOfOrder', () => {
  const request = corridorVisit([stopAt(2, allDay), stopAt(4, allDay), stopAt(6, allDay)])

  it('costs nothing in the best order', () => {
    expect(costOfOrder(request, ['at 2', 'at 4', 'at 6'])).toMatchObject({
      stops: 0,
      walkingSeconds: 0,
      waitingSeconds: 0,
      endSeconds: 0,
    })
  })

  it('costs the longer walk of another', () => {
    const cost = costOfOrder(request, ['at 6', 'at 2', 'at 4'])
    expect(cost).toMatchObject({ stops: 0, walkingSeconds: 6 * 60, waitingSeconds: 0, endSeconds: 6 * 60 })
    expect(cost.plan.stops.map(({ id }) => id)).toEqual(['at 6', 'at 2', 'at 4'])
  })

  it('names the stops that the visitor left out', () => {
    const cost = costOfOrder(request, ['at 4', 'at 4'])
    expect(cost).toMatchObject({ stops: -2, walkingSeconds: -120, endSeconds: -22 * 60 })
    expect(cost.plan.unserved).toEqual([
      { id: 'at 2', reason: { kind: 'left-out' } },
      { id: 'at 6', reason: { kind: 'left-out' } },
    ])
  })

  it('passes over a stop that is too late in this order', () => {
    const stops = [stopAt(2, allDay), stopAt(1, [opening('09:00', '10:11')])]
    const cost = costOfOrder(corridorVisit(stops), ['at 2', 'at 1'])
    expect(cost.plan.unserved).toEqual([{ id: 'at 1', reason: { kind: 'wrong-place' } }])
    expect(cost.stops).toBe(-1)
  })

  it('keeps the order of stops that wait for each other', () => {
    const stops = [stopAt(1, [event('15:00', '15:10')]), stopAt(2, allDay)]
    const cost = costOfOrder(corridorVisit(stops), ['at 1', 'at 2'])
    expect(cost.plan.totals).toMatchObject({ stops: 2, end: at('15:21') })
    expect(cost.plan.stops[1]?.waitingSeconds).toBe(0)
  })

  it('costs nothing in the order of any plan, and never less than the best', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const visit = generatedVisit({ stops: 6, minutes: 240, tight: 0.7 }, seed)
      const best = planVisit(visit)
      const order = best.stops.map(({ id }) => id)
      expect(costOfOrder(visit, order, best).plan.totals, `seed ${seed}`).toEqual(best.totals)
      const { stops, walkingSeconds } = costOfOrder(visit, visit.stops.map(({ id }) => id).toReversed(), best)
      expect(stops < 0 || (stops === 0 && walkingSeconds >= 0), `seed ${seed}`).toBe(true)
    }
  })

  it('throws for a stop that the visit does not have', () => {
    expect(() => costOfOrder(request, ['at 9'])).toThrow(RangeError)
  })
})
