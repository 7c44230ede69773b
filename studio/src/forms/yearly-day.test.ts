import { describe, expect, it } from 'vitest'
import { readDayHours, writeDayHours } from '../presenters/day-hours.ts'
import { nextYearlyDay, readYearlyRule, writeYearlyRule } from './yearly-day.ts'

describe('readYearlyRule', () => {
  it.each([
    '2026-12-01',
    '12-25',
    'easter',
    'easter-2',
    'easter+1',
    '3rd monday of 2',
    '5th friday of 1',
    'last friday of 11',
    'monday before 05-25',
  ])('reads %s and writes it back', (text) => {
    const rule = readYearlyRule(text)
    expect(rule && writeYearlyRule(rule)).toBe(text)
  })

  it.each(['', 'monday', '3rd someday of 2', 'easters', '2026-02-30'])('reads no "%s"', (text) => {
    expect(readYearlyRule(text)).toBeUndefined()
  })
})

describe('nextYearlyDay', () => {
  it.each([
    ['12-25', '2026-12-25', '2026-12-25'],
    ['2026-12-01', '2026-12-01', '2026-12-01'],
    ['12-25', '2026-12-26', '2027-12-25'],
    ['02-29', '2026-01-01', '2028-02-29'],
  ])('finds %s from %s on', (rule, today, date) => {
    expect(nextYearlyDay(rule, today)).toBe(date)
  })
})

describe('readDayHours', () => {
  it.each(['10:00-20:00', 'closed', '24h'])('reads %s and writes it back', (text) => {
    expect(writeDayHours(readDayHours(text))).toBe(text)
  })

  it('reads midnight and hours of one digit', () => {
    expect(readDayHours('9:30-24:00')).toEqual({ type: 'open', opens: '09:30', closes: '00:00' })
  })

  it('reads a day without hours', () => {
    expect(writeDayHours(readDayHours(undefined))).toBeUndefined()
  })
})
