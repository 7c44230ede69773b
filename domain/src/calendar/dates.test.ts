import { describe, expect, it } from 'vitest'
import { addDays, dayOfWeek, isIsoDate, isoWeek, listDates } from './dates.ts'

describe('addDays', () => {
  it('crosses months, years and leap days', () => {
    expect(addDays('2026-01-31', 1)).toBe('2026-02-01')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(addDays('2026-03-01', 0)).toBe('2026-03-01')
  })

  it('refuses an invalid date', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
    expect(() => addDays('soon', 1)).toThrow(RangeError)
  })
})

describe('listDates', () => {
  it('has both ends', () => {
    expect(listDates('2026-12-24', '2026-12-24')).toEqual(['2026-12-24'])
    expect(listDates('2026-12-24', '2026-12-26')).toEqual(['2026-12-24', '2026-12-25', '2026-12-26'])
    expect(listDates('2026-12-26', '2026-12-24')).toEqual([])
  })
})

describe('dayOfWeek', () => {
  it('counts from Sunday', () => {
    const week = [
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ]
    expect(week.map(dayOfWeek)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })
})

describe('isoWeek', () => {
  const week = [
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]

  it.each(week)('holds Monday to Sunday around %s', (date) => {
    expect(isoWeek(date)).toEqual(week)
  })

  it('starts a new week on Monday', () => {
    expect(isoWeek('2027-01-04')[0]).toBe('2027-01-04')
  })
})

describe('isIsoDate', () => {
  it.each(['2026-11-20', '2028-02-29', '1900-01-01', '2999-12-31'])('accepts %s', (date) => {
    expect(isIsoDate(date)).toBe(true)
  })

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '1899-12-31',
    '3000-01-01',
    '2026-11-20T00:00Z',
    ' 2026-11-20',
    '20261120',
    '',
    20261120,
    null,
  ])('refuses %j', (value) => {
    expect(isIsoDate(value)).toBe(false)
  })
})
