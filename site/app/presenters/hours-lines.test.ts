import type { DayHours, Holiday, Hours } from '@promenade/domain/mall/hours'
import type { DayOfWeek } from '@promenade/domain/calendar/dates'
import type { Locale } from '@promenade/domain/locale/locale'
import { describe, expect, it } from 'vitest'
import { testTime, createTestContext, testZone } from '../../testing/page-context.ts'
import { dayHoursText, hoursLines, todaysHoursText } from './hours-lines.server.ts'

const closed: DayHours = { kind: 'closed' }
const allDay: DayHours = { kind: 'all-day' }
const tenToNine = open(10, 21)
const week: readonly DayOfWeek[] = [0, 1, 2, 3, 4, 5, 6]
const usual: Hours = { regular: week.map((dayOfWeek) => ({ dayOfWeek, hours: tenToNine })), holidays: [] }

/** 2026-11-20 is a Friday. */
describe('the current opening state', () => {
  it.each([
    [
      'open until tonight',
      usual,
      '2026-11-20 13:00',
      'Open Now Until 9 p.m.',
      'Abierto ahora hasta las 21:00',
    ],
    [
      'open from the first minute',
      usual,
      '2026-11-20 10:00',
      'Open Now Until 9 p.m.',
      'Abierto ahora hasta las 21:00',
    ],
    [
      'opening later today',
      usual,
      '2026-11-20 09:59',
      'Closed - Opens at 10 a.m.',
      'Cerrado - Abre a las 10:00',
    ],
    [
      'closed from the last minute',
      usual,
      '2026-11-20 21:00',
      'Closed - Opens Tomorrow at 10 a.m.',
      'Cerrado - Abre mañana a las 10:00',
    ],
    [
      'closed tomorrow',
      closedFrom('2026-11-21', '2026-11-22'),
      '2026-11-20 22:00',
      'Closed - Opens Monday at 10 a.m.',
      'Cerrado - Abre el lunes a las 10:00',
    ],
    [
      'closed all day',
      closedFrom('2026-11-20', '2026-11-20'),
      '2026-11-20 13:00',
      'Closed Today',
      'Hoy cerrado',
    ],
    ['open round the clock', always(allDay), '2026-11-20 13:00', 'Open Now', 'Abierto ahora'],
    [
      'opening at one',
      always(open(1, 3)),
      '2026-11-20 00:30',
      'Closed - Opens at 1 a.m.',
      'Cerrado - Abre a la 1:00',
    ],
    [
      'closing at one',
      always(open(10, 1)),
      '2026-11-20 23:00',
      'Open Now Until 1 a.m.',
      'Abierto ahora hasta la 1:00',
    ],
    [
      'open since yesterday',
      always(open(10, 1)),
      '2026-11-20 00:59',
      'Open Now Until 1 a.m.',
      'Abierto ahora hasta la 1:00',
    ],
    [
      'closing at midnight',
      always(open(10, 0)),
      '2026-11-20 23:59',
      'Open Now Until 12 a.m.',
      'Abierto ahora hasta las 00:00',
    ],
  ])('is worded when %s', (_, hours, time, english, spanish) => {
    expect(firstLine(hours, time, 'en').text).toBe(english)
    expect(firstLine(hours, time, 'es').text).toBe(spanish)
  })

  it('is closed without a time if the next opening is unknown', () => {
    const hours: Hours = { regular: [{ dayOfWeek: 5, hours: tenToNine }], holidays: [] }
    expect(firstLine(hours, '2026-11-20 22:00', 'en').text).toBe('Closed Now')
    expect(firstLine(hours, '2026-11-20 22:00', 'es').text).toBe('Cerrado ahora')
  })

  it('has no text and no badge if the hours are unknown', () => {
    const unknown = { regular: [], holidays: [] }
    expect(hoursLines(unknown, contextAt('2026-11-20 13:00'))).toEqual([
      { at: testTime('2026-11-20 13:00'), text: '', state: 'unknown' },
    ])
  })

  it('names the weekday up to six days ahead', () => {
    const hours = closedFrom('2026-11-21', '2026-11-25')
    expect(firstLine(hours, '2026-11-20 22:00', 'en').text).toBe('Closed - Opens Thursday at 10 a.m.')
  })

  it('names the date from seven days ahead, since the weekday would be ambiguous', () => {
    const seven = closedFrom('2026-11-21', '2026-11-26')
    expect(firstLine(seven, '2026-11-20 22:00', 'en').text).toBe(
      'Closed - Opens Friday, November 27 at 10 a.m.',
    )
    expect(firstLine(seven, '2026-11-20 22:00', 'es').text).toBe(
      'Cerrado - Abre el viernes 27 de noviembre a las 10:00',
    )
    const eight = closedFrom('2026-11-21', '2026-11-27')
    expect(firstLine(eight, '2026-11-20 22:00', 'en').text).toBe(
      'Closed - Opens Saturday, November 28 at 10 a.m.',
    )
  })

  it('counts those days from the day of the change, not from today', () => {
    const texts = hoursLines(closedFrom('2026-11-22', '2026-11-26'), contextAt('2026-11-20 13:00')).map(
      ({ text }) => text,
    )
    expect(texts).toContain('Closed - Opens Friday at 10 a.m.')
  })

  it('has no bare time that is days away', () => {
    const weekend: Hours = { ...always(closed), holidays: [holiday('2026-11-20', '2026-11-21', allDay)] }
    expect(firstLine(weekend, '2026-11-20 13:00', 'en').text).toBe('Open Now')
    expect(firstLine(weekend, '2026-11-21 13:00', 'en').text).toBe('Open Now Until 12 a.m.')
  })

  it('prefers a holiday to the regular day', () => {
    const hours: Hours = { ...usual, holidays: [holiday('2026-11-20', '2026-11-20', open(12, 17))] }
    expect(firstLine(hours, '2026-11-20 10:30', 'en').text).toBe('Closed - Opens at 12 p.m.')
    expect(firstLine(hours, '2026-11-20 16:00', 'en').text).toBe('Open Now Until 5 p.m.')
  })

  it.each([
    ['2026-03-08 01:30', 'Open Now Until 3:30 a.m.'],
    ['2026-11-01 00:30', 'Open Now Until 2:30 a.m.'],
  ])('has the local time after a clock change (%s)', (time, text) => {
    expect(firstLine(always({ kind: 'open', opens: 20 * 60, closes: 150 }), time, 'en').text).toBe(text)
  })
})

describe('the opening states of the coming days', () => {
  it('change at openings, closings and midnight', () => {
    expect(hoursLines(usual, contextAt('2026-11-20 13:00'))).toEqual([
      line('2026-11-20 13:00', 'open', 'Open Now Until 9 p.m.'),
      line('2026-11-20 21:00', 'closed', 'Closed - Opens Tomorrow at 10 a.m.'),
      line('2026-11-21 00:00', 'closed', 'Closed - Opens at 10 a.m.'),
      line('2026-11-21 10:00', 'open', 'Open Now Until 9 p.m.'),
      line('2026-11-21 21:00', 'closed', 'Closed - Opens Tomorrow at 10 a.m.'),
    ])
  })
})

describe('the hours of one day', () => {
  it.each([
    [undefined, 'Ask us', 'Pregúntanos'],
    [closed, 'Closed', 'Cerrado'],
    [allDay, 'Open 24 hours', 'Abierto las 24 horas'],
    [tenToNine, '10 a.m. to 9 p.m.', 'De 10:00 a 21:00'],
    [open(18, 2), '6 p.m. to 2 a.m.', 'De 18:00 a 2:00'],
  ])('of %j are worded in both languages', (hours, english, spanish) => {
    expect(dayHoursText(hours, contextAt('2026-11-20 13:00', 'en'))).toBe(english)
    expect(dayHoursText(hours, contextAt('2026-11-20 13:00', 'es'))).toBe(spanish)
  })

  it("are those of the mall's current date, which may differ elsewhere", () => {
    const hours: Hours = { ...usual, holidays: [holiday('2026-11-21', '2026-11-21', closed)] }
    expect(todaysHoursText(hours, contextAt('2026-11-20 23:59'))).toBe('10 a.m. to 9 p.m.')
    expect(todaysHoursText(hours, contextAt('2026-11-21 00:00'))).toBe('Closed')
  })
})

function open(from: number, to: number): DayHours {
  return { kind: 'open', opens: from * 60, closes: to * 60 }
}

function always(hours: DayHours): Hours {
  return { regular: week.map((dayOfWeek) => ({ dayOfWeek, hours })), holidays: [] }
}

function closedFrom(from: string, to: string): Hours {
  return { ...usual, holidays: [holiday(from, to, closed)] }
}

function holiday(from: string, to: string, hours: DayHours): Holiday {
  return { from, to, name: 'Holiday', hours }
}

function contextAt(time: string, locale: Locale = 'en') {
  return createTestContext({ now: testTime(time), locale })
}

function firstLine(hours: Hours, time: string, locale: Locale) {
  const [first] = hoursLines(hours, contextAt(time, locale))
  if (first === undefined) throw new Error(`no line at ${time} in ${testZone}`)
  return first
}

function line(time: string, state: string, text: string) {
  return { at: testTime(time), text, state }
}
