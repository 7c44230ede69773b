import { describe, expect, it } from 'vitest'
import { testTime, testZone } from '../../testing/page-context.ts'
import {
  dayOfMonth,
  formatDate,
  formatDateWithYear,
  formatDay,
  formatDayWithYear,
  formatMinuteOfDay,
  formatMonth,
  formatMonthWithYear,
  formatShortMonth,
  formatShortWeekday,
  formatTime,
  formatWeekday,
} from './format.ts'

describe('a time of day', () => {
  it.each([
    ['21:00', '9 p.m.', '21:00'],
    ['21:30', '9:30 p.m.', '21:30'],
    ['10:05', '10:05 a.m.', '10:05'],
    ['09:05', '9:05 a.m.', '9:05'],
    ['12:00', '12 p.m.', '12:00'],
    ['12:30', '12:30 p.m.', '12:30'],
    ['00:00', '12 a.m.', '00:00'],
    ['01:00', '1 a.m.', '1:00'],
    ['23:59', '11:59 p.m.', '23:59'],
  ])('at %s is written %s in English and %s in Spanish', (time, english, spanish) => {
    const at = testTime(`2026-11-20 ${time}`)
    expect(formatTime(at, 'en', testZone)).toBe(english)
    expect(formatTime(at, 'es', testZone)).toBe(spanish)
  })

  it("is in the mall's time zone, not the server's or the visitor's", () => {
    const at = Date.parse('2026-11-21T01:00:00Z')
    expect(formatTime(at, 'en', 'America/Halifax')).toBe('9 p.m.')
    expect(formatTime(at, 'en', 'America/St_Johns')).toBe('9:30 p.m.')
    expect(formatTime(at, 'en', 'America/Los_Angeles')).toBe('5 p.m.')
  })

  it('follows clock changes', () => {
    const hours = (from: string) =>
      [0, 1, 2].map((hour) => formatTime(Date.parse(from) + hour * 3_600_000, 'en', testZone))
    expect(hours('2026-03-08T05:00:00Z')).toEqual(['1 a.m.', '3 a.m.', '4 a.m.'])
    expect(hours('2026-11-01T04:00:00Z')).toEqual(['1 a.m.', '1 a.m.', '2 a.m.'])
  })

  it('separates hour and «p.m.» by a plain space, which every font has', () => {
    expect(formatTime(testTime('2026-11-20 21:30'), 'en', testZone)).toMatch(/^[ -~]+$/)
  })
})

describe('minutes since midnight', () => {
  it.each([
    [0, '12 a.m.', '00:00'],
    [570, '9:30 a.m.', '9:30'],
    [720, '12 p.m.', '12:00'],
    [1439, '11:59 p.m.', '23:59'],
    [1440, '12 a.m.', '00:00'],
    [1560, '2 a.m.', '2:00'],
  ])('%i are written %s in English and %s in Spanish', (minute, english, spanish) => {
    expect(formatMinuteOfDay(minute, 'en')).toBe(english)
    expect(formatMinuteOfDay(minute, 'es')).toBe(spanish)
  })
})

describe('a date', () => {
  it('has the format of each language', () => {
    expect(formatDay('2026-11-20', 'en')).toBe('Friday, November 20')
    expect(formatDay('2026-11-20', 'es')).toBe('viernes 20 de noviembre')
    expect(formatDayWithYear('2026-11-20', 'en')).toBe('Friday, November 20, 2026')
    expect(formatDayWithYear('2026-11-20', 'es')).toBe('viernes 20 de noviembre de 2026')
    expect(formatDate('2026-11-20', 'en')).toBe('November 20')
    expect(formatDate('2026-11-20', 'es')).toBe('20 de noviembre')
    expect(formatDateWithYear('2026-11-20', 'en')).toBe('November 20, 2026')
    expect(formatDateWithYear('2026-11-20', 'es')).toBe('20 de noviembre de 2026')
    expect(formatMonth('2026-11-20', 'en')).toBe('November')
    expect(formatMonth('2026-11-20', 'es')).toBe('noviembre')
    expect(formatMonthWithYear('2026-11-20', 'en')).toBe('November 2026')
    expect(formatMonthWithYear('2026-11-20', 'es')).toBe('noviembre de 2026')
    expect(formatWeekday('2026-11-18', 'en')).toBe('Wednesday')
    expect(formatWeekday('2026-11-18', 'es')).toBe('miércoles')
  })

  it('is short in a date block, without full stops', () => {
    expect(formatShortWeekday('2026-09-05', 'en')).toBe('Sat')
    expect(formatShortWeekday('2026-09-05', 'es')).toBe('sáb')
    expect(formatShortMonth('2026-09-05', 'en')).toBe('Sep')
    expect(formatShortMonth('2026-09-05', 'es')).toBe('sep')
    expect(dayOfMonth('2026-09-05')).toBe(5)
  })

  it.each(['2026-03-08', '2026-11-01', '2024-02-29', '2026-01-01', '2026-12-31'])(
    'stays the same day on %s, at clock changes and at the turn of the year',
    (date) => {
      expect(formatDay(date, 'en')).toContain(` ${dayOfMonth(date)}`)
      expect(formatDayWithYear(date, 'es')).toMatch(
        new RegExp(` ${dayOfMonth(date)} de .* de ${date.slice(0, 4)}$`),
      )
    },
  )
})
