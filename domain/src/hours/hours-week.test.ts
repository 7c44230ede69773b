import { describe, expect, it } from 'vitest'
import { instantAt } from '../calendar/instants.ts'
import { hoursWeek } from './hours-week.ts'
import type { Hours } from '../mall/hours.ts'

const timeZone = 'America/Halifax'
// A Friday.
const now = instantAt('2026-11-20', 12 * 60, timeZone)
const hours: Hours = {
  regular: [{ dayOfWeek: 0, hours: { kind: 'open', opens: 720, closes: 1020 } }],
  holidays: [{ from: '2026-11-19', to: '2026-11-20', name: 'Harbour Days', hours: { kind: 'closed' } }],
}

describe('hoursWeek', () => {
  it('runs from Monday to Sunday with holidays over regular days', () => {
    const week = hoursWeek(hours, { date: '2026-11-20', timeZone, now })
    expect(week).toMatchObject({ from: '2026-11-16', to: '2026-11-22', next: '2026-11-23', isCurrent: true })
    expect(week.days.map(({ date }) => date.slice(-2))).toEqual(['16', '17', '18', '19', '20', '21', '22'])
    expect(week.days.map((day) => day.dayOfWeek)).toEqual([1, 2, 3, 4, 5, 6, 0])
    expect(week.days[2]).toEqual({ date: '2026-11-18', dayOfWeek: 3, isToday: false })
    expect(week.days[4]).toEqual({
      date: '2026-11-20',
      dayOfWeek: 5,
      isToday: true,
      hours: { kind: 'closed' },
      holidayName: 'Harbour Days',
    })
    expect(week.days[6]?.hours).toEqual({ kind: 'open', opens: 720, closes: 1020 })
  })

  it('has no week before the current one', () => {
    expect('previous' in hoursWeek(hours, { date: '2026-11-22', timeZone, now })).toBe(false)
    expect(hoursWeek(hours, { date: '2026-11-23', timeZone, now }).previous).toBe('2026-11-16')
    expect('previous' in hoursWeek(hours, { date: '2026-11-10', timeZone, now })).toBe(false)
  })

  it('is current on its Sunday evening and no longer on Monday', () => {
    const at = (date: string, minute: number) =>
      hoursWeek(hours, { date: '2026-11-20', timeZone, now: instantAt(date, minute, timeZone) })
    expect(at('2026-11-16', 0)).toMatchObject({ isCurrent: true })
    expect(at('2026-11-22', 1439)).toMatchObject({ isCurrent: true })
    expect(at('2026-11-23', 0)).toMatchObject({ isCurrent: false })
    expect(at('2026-11-15', 1439)).toMatchObject({ isCurrent: false })
    expect(at('2026-11-15', 1439).previous).toBe('2026-11-09')
  })

  it('shows no today in another week', () => {
    const { days } = hoursWeek(hours, { date: '2026-11-30', timeZone, now })
    expect(days.some(({ isToday }) => isToday)).toBe(false)
  })
})
