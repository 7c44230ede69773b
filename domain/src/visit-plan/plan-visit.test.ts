import { describe, expect, it } from 'vitest'
import { planVisit } from './plan-visit.ts'
import { at, corridorVisit, event, opening, stopAt } from './testing/visits.ts'
import type { UnservedReason, VisitStop } from './visit-plan.ts'

const allDay = [opening('09:00', '21:00')]

describe('planVisit', () => {
  it('visits the stops in the order that walks least', () => {
    const plan = planVisit(corridorVisit([stopAt(6, allDay), stopAt(2, allDay), stopAt(4, allDay)]))
    expect(plan.stops.map(({ id }) => id)).toEqual(['at 2', 'at 4', 'at 6'])
    expect(plan.legs).toEqual([
      { from: '0', to: '2', walkingSeconds: 120 },
      { from: '2', to: '4', walkingSeconds: 120 },
      { from: '4', to: '6', walkingSeconds: 120 },
    ])
    expect(plan.totals).toEqual({ stops: 3, walkingSeconds: 360, waitingSeconds: 0, end: at('10:36') })
    expect(plan.isProven).toBe(true)
  })

  it('walks back first where the visit ends further on', () => {
    const stops = [stopAt(2, allDay), stopAt(6, allDay)]
    const plan = planVisit(corridorVisit(stops, { start: '4', end: '6' }))
    expect(plan.stops.map(({ id }) => id)).toEqual(['at 2', 'at 6'])
    expect(plan.legs.at(-1)).toEqual({ from: '6', to: '6', walkingSeconds: 0 })
  })

  it('plans a visit without stops', () => {
    expect(planVisit(corridorVisit([]))).toEqual({
      legs: [],
      stops: [],
      unserved: [],
      totals: { stops: 0, walkingSeconds: 0, waitingSeconds: 0, end: at('10:00') },
      reachesEnd: true,
      isProven: true,
    })
    const through = planVisit(corridorVisit([], { end: '5' }))
    expect(through.legs).toEqual([{ from: '0', to: '5', walkingSeconds: 300 }])
    expect(through.totals.end).toBe(at('10:05'))
  })

  it('plans one stop with its times', () => {
    const plan = planVisit(corridorVisit([stopAt(3, [opening('10:30', '18:00')])], { end: '0' }))
    expect(plan.stops).toEqual([
      {
        id: 'at 3',
        arrival: at('10:03'),
        begin: at('10:30'),
        leave: at('10:40'),
        waitingSeconds: 27 * 60,
        warnings: [],
      },
    ])
    expect(plan.totals.end).toBe(at('10:43'))
  })

  it('counts a stop that comes again once', () => {
    const plan = planVisit(corridorVisit([stopAt(3, allDay), stopAt(3, []), stopAt(3, allDay)]))
    expect(plan.stops).toHaveLength(1)
    expect(plan.unserved).toEqual([])
  })

  it('visits two stops at one place without a walk between them', () => {
    const plan = planVisit(corridorVisit([stopAt(3, allDay, 'store'), stopAt(3, allDay, 'offer')]))
    expect(plan.totals).toMatchObject({ stops: 2, walkingSeconds: 180 })
  })

  it('stays 20 minutes in a store unless told otherwise', () => {
    const { stayMinutes: _, ...stop } = stopAt(0, allDay)
    expect(planVisit(corridorVisit([stop])).totals.end).toBe(at('10:20'))
  })

  it('gives up the fewest stops', () => {
    const stops = [
      stopAt(30, [opening('09:00', '10:45')]),
      stopAt(5, allDay),
      stopAt(6, [opening('10:00', '10:20')]),
    ]
    const plan = planVisit(corridorVisit(stops))
    expect(plan.stops.map(({ id }) => id)).toEqual(['at 6', 'at 5'])
  })

  it('prefers less walking to less waiting, and less waiting to an earlier end', () => {
    const late = stopAt(1, [opening('12:00', '13:00')])
    const walks = planVisit(corridorVisit([late, stopAt(2, allDay)], { end: '2' }))
    expect(walks.stops.map(({ id }) => id)).toEqual(['at 1', 'at 2'])
    expect(walks.totals).toMatchObject({ walkingSeconds: 120, waitingSeconds: 119 * 60 })
    const sessions = stopAt(1, [event('10:30', '11:00'), event('10:05', '10:07')])
    const waits = planVisit(corridorVisit([{ ...sessions, stayMinutes: 60 }]))
    expect(waits.stops[0]?.begin).toBe(at('10:05'))
  })

  it('throws for a stay or a walking time that is no time', () => {
    expect(() => planVisit(corridorVisit([{ ...stopAt(1, allDay), stayMinutes: -1 }]))).toThrow(RangeError)
    expect(() => planVisit(corridorVisit([stopAt(1, allDay)], { walkingSeconds: () => NaN }))).toThrow(
      RangeError,
    )
  })
})

describe('opening hours in a plan', () => {
  it('serve a stay that ends as they do, and no longer one', () => {
    expect(reasonFor(stopAt(5, [opening('09:00', '10:15')]))).toBeUndefined()
    expect(reasonFor(stopAt(5, [opening('09:00', '10:14')]))).toEqual({ kind: 'too-short', minutes: 9 })
  })

  it('serve nobody who arrives exactly at closing, not even for a moment', () => {
    const closing = [opening('09:00', '10:05')]
    expect(reasonFor({ ...stopAt(5, closing), stayMinutes: 0 })).toEqual({
      kind: 'over',
      overAt: at('10:05'),
    })
    expect(reasonFor({ ...stopAt(4, closing), stayMinutes: 0 })).toBeUndefined()
  })

  it('are too short for a longer stay', () => {
    const stop = { ...stopAt(0, [opening('11:00', '11:30'), opening('15:00', '15:45')]), stayMinutes: 60 }
    expect(reasonFor(stop)).toEqual({ kind: 'too-short', minutes: 45 })
  })

  it('serve in the second opening of a day who is too late for the first', () => {
    const plan = planVisit(corridorVisit([stopAt(5, [opening('09:00', '10:10'), opening('16:00', '18:00')])]))
    expect(plan.stops[0]?.begin).toBe(at('16:00'))
  })

  it('are said to end soon after the visit begins', () => {
    const warnings = (end: string) =>
      planVisit(corridorVisit([stopAt(5, [opening('09:00', end)])])).stops[0]?.warnings
    expect(warnings('10:20')).toEqual([{ kind: 'closes-soon-after-arrival', minutes: 15 }])
    expect(warnings('10:35')).toEqual([{ kind: 'closes-soon-after-arrival', minutes: 30 }])
    expect(warnings('10:36')).toEqual([])
  })

  it('are said to be unknown', () => {
    const unknown = { kind: 'unknown-hours', start: at('00:00'), end: at('24:00') } as const
    expect(planVisit(corridorVisit([stopAt(5, [unknown])])).stops[0]?.warnings).toEqual([
      { kind: 'unknown-hours' },
    ])
  })
})

describe('an event in a plan', () => {
  it('is served at the instant it begins, to its end', () => {
    const { stayMinutes: _, ...untilTheEnd } = stopAt(5, [event('10:05', '11:00')])
    expect(planVisit(corridorVisit([untilTheEnd])).stops).toEqual([
      {
        id: 'at 5',
        arrival: at('10:05'),
        begin: at('10:05'),
        leave: at('11:00'),
        waitingSeconds: 0,
        warnings: [],
      },
    ])
  })

  it('is waited for, and left after the chosen stay or at its end', () => {
    const leave = (stayMinutes: number) =>
      planVisit(corridorVisit([{ ...stopAt(5, [event('10:30', '11:00')]), stayMinutes }])).stops[0]?.leave
    expect([leave(20), leave(90)]).toEqual([at('10:50'), at('11:00')])
  })

  it('without an end takes an hour', () => {
    const { stayMinutes: _, ...stop } = stopAt(0, [{ kind: 'event', start: at('11:00') }])
    expect(planVisit(corridorVisit([stop])).totals.end).toBe(at('12:00'))
  })

  it('is joined late where it had begun before anybody could be there, while ten minutes of it are left', () => {
    const running = planVisit(corridorVisit([{ ...stopAt(5, [event('10:04', '10:15')]), stayMinutes: 60 }]))
    expect(running.stops[0]).toMatchObject({
      leave: at('10:15'),
      warnings: [{ kind: 'event-already-running', minutes: 1 }],
    })
    expect(reasonFor(stopAt(5, [event('10:04', '10:14')]))).toEqual({ kind: 'too-short', minutes: 9 })
    expect(reasonFor(stopAt(5, [event('09:00', '10:05')]))).toEqual({ kind: 'over', overAt: at('10:05') })
  })

  it('is not joined late by a visitor who could have been there', () => {
    const stops = [
      stopAt(5, [event('10:20', '11:00')]),
      { ...stopAt(1, [event('10:10', '10:30')]), stayMinutes: 30 },
    ]
    const plan = planVisit(corridorVisit(stops))
    expect(plan.unserved).toEqual([{ id: 'at 5', reason: { kind: 'conflict', with: ['at 1'] } }])
  })

  it('is served at another of its times where two events overlap', () => {
    const twice = stopAt(2, [event('10:30', '11:00'), event('14:00', '14:30')], 'twice')
    const plan = planVisit(
      corridorVisit([stopAt(1, [event('10:35', '10:50')], 'once'), { ...twice, stayMinutes: 30 }]),
    )
    expect(plan.stops.map(({ id, begin }) => [id, begin])).toEqual([
      ['once', at('10:35')],
      ['twice', at('14:00')],
    ])
  })
})

describe('a stop that cannot be served', () => {
  it('is closed all day', () => {
    expect(reasonFor(stopAt(1, []))).toEqual({ kind: 'closed' })
  })

  it('has no route', () => {
    const stops = [stopAt(1, allDay), stopAt(2, allDay)]
    const request = corridorVisit(stops, { walkingSeconds: (_, to) => (to === '2' ? Infinity : 60) })
    expect(planVisit(request).unserved).toEqual([{ id: 'at 2', reason: { kind: 'no-route' } }])
  })

  it('has no route on to the end', () => {
    const walkingSeconds = (from: string) => (from === '2' ? Infinity : 60)
    const plan = planVisit(
      corridorVisit([stopAt(1, allDay), stopAt(2, allDay)], { end: '0', walkingSeconds }),
    )
    expect(plan.unserved).toEqual([{ id: 'at 2', reason: { kind: 'no-route' } }])
    expect(plan.reachesEnd).toBe(true)
  })

  it('is served all the same where nothing leads to the end', () => {
    const walkingSeconds = (_: string, to: string) => (to === 'end' ? Infinity : 60)
    const plan = planVisit(corridorVisit([stopAt(1, allDay)], { end: 'end', walkingSeconds }))
    expect(plan).toMatchObject({ reachesEnd: false, totals: { stops: 1, end: at('10:11') } })
    expect(plan.legs).toHaveLength(1)
  })

  it('finds no time left beside the others', () => {
    const short = [opening('10:00', '10:25')]
    const plan = planVisit(corridorVisit([stopAt(1, short), stopAt(2, short), stopAt(3, short)]))
    expect(plan.unserved).toEqual([{ id: 'at 3', reason: { kind: 'not-enough-time' } }])
  })
})

function reasonFor(stop: VisitStop): UnservedReason | undefined {
  return planVisit(corridorVisit([stop])).unserved[0]?.reason
}
