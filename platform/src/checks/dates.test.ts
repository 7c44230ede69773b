import { describe, expect, it } from 'vitest'
import { resolveDate, resolveDateAndTime } from './dates.ts'

/** A Friday. */
const today = '2026-11-20'

describe('resolveDate', () => {
  it.each([
    ['2027-03-01', '2027-03-01'],
    ['2028-02-29', '2028-02-29'],
    ['monday', '2026-11-16'],
    ['monday+10d', '2026-11-26'],
    ['monday-21d', '2026-10-26'],
    ['friday', '2026-11-20'],
    ['friday-1', '2026-11-13'],
    ['saturday', '2026-11-21'],
    ['saturday+1', '2026-11-28'],
    ['thursday', '2026-11-19'],
    ['sunday', '2026-11-22'],
    ['sunday+6', '2027-01-03'],
    ['saturday+2d', '2026-11-23'],
  ])('reads %s, the same on every day of the week', (text, date) => {
    expect(resolveDate(text, today)).toBe(date)
    expect(resolveDate(text, '2026-11-16')).toBe(date)
    expect(resolveDate(text, '2026-11-22')).toBe(date)
  })

  it.each([
    ['today', '2026-11-20'],
    ['today+3', '2026-11-23'],
    ['today-35', '2026-10-16'],
    ['today+365', '2027-11-20'],
  ])('reads %s of earlier content from the day of the import', (text, date) => {
    expect(resolveDate(text, today)).toBe(date)
  })

  it.each([
    '',
    '2027-02-29',
    '2027-3-1',
    '2027-13-01',
    'tomorrow',
    'today+1d',
    'today +1',
    'today+1000',
    'monday+',
    'monday + 1',
    'monday+d',
    'monday+1w',
    'Saturday',
    'saturday+1.5',
    '01/02/2027',
  ])('refuses "%s" as a date', (text) => {
    expect(resolveDate(text, today)).toBeUndefined()
  })
})

describe('resolveDateAndTime', () => {
  it.each([
    ['saturday+1 14:00', { date: '2026-11-28', minute: 840 }],
    ['monday+4d 0:00', { date: '2026-11-20', minute: 0 }],
    ['2026-12-01 23:59', { date: '2026-12-01', minute: 1439 }],
    ['friday', { date: '2026-11-20' }],
  ])('reads %s', (text, moment) => {
    expect(resolveDateAndTime(text, today)).toEqual(moment)
  })

  it.each([
    '14:00',
    'friday 24:00',
    'friday 9',
    'friday 9:5',
    'friday  9:00',
    'friday 9:00 h',
    'someday 9:00',
  ])('refuses "%s"', (text) => {
    expect(resolveDateAndTime(text, today)).toBeUndefined()
  })
})
