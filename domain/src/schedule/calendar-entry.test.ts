import { describe, expect, it } from 'vitest'
import { instantAt, overAt } from '../calendar/instants.ts'
import { calendarEntry, comingCalendarEntry } from './calendar-entry.ts'

const timeZone = 'America/Halifax'
const at = (date: string, hour: number, minute = 0) => instantAt(date, hour * 60 + minute, timeZone)

describe('calendarEntry', () => {
  it('is the time between two instants where times are shown', () => {
    const period = {
      start: at('2026-11-21', 18, 30),
      end: at('2026-11-21', 20),
      overAt: overAt('2026-11-21', timeZone),
    }
    expect(calendarEntry(period, true, timeZone)).toEqual({
      kind: 'timed',
      start: Date.parse('2026-11-21T22:30:00Z'),
      end: Date.parse('2026-11-22T00:00:00Z'),
    })
  })

  it('stays a time past midnight and across the change of the clocks', () => {
    const night = { start: at('2026-10-31', 22), end: at('2026-11-01', 3) }
    expect(calendarEntry(night, true, timeZone)).toEqual({
      kind: 'timed',
      start: Date.parse('2026-11-01T01:00:00Z'),
      end: Date.parse('2026-11-01T07:00:00Z'),
    })
  })

  it('has no end where none is known, or one before the beginning', () => {
    const start = at('2026-11-21', 18)
    const sameDay = overAt('2026-11-21', timeZone)
    expect(calendarEntry({ start }, true, timeZone)).toEqual({ kind: 'timed', start })
    expect(calendarEntry({ start, overAt: sameDay }, true, timeZone)).toEqual({ kind: 'timed', start })
    const endBeforeStart = { start, end: at('2026-11-21', 9), overAt: sameDay }
    expect(calendarEntry(endBeforeStart, true, timeZone)).toEqual({ kind: 'timed', start })
  })

  it('is whole days, the last one included, where times are not shown', () => {
    const period = { start: at('2026-11-20', 0), overAt: overAt('2026-11-30', timeZone) }
    expect(calendarEntry(period, false, timeZone)).toEqual({
      kind: 'days',
      first: '2026-11-20',
      afterLast: '2026-12-01',
    })
  })

  it('is whole days where it takes longer than a day, even with times', () => {
    const period = {
      start: at('2026-11-20', 10),
      end: at('2026-11-22', 16),
      overAt: overAt('2026-11-22', timeZone),
    }
    expect(calendarEntry(period, true, timeZone)).toEqual({
      kind: 'days',
      first: '2026-11-20',
      afterLast: '2026-11-23',
    })
  })

  it('is a time up to 24 hours long, and whole days beyond', () => {
    const start = at('2026-11-20', 18)
    const end = at('2026-11-21', 18)
    expect(calendarEntry({ start, end }, true, timeZone)).toEqual({ kind: 'timed', start, end })
    expect(calendarEntry({ start, end: end + 1 }, true, timeZone)).toEqual({
      kind: 'days',
      first: '2026-11-20',
      afterLast: '2026-11-22',
    })
  })

  it('has no last day where the end is open', () => {
    const day = { kind: 'days', first: '2026-11-20' }
    expect(calendarEntry({ start: at('2026-11-20', 0) }, false, timeZone)).toEqual(day)
  })

  it('is the first day alone where the last is before it', () => {
    const day = { kind: 'days', first: '2026-11-20', afterLast: '2026-11-21' }
    const start = at('2026-11-20', 0)
    expect(calendarEntry({ start, overAt: overAt('2026-11-10', timeZone) }, false, timeZone)).toEqual(day)
  })

  it('does not exist without a beginning', () => {
    expect(calendarEntry({ overAt: overAt('2026-11-30', timeZone) }, true, timeZone)).toBeUndefined()
    expect(calendarEntry({}, false, timeZone)).toBeUndefined()
  })
})

describe('comingCalendarEntry', () => {
  const start = at('2026-11-20', 18)
  const entryAt = (date: string, hour: number, showsTimes: boolean, overOn?: string) =>
    comingCalendarEntry(
      { start, ...(overOn !== undefined && { overAt: overAt(overOn, timeZone) }) },
      showsTimes,
      { now: at(date, hour), timeZone },
    )

  it.each([true, false])(
    'puts an open end on its first day until that day is over (times: %s)',
    (showsTimes) => {
      expect(entryAt('2026-11-10', 9, showsTimes)).toBeDefined()
      expect(entryAt('2026-11-20', 23, showsTimes)).toBeDefined()
      expect(entryAt('2026-11-21', 0, showsTimes)).toBeUndefined()
    },
  )

  it('exists for a period with an end at any time', () => {
    expect(entryAt('2026-11-24', 9, false, '2026-11-30')).toMatchObject({ afterLast: '2026-12-01' })
  })

  it('does not exist without a beginning', () => {
    expect(comingCalendarEntry({}, false, { now: start, timeZone })).toBeUndefined()
  })
})
