import { describe, expect, it } from 'vitest'
import { dateIn, instantAt, minuteOfDayIn, overAt, startOfDay, zonedTime } from './instants.ts'

const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16)
const at = (text: string) => Date.parse(`${text}Z`)

describe('dateIn', () => {
  it('changes at midnight of the zone', () => {
    expect(dateIn(at('2026-11-20T03:59'), 'America/Halifax')).toBe('2026-11-19')
    expect(dateIn(at('2026-11-20T04:00') - 1, 'America/Halifax')).toBe('2026-11-19')
    expect(dateIn(at('2026-11-20T04:00'), 'America/Halifax')).toBe('2026-11-20')
    expect(dateIn(at('2026-11-20T11:00'), 'Pacific/Auckland')).toBe('2026-11-21')
  })

  it('accepts instants with fractions of a millisecond', () => {
    expect(dateIn(at('2026-11-20T04:00') - 0.5, 'America/Halifax')).toBe('2026-11-19')
  })

  it('refuses an unknown zone', () => {
    expect(() => dateIn(0, 'Mars/Olympus')).toThrow(RangeError)
  })
})

describe('minuteOfDayIn', () => {
  it('returns the local time in whole minutes', () => {
    expect(minuteOfDayIn(at('2000-01-01T15:00'), 'America/Toronto')).toBe(600)
    expect(minuteOfDayIn(at('2026-07-01T14:00') + 59_999, 'America/Toronto')).toBe(600)
    expect(minuteOfDayIn(at('2026-07-01T04:00') - 1, 'America/Toronto')).toBe(1439)
    expect(minuteOfDayIn(at('2026-07-01T18:15'), 'Asia/Kathmandu')).toBe(0)
  })
})

describe('startOfDay', () => {
  it.each([
    ['2026-11-20', 'America/Halifax', '2026-11-20T04:00'],
    // The clocks go from 24:00 to 01:00: the day begins at 01:00.
    ['2026-03-08', 'America/Havana', '2026-03-08T05:00'],
    ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00'],
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00'],
    // They go from 01:00 back to 00:00: the day begins at the first midnight.
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00'],
    // They go from 24:00 back to 23:00: the day before has 25 hours.
    ['2026-10-25', 'Asia/Beirut', '2026-10-24T22:00'],
    ['2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00'],
    ['2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00'],
    ['2026-11-20', 'Asia/Kathmandu', '2026-11-19T18:15'],
  ])('of %s in %s is %s', (date, zone, instant) => {
    expect(iso(startOfDay(date, zone))).toBe(instant)
    expect(iso(instantAt(date, 0, zone))).toBe(instant)
    expect(dateIn(startOfDay(date, zone) - 1, zone) < date).toBe(true)
    expect(dateIn(startOfDay(date, zone), zone)).toBe(date)
  })
})

describe('instantAt', () => {
  it('is on the next day from 1440 on', () => {
    expect(iso(instantAt('2026-11-20', 1440, 'America/Halifax'))).toBe('2026-11-21T04:00')
    expect(iso(instantAt('2026-12-31', 1560, 'America/Halifax'))).toBe('2027-01-01T06:00')
  })

  it('has the same local time on days of 23 and 25 hours', () => {
    expect(iso(instantAt('2026-03-08', 600, 'America/Halifax'))).toBe('2026-03-08T13:00')
    expect(iso(instantAt('2026-11-01', 600, 'America/Halifax'))).toBe('2026-11-01T14:00')
    expect(iso(instantAt('2026-03-07', 1440 + 600, 'America/Halifax'))).toBe('2026-03-08T13:00')
  })

  it('moves a skipped time forward by the skipped length', () => {
    expect(iso(instantAt('2026-03-08', 119, 'America/Halifax'))).toBe('2026-03-08T05:59')
    expect(iso(instantAt('2026-03-08', 120, 'America/Halifax'))).toBe('2026-03-08T06:00')
    expect(iso(instantAt('2026-03-08', 150, 'America/Halifax'))).toBe('2026-03-08T06:30')
    expect(iso(instantAt('2026-03-08', 180, 'America/Halifax'))).toBe('2026-03-08T06:00')
    expect(iso(instantAt('2026-10-04', 135, 'Australia/Lord_Howe'))).toBe('2026-10-03T15:45')
  })

  it('is the first of a repeated local time', () => {
    expect(iso(instantAt('2026-11-01', 60, 'America/Halifax'))).toBe('2026-11-01T04:00')
    expect(iso(instantAt('2026-11-01', 119, 'America/Halifax'))).toBe('2026-11-01T04:59')
    expect(iso(instantAt('2026-11-01', 120, 'America/Halifax'))).toBe('2026-11-01T06:00')
    expect(iso(instantAt('2026-04-05', 105, 'Australia/Lord_Howe'))).toBe('2026-04-04T14:45')
    expect(iso(instantAt('2026-10-24', 1410, 'Asia/Beirut'))).toBe('2026-10-24T20:30')
  })
})

describe('overAt', () => {
  it('is the first instant of the next day', () => {
    expect(iso(overAt('2026-11-20', 'America/Halifax'))).toBe('2026-11-21T04:00')
    expect(iso(overAt('2026-10-31', 'America/Halifax'))).toBe('2026-11-01T03:00')
    expect(iso(overAt('2026-11-01', 'America/Halifax'))).toBe('2026-11-02T04:00')
    expect(iso(overAt('2026-03-07', 'America/Havana'))).toBe('2026-03-08T05:00')
  })
})

describe('zonedTime', () => {
  it('has the offset of the instant, also in a repeated hour', () => {
    expect(zonedTime(at('2026-11-21T22:30'), 'America/Halifax')).toBe('2026-11-21T18:30:00-04:00')
    expect(zonedTime(at('2026-07-01T22:30'), 'America/Halifax')).toBe('2026-07-01T19:30:00-03:00')
    expect(zonedTime(at('2026-11-01T04:30'), 'America/Halifax')).toBe('2026-11-01T01:30:00-03:00')
    expect(zonedTime(at('2026-11-01T05:30'), 'America/Halifax')).toBe('2026-11-01T01:30:00-04:00')
    expect(zonedTime(at('2026-11-20T12:00'), 'UTC')).toBe('2026-11-20T12:00:00+00:00')
  })

  it('omits fractions of a second', () => {
    expect(zonedTime(at('2026-11-20T12:00') + 999, 'UTC')).toBe('2026-11-20T12:00:00+00:00')
  })
})
