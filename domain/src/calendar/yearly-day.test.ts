import { describe, expect, it } from 'vitest'
import { resolveYearlyDay } from './yearly-day.ts'

describe('resolveYearlyDay', () => {
  it.each([
    ['12-25', 2026, '2026-12-25'],
    ['2026-12-01', 2026, '2026-12-01'],
    ['02-29', 2028, '2028-02-29'],
    ['easter', 2026, '2026-04-05'],
    ['easter', 2027, '2027-03-28'],
    ['easter', 2038, '2038-04-25'],
    ['easter-2', 2026, '2026-04-03'],
    ['easter+1', 2027, '2027-03-29'],
    ['3rd monday of 2', 2026, '2026-02-16'],
    ['1st monday of 9', 2026, '2026-09-07'],
    ['2nd saturday of 12', 2026, '2026-12-12'],
    ['2nd saturday of 12', 2027, '2027-12-11'],
    ['5th friday of 1', 2027, '2027-01-29'],
    ['last monday of 5', 2026, '2026-05-25'],
    ['last thursday of 12', 2026, '2026-12-31'],
    ['last sunday of 2', 2028, '2028-02-27'],
    ['monday before 05-25', 2026, '2026-05-18'],
    ['monday before 05-25', 2027, '2027-05-24'],
  ])('finds %s of %i', (text, year, date) => {
    expect(resolveYearlyDay(text, year)).toBe(date)
  })

  it.each([
    '02-29',
    '5th friday of 2',
    '13-01',
    '12-32',
    '1st monday of 13',
    'first monday of 1',
    'easters',
    'monday',
    '',
  ])('finds no "%s" in 2027', (text) => {
    expect(resolveYearlyDay(text, 2027)).toBeUndefined()
  })
})
