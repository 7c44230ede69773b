import { describe, expect, it } from 'vitest'
import { laidOutSpan, occurrencesOf, parseOpeningHours, writeOpeningHours } from './written-hours.ts'

describe('opening hours as staff write them', () => {
  it.each([
    ['closed', { kind: 'closed' }],
    ['24h', { kind: 'all-day' }],
    ['10:00-20:00', { kind: 'open', opens: 600, closes: 1200 }],
    ['9:30-17:05', { kind: 'open', opens: 570, closes: 1025 }],
    ['0:00-23:59', { kind: 'open', opens: 0, closes: 1439 }],
    ['18:00-24:00', { kind: 'open', opens: 1080, closes: 0 }],
    ['18:00-2:00', { kind: 'open', opens: 1080, closes: 120 }],
  ])('%s', (text, hours) => {
    expect(parseOpeningHours(text)).toEqual(hours)
  })

  it.each(['', 'Closed', '24', '10:00', '10:00-', '-20:00', '24:00-10:00', '10:00-20:00-21:00', '10-20'])(
    'are not %j',
    (text) => {
      expect(parseOpeningHours(text)).toBeUndefined()
    },
  )

  it.each(['closed', '24h', '9:30-17:05', '18:00-0:00'])('%s are written as they are read', (text) => {
    const hours = parseOpeningHours(text)
    expect(hours && writeOpeningHours(hours)).toBe(text)
  })
})

describe('the dates of a special day', () => {
  const today = '2026-11-25'
  const datesOf = (date: string, until?: string) =>
    occurrencesOf({ date, until }, today).map(({ from, to }) => `${from} ${to}`)

  it('are laid out from 60 days before today to 400 after it', () => {
    expect(laidOutSpan(today)).toEqual({ from: '2026-09-26', to: '2027-12-30' })
    expect(datesOf('09-26')).toEqual(['2026-09-26 2026-09-26', '2027-09-26 2027-09-26'])
    expect(datesOf('09-25')).toEqual(['2027-09-25 2027-09-25'])
    expect(datesOf('12-30')).toEqual(['2026-12-30 2026-12-30', '2027-12-30 2027-12-30'])
    expect(datesOf('12-31')).toEqual(['2026-12-31 2026-12-31'])
  })

  it('include those of days of which only the last or the first is near', () => {
    expect(datesOf('09-20', '09-26')).toContain('2026-09-20 2026-09-26')
    expect(datesOf('09-20', '09-25')).not.toContain('2026-09-20 2026-09-25')
    expect(datesOf('12-30', '12-31')).toContain('2027-12-30 2027-12-31')
  })

  it('end in the year after where the last day comes before the first in a year', () => {
    expect(datesOf('12-24', '01-02')).toEqual(['2026-12-24 2027-01-02', '2027-12-24 2028-01-02'])
    expect(datesOf('12-24', '12-24')).toEqual(['2026-12-24 2026-12-24', '2027-12-24 2027-12-24'])
  })

  it('are those of last year too, early in a year', () => {
    const [first] = occurrencesOf({ date: '12-24', until: '01-02' }, '2026-01-15')
    expect(first).toEqual({ from: '2025-12-24', to: '2026-01-02' })
  })

  it('are one alone with a year, and none where it ends before it begins or is no day', () => {
    expect(datesOf('2026-12-24', '2027-01-02')).toEqual(['2026-12-24 2027-01-02'])
    expect(datesOf('2026-12-24', '2026-12-23')).toEqual([])
    expect(datesOf('02-30')).toEqual([])
    expect(datesOf('12-24', 'soon')).toEqual([])
  })
})
