import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/dates.ts'
import { asCentre, type DayHours, type Hours, type RegularDay, type StoreDayHours } from '../mall/hours.ts'
import { followCentre, parseStoreDayHours } from './as-centre.ts'

const open = (opens: number, closes: number): DayHours => ({
  kind: 'open',
  opens: opens * 60,
  closes: closes * 60,
})
const closed: DayHours = { kind: 'closed' }

// A Thursday, and the days after it.
const [eve, christmas, boxing, sunday] = ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27'] as const
const today = '2026-11-25'

const week = (hours: DayHours): RegularDay[] =>
  ([0, 1, 2, 3, 4, 5, 6] as const).map((dayOfWeek) => ({ dayOfWeek, hours }))
const on = <H extends StoreDayHours>(from: string, hours: H, to = from) => ({ from, to, name: '', hours })

const centre: Hours = {
  regular: week(open(10, 20)),
  holidays: [on(eve, open(9, 14)), on(christmas, closed)],
}

interface Own {
  readonly regular?: readonly RegularDay[]
  readonly of?: Hours
}

function resolve(
  holidays: readonly ReturnType<typeof on<StoreDayHours>>[],
  { regular = [], of = centre }: Own = {},
) {
  return followCentre({ regular, holidays, centre: of }, today)
}

describe('parseStoreDayHours', () => {
  it.each([
    ['as-centre', asCentre],
    ['closed', closed],
    ['9:00-14:00', open(9, 14)],
    ['as centre', undefined],
    ['AS-CENTRE', undefined],
    ['', undefined],
  ])('reads %j', (text, hours) => {
    expect(parseStoreDayHours(text)).toEqual(hours)
  })
})

describe('followCentre', () => {
  it('leaves days with hours as they are', () => {
    const days = [on(eve, closed), on(christmas, open(12, 15), boxing)]
    expect(resolve(days)).toEqual(days)
    expect(resolve([])).toEqual([])
  })

  it('has nothing for a store that follows the centre anyway', () => {
    expect(resolve([on(eve, asCentre), on(christmas, asCentre)])).toEqual([])
    expect(resolve([on(eve, asCentre)], { regular: week(open(11, 18)) })).toEqual([])
  })

  it('opens a store with the centre on its day of rest', () => {
    expect(resolve([on(eve, asCentre)], { regular: week(closed) })).toEqual([on(eve, open(9, 14))])
  })

  it('has the usual hours of the centre on a day that is special for the store alone', () => {
    expect(resolve([on(sunday, asCentre)], { regular: week(open(11, 18)) })).toEqual([
      on(sunday, open(10, 20)),
    ])
    expect(resolve([on(sunday, asCentre)], { regular: week(open(10, 20)) })).toEqual([])
  })

  it('has one day each for a span, where it differs', () => {
    const days = [on(eve, asCentre, sunday)]
    expect(resolve(days, { regular: week(closed) })).toEqual([
      on(eve, open(9, 14)),
      on(boxing, open(10, 20)),
      on(sunday, open(10, 20)),
    ])
  })

  it('is an exception from a longer span, before it and after it', () => {
    const [span, day] = [on(eve, closed, sunday), on(boxing, asCentre)]
    expect(resolve([span, day])).toEqual([span, on(boxing, open(10, 20))])
    expect(resolve([day, span])).toEqual([on(boxing, open(10, 20)), span])
  })

  it('gives way to a single day within its span, and to an earlier day of the same dates', () => {
    const single = on(boxing, open(12, 15))
    expect(resolve([on(eve, asCentre, boxing), single])).toEqual([single])
    expect(resolve([single, on(boxing, asCentre)])).toEqual([single])
    expect(resolve([on(boxing, asCentre), single])).toEqual([on(boxing, open(10, 20)), single])
  })

  it('leaves out a day on which the hours of the centre are unknown', () => {
    const silent: Hours = { regular: [], holidays: [] }
    expect(resolve([on(eve, asCentre)], { of: silent })).toEqual([])
    expect(resolve([on(eve, asCentre)], { of: silent, regular: week(closed) })).toEqual([])
  })

  it('lays a span without end out from 60 days before today to 400 after it', () => {
    const days = resolve([on('2020-01-01', asCentre, '9999-12-31')], { regular: week(closed) })
    expect(days[0]?.from).toBe(addDays(today, -60))
    expect(days.at(-1)?.from).toBe(addDays(today, 400))
    // The centre is closed on one of them, as the store is.
    expect(days).toHaveLength(460)
  })
})
