import type { Hours } from '@promenade/domain/mall/hours'
import { hoursWeek } from '@promenade/domain/hours/hours-week'
import type { Locale } from '@promenade/domain/locale/locale'
import { describe, expect, it } from 'vitest'
import { createTestContext } from '../../testing/page-context.ts'
import { weekDays } from './week-days.server.ts'

const hours: Hours = {
  regular: [
    { dayOfWeek: 1, hours: { kind: 'open', opens: 600, closes: 1260 } },
    { dayOfWeek: 2, hours: { kind: 'open', opens: 1080, closes: 120 } },
    { dayOfWeek: 3, hours: { kind: 'open', opens: 600, closes: 0 } },
    { dayOfWeek: 4, hours: { kind: 'open', opens: 600, closes: 600 } },
    { dayOfWeek: 5, hours: { kind: 'all-day' } },
    { dayOfWeek: 6, hours: { kind: 'closed' } },
  ],
  holidays: [{ from: '2026-11-16', to: '2026-11-16', name: 'Quay Day', hours: { kind: 'closed' } }],
}

describe('the rows of a week', () => {
  it('are from Monday to Sunday with today marked', () => {
    const rows = rowsOf('2026-11-25')
    expect(rows.map(({ weekday }) => weekday)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ])
    expect(rows.filter(({ isToday }) => isToday)).toEqual([])
    expect(rowsOf('2026-11-20').find(({ isToday }) => isToday)).toMatchObject({
      iso: '2026-11-20',
      date: 'November 20',
    })
  })

  it('have the hours in words', () => {
    expect(rowsOf('2026-11-25').map((row) => row.hours)).toEqual([
      '10 a.m. to 9 p.m.',
      '6 p.m. to 2 a.m.',
      '10 a.m. to 12 a.m.',
      '10 a.m. to 10 a.m.',
      'Open 24 hours',
      'Closed',
      'Ask us',
    ])
  })

  it('have a bar past midnight, and none for a closed or unknown day', () => {
    expect(rowsOf('2026-11-25').map(({ span }) => span)).toEqual([
      { from: 600, to: 1260 },
      { from: 1080, to: 1560 },
      { from: 600, to: 1440 },
      { from: 600, to: 2040 },
      { from: 0, to: 1440 },
      undefined,
      undefined,
    ])
  })

  it('have the name of a holiday', () => {
    expect(rowsOf('2026-11-20')[0]).toMatchObject({ holiday: 'Quay Day', hours: 'Closed', span: undefined })
    expect(rowsOf('2026-11-25')[0]?.holiday).toBeUndefined()
  })

  it('are worded in Spanish', () => {
    expect(rowsOf('2026-11-25', 'es')[1]).toMatchObject({
      weekday: 'Martes',
      date: '24 de noviembre',
      hours: 'De 18:00 a 2:00',
    })
  })
})

function rowsOf(date: string, locale: Locale = 'en') {
  const context = createTestContext({ locale })
  return weekDays(hours, hoursWeek(hours, { date, timeZone: context.timeZone, now: context.now }), context)
}
