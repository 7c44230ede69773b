import { describe, expect, it } from 'vitest'
import { hoursOn } from './hours-on.ts'
import type { DayHours, Holiday, Hours } from '../mall/hours.ts'
import type { DayOfWeek } from '../calendar/dates.ts'

const open = (opens: number, closes: number): DayHours => ({
  kind: 'open',
  opens: opens * 60,
  closes: closes * 60,
})
const closed: DayHours = { kind: 'closed' }
const holiday = (from: string, to: string, name: string, hours: DayHours): Holiday => ({
  from,
  to,
  name,
  hours,
})

const week: readonly DayOfWeek[] = [0, 1, 2, 3, 4, 5, 6]

// 2026-11-20 is a Friday.
const friday = '2026-11-20'

describe('hoursOn', () => {
  it('returns the regular day', () => {
    const hours: Hours = { regular: [{ dayOfWeek: 5, hours: open(10, 21) }], holidays: [] }
    expect(hoursOn(hours, friday)).toEqual({ hours: open(10, 21) })
  })

  it('is unknown on a day without a row', () => {
    const hours: Hours = { regular: [{ dayOfWeek: 5, hours: open(10, 21) }], holidays: [] }
    expect(hoursOn(hours, '2026-11-21')).toEqual({})
    expect(hoursOn({ regular: [], holidays: [] }, friday)).toEqual({})
  })

  it('counts Sunday as 0', () => {
    const hours: Hours = { regular: [{ dayOfWeek: 0, hours: open(12, 17) }], holidays: [] }
    expect(hoursOn(hours, '2026-11-22')).toEqual({ hours: open(12, 17) })
    expect(hoursOn(hours, '2026-11-23')).toEqual({})
  })

  it('takes the first of two rows for one weekday', () => {
    const regular = [
      { dayOfWeek: 5, hours: open(10, 21) },
      { dayOfWeek: 5, hours: closed },
    ] as const
    expect(hoursOn({ regular, holidays: [] }, friday)).toEqual({ hours: open(10, 21) })
  })

  it('prefers a holiday to the regular day, from its first day to its last', () => {
    const hours: Hours = {
      regular: week.map((dayOfWeek) => ({ dayOfWeek, hours: open(10, 21) })),
      holidays: [holiday('2026-11-20', '2026-11-22', 'Harbour Days', { kind: 'all-day' })],
    }
    const named = { hours: { kind: 'all-day' }, holidayName: 'Harbour Days' }
    expect(hoursOn(hours, '2026-11-19')).toEqual({ hours: open(10, 21) })
    expect(hoursOn(hours, '2026-11-20')).toEqual(named)
    expect(hoursOn(hours, '2026-11-21')).toEqual(named)
    expect(hoursOn(hours, '2026-11-22')).toEqual(named)
    expect(hoursOn(hours, '2026-11-23')).toEqual({ hours: open(10, 21) })
  })

  it('has the hours of a holiday on a day without a regular row', () => {
    const holidays = [holiday(friday, friday, 'Harbour Day', closed)]
    expect(hoursOn({ regular: [], holidays }, friday)).toEqual({ hours: closed, holidayName: 'Harbour Day' })
  })

  it('prefers a row for one day to a row for several, in any order', () => {
    const season = holiday('2026-11-01', '2026-12-31', 'Season', open(9, 22))
    const day = holiday(friday, friday, 'Harbour Day', closed)
    const expected = { hours: closed, holidayName: 'Harbour Day' }
    expect(hoursOn({ regular: [], holidays: [season, day] }, friday)).toEqual(expected)
    expect(hoursOn({ regular: [], holidays: [day, season] }, friday)).toEqual(expected)
  })

  it('prefers a shorter span to a longer one, in any order, where both cover the day', () => {
    const long = holiday('2026-11-16', '2026-11-20', 'Long', closed)
    const short = holiday('2026-11-20', '2026-11-22', 'Short', open(9, 22))
    for (const holidays of [
      [long, short],
      [short, long],
    ]) {
      expect(hoursOn({ regular: [], holidays }, '2026-11-19').holidayName).toBe('Long')
      expect(hoursOn({ regular: [], holidays }, friday).holidayName).toBe('Short')
    }
  })

  it('takes the first of equally long holidays', () => {
    const first = holiday(friday, friday, 'First', open(10, 12))
    const second = holiday(friday, friday, 'Second', closed)
    expect(hoursOn({ regular: [], holidays: [first, second] }, friday).holidayName).toBe('First')
    const before = holiday('2026-11-18', '2026-11-20', 'Before', closed)
    const after = holiday('2026-11-19', '2026-11-21', 'After', closed)
    expect(hoursOn({ regular: [], holidays: [before, after] }, friday).holidayName).toBe('Before')
  })

  it('has no name for a nameless holiday, and ignores one that ends before it starts', () => {
    expect(hoursOn({ regular: [], holidays: [holiday(friday, friday, '', closed)] }, friday)).toEqual({
      hours: closed,
    })
    const backward = holiday('2026-11-22', '2026-11-20', 'Backward', closed)
    expect(hoursOn({ regular: [], holidays: [backward] }, '2026-11-21')).toEqual({})
  })
})
