import { describe, expect, it } from 'vitest'
import type { DayHours, Hours } from '../mall/hours.ts'
import type { DayOfWeek } from '../calendar/dates.ts'
import { storeHours } from '../hours/store-hours.ts'
import type { Period } from '../mall/values.ts'
import { eventWindows, offerWindows, storeWindows } from './day-windows.ts'

const timeZone = 'America/Halifax'
const week: readonly DayOfWeek[] = [0, 1, 2, 3, 4, 5, 6]
/** A Monday in winter, four hours behind UTC. */
const day = { date: '2026-11-23', timeZone }
const local = (time: string) => Date.parse(`${time}:00-04:00`)

const tenToEight = everyDay({ kind: 'open', opens: 600, closes: 1200 })
const wholeOpening = { kind: 'opening', start: local('2026-11-23T10:00'), end: local('2026-11-23T20:00') }

describe('storeWindows', () => {
  it('is the opening of the day', () => {
    expect(storeWindows(tenToEight, day)).toEqual([wholeOpening])
  })

  it('is empty on a closed day', () => {
    const holiday = { from: day.date, to: day.date, name: 'Rest', hours: { kind: 'closed' } } as const
    expect(storeWindows({ ...tenToEight, holidays: [holiday] }, day)).toEqual([])
  })

  it('begins with what is still open from the night before, and ends past midnight', () => {
    const hours = everyDay({ kind: 'open', opens: 1020, closes: 60 })
    expect(storeWindows(hours, day)).toEqual([
      { kind: 'opening', start: local('2026-11-22T17:00'), end: local('2026-11-23T01:00') },
      { kind: 'opening', start: local('2026-11-23T17:00'), end: local('2026-11-24T01:00') },
    ])
  })

  it('leaves out what closes as the day begins', () => {
    const hours = everyDay({ kind: 'open', opens: 1020, closes: 0 })
    expect(storeWindows(hours, day).map(({ start }) => start)).toEqual([local('2026-11-23T17:00')])
  })

  it('is the whole day, of unknown hours, where nobody knows them', () => {
    expect(storeWindows({ regular: [], holidays: [] }, day)).toEqual([
      { kind: 'unknown-hours', start: local('2026-11-23T00:00'), end: local('2026-11-24T00:00') },
    ])
  })

  it("is the centre's opening where the store's own hours say nothing", () => {
    expect(storeWindows(storeHours(undefined, tenToEight).hours, day)).toEqual([wholeOpening])
  })

  it('is an hour longer or shorter on the days on which the clocks change', () => {
    const hours = everyDay({ kind: 'open', opens: 0, closes: 720 })
    const lengths = ['2026-03-08', '2026-11-01', '2026-11-02'].map((date) => {
      const [window] = storeWindows(hours, { date, timeZone })
      return window === undefined ? undefined : (window.end - window.start) / 3_600_000
    })
    expect(lengths).toEqual([11, 13, 12])
  })

  it('throws for a day that is none', () => {
    expect(() => storeWindows(tenToEight, { date: 'someday', timeZone })).toThrow(RangeError)
    expect(() => storeWindows(tenToEight, { date: day.date, timeZone: 'Sea/Bottom' })).toThrow(RangeError)
  })
})

describe('offerWindows', () => {
  const windows = (period: Period) => offerWindows({ period }, tenToEight, day)

  it("is its store's opening within its dates", () => {
    expect(windows({})).toEqual([wholeOpening])
    expect(windows({ start: local('2026-11-01T00:00'), overAt: local('2026-11-24T00:00') })).toEqual([
      wholeOpening,
    ])
    expect(windows({ start: local('2026-11-23T12:00') })).toEqual([
      { ...wholeOpening, start: local('2026-11-23T12:00') },
    ])
    expect(windows({ overAt: local('2026-11-23T15:00') })).toEqual([
      { ...wholeOpening, end: local('2026-11-23T15:00') },
    ])
  })

  it('is empty before its first and after its last instant', () => {
    expect(windows({ start: local('2026-11-23T20:00') })).toEqual([])
    expect(windows({ overAt: local('2026-11-23T10:00') })).toEqual([])
    expect(windows({ end: local('2026-11-20T00:00') })).toEqual([])
  })
})

describe('eventWindows', () => {
  const windows = (period: Period, showsTimes = true) => eventWindows({ period, showsTimes }, tenToEight, day)

  it('attends an event of three hours at most', () => {
    const period = { start: local('2026-11-23T18:00'), end: local('2026-11-23T21:00') }
    expect(windows(period)).toEqual([{ kind: 'event', ...period }])
  })

  it('visits a longer one while it goes on', () => {
    const period = { start: local('2026-11-23T18:00'), end: local('2026-11-23T21:01') }
    expect(windows(period)).toEqual([{ kind: 'opening', ...period }])
  })

  it('attends one without an end', () => {
    const start = local('2026-11-23T18:00')
    expect(windows({ start, overAt: local('2026-11-24T00:00') })).toEqual([{ kind: 'event', start }])
    expect(windows({ start: local('2026-11-24T00:00'), overAt: local('2026-11-25T00:00') })).toEqual([])
  })

  it('goes on past midnight, and still does on the next day', () => {
    const period = { start: local('2026-11-22T23:00'), end: local('2026-11-23T00:30') }
    expect(windows(period)).toEqual([{ kind: 'event', ...period }])
    expect(windows({ ...period, end: local('2026-11-23T00:00') })).toEqual([])
  })

  it('visits one of which only the days are known while the centre is open', () => {
    const period = { start: local('2026-11-20T00:00'), overAt: local('2026-11-24T00:00') }
    expect(windows(period, false)).toEqual([wholeOpening])
    expect(windows({ ...period, overAt: local('2026-11-23T00:00') }, false)).toEqual([])
  })
})

function everyDay(hours: DayHours): Hours {
  return { regular: week.map((dayOfWeek) => ({ dayOfWeek, hours })), holidays: [] }
}
