import { overAt } from '@promenade/domain/calendar/instants'
import type { Locale } from '@promenade/domain/locale/locale'
import type { IsoDate } from '@promenade/domain/calendar/dates'
import type { Period } from '@promenade/domain/mall/values'
import { describe, expect, it } from 'vitest'
import { testTime, createTestContext, testZone } from '../../testing/page-context.ts'
import {
  eventDateBlock,
  lastDayOf,
  dateBlock,
  offerDates,
  untilText,
  whenText,
} from './period-text.server.ts'

const english = contextAt('2026-11-20 13:00')
const spanish = contextAt('2026-11-20 13:00', 'es')

describe('the last day of a period', () => {
  it("is in the mall's time zone", () => {
    expect(lastDayOf({ overAt: overAt('2026-11-30', testZone) }, english)).toBe('2026-11-30')
  })
})

describe('the end of a period', () => {
  it('has its last day', () => {
    expect(untilText({ overAt: overAt('2026-11-30', testZone) }, english)).toBe('Until November 30')
    expect(untilText({ overAt: overAt('2026-11-30', testZone) }, spanish)).toBe('Hasta el 30 de noviembre')
  })

  it('says that it has no end', () => {
    expect(untilText({}, english)).toBe('Ongoing')
    expect(untilText({}, spanish)).toBe('Permanente')
  })
})

describe('the validity of an offer', () => {
  it.each([
    ['runs', throughout('2026-11-01', '2026-11-30'), 'Until November 30', 'Hasta el 30 de noviembre'],
    ['has always run', {}, 'Ongoing', 'Permanente'],
    ['ends today', throughout('2026-11-01', '2026-11-20'), 'Last day today', 'Hoy es el último día'],
    [
      'is to come',
      throughout('2026-11-26', '2026-12-18'),
      'November 26 to December 18',
      'Del 26 de noviembre al 18 de diciembre',
    ],
    [
      'is to come for good',
      { start: testTime('2026-11-26 00:00') },
      'From November 26',
      'A partir del 26 de noviembre',
    ],
    [
      'is to come for a day',
      throughout('2026-11-27', '2026-11-27'),
      'Friday, November 27',
      'Viernes 27 de noviembre',
    ],
  ])('is worded for one that %s', (_, period, inEnglish, inSpanish) => {
    expect(offerDates(period, english)).toBe(inEnglish)
    expect(offerDates(period, spanish)).toBe(inSpanish)
  })
})

describe('the time of an event', () => {
  const evening: Period = {
    start: testTime('2026-11-21 18:30'),
    end: testTime('2026-11-21 20:00'),
    overAt: overAt('2026-11-21', testZone),
  }

  it('is a day with its times', () => {
    expect(whenText(evening, true, english)).toBe('Saturday, November 21, 6:30 p.m. to 8 p.m.')
    expect(whenText(evening, true, spanish)).toBe('Sábado 21 de noviembre, de 18:30 a 20:00')
  })

  it('is the day only if its times are not shown', () => {
    expect(whenText(evening, false, english)).toBe('Saturday, November 21')
    expect(whenText(evening, false, spanish)).toBe('Sábado 21 de noviembre')
  })

  it('has the start only if the end is unknown or not later', () => {
    const { start, overAt: over } = evening
    const withoutEnd = { ...(start !== undefined && { start }), ...(over !== undefined && { overAt: over }) }
    expect(whenText(withoutEnd, true, english)).toBe('Saturday, November 21, 6:30 p.m.')
    expect(whenText({ ...withoutEnd, end: testTime('2026-11-21 18:30') }, true, english)).toBe(
      'Saturday, November 21, 6:30 p.m.',
    )
  })

  it('is a span of dates over several days, without times', () => {
    const days = throughout('2026-11-20', '2026-12-02')
    expect(whenText(days, true, english)).toBe('November 20 to December 2')
    expect(whenText(days, false, spanish)).toBe('Del 20 de noviembre al 2 de diciembre')
  })

  it('is one day on days of clock changes', () => {
    expect(whenText(throughout('2026-03-08', '2026-03-08'), false, english)).toBe('Sunday, March 8')
    expect(whenText(throughout('2026-11-01', '2026-11-01'), false, english)).toBe('Sunday, November 1')
  })

  it('is one evening even past midnight', () => {
    const night = {
      start: testTime('2026-11-21 20:00'),
      end: testTime('2026-11-22 01:00'),
      overAt: testTime('2026-11-22 01:00'),
    }
    expect(whenText(night, true, english)).toBe('Saturday, November 21, 8 p.m. to 1 a.m.')
    expect(whenText(night, true, spanish)).toBe('Sábado 21 de noviembre, de 20:00 a 1:00')
    expect(whenText(night, true, contextAt('2026-11-22 00:30'))).toBe(
      'Saturday, November 21, 8 p.m. to 1 a.m.',
    )
    expect(untilText(night, english)).toBe('Until November 21')
  })

  it('has the year if it is another one', () => {
    expect(whenText(throughout('2026-12-28', '2027-01-03'), true, english)).toBe(
      'December 28, 2026 to January 3, 2027',
    )
    expect(whenText(throughout('2027-01-09', '2027-01-09'), true, english)).toBe(
      'Saturday, January 9, 2027, 12 a.m.',
    )
    expect(untilText({ overAt: overAt('2027-01-09', testZone) }, spanish)).toBe('Hasta el 9 de enero de 2027')
  })

  it('has local times after clock changes', () => {
    const night = { start: testTime('2026-03-08 01:30'), end: testTime('2026-03-08 04:00') }
    expect(whenText(night, true, english)).toBe('Sunday, March 8, 1:30 a.m. to 4 a.m.')
  })

  it('is the end only if the start is unknown', () => {
    expect(whenText({ overAt: overAt('2026-11-30', testZone) }, true, english)).toBe('Until November 30')
    expect(whenText({}, true, english)).toBe('Ongoing')
  })

  it('is ongoing after its start without an end', () => {
    const openEnded = { start: testTime('2026-06-01 10:00') }
    expect(whenText(openEnded, false, english)).toBe('Ongoing')
    expect(whenText(openEnded, true, english)).toBe('Ongoing')
    expect(whenText(openEnded, false, spanish)).toBe('Permanente')
  })

  it('has the first day before its start without an end', () => {
    const openEnded = { start: testTime('2026-12-05 10:00') }
    expect(whenText(openEnded, false, english)).toBe('Saturday, December 5')
    expect(whenText(openEnded, true, english)).toBe('Saturday, December 5, 10 a.m.')
  })

  it('ignores an end before the start', () => {
    expect(whenText(throughout('2026-11-25', '2026-11-21'), false, english)).toBe('Wednesday, November 25')
  })
})

describe('the date block of an event', () => {
  const first = (day: IsoDate) => dateBlock(day, english)
  const until = (day: IsoDate) => ({ ...dateBlock(day, english), weekday: 'Until' })

  it.each([
    ['is to come', throughout('2026-11-25', '2026-12-02'), first('2026-11-25')],
    ['begins today', throughout('2026-11-20', '2026-12-02'), first('2026-11-20')],
    ['is today alone', throughout('2026-11-20', '2026-11-20'), first('2026-11-20')],
    ['has been running', throughout('2026-11-01', '2026-12-02'), until('2026-12-02')],
    [
      'has been running, at no known beginning',
      { overAt: overAt('2026-12-02', testZone) },
      until('2026-12-02'),
    ],
    ['ends today', throughout('2026-11-01', '2026-11-20'), first('2026-11-20')],
    ['goes on without end', { start: testTime('2026-06-01 10:00') }, { words: 'On now' }],
    ['has neither beginning nor end', {}, { words: 'On now' }],
  ])('for an event that %s', (_, period, shown) => {
    expect(eventDateBlock(period, english)).toEqual(shown)
  })

  it('stays on the first day after midnight', () => {
    const night = { start: testTime('2026-11-20 20:00'), end: testTime('2026-11-21 01:00') }
    expect(eventDateBlock(night, contextAt('2026-11-21 00:30'))).toEqual(first('2026-11-20'))
  })

  it("changes at the mall's midnight", () => {
    const days = throughout('2026-11-20', '2026-11-22')
    expect(eventDateBlock(days, contextAt('2026-11-20 23:59'))).toEqual(first('2026-11-20'))
    expect(eventDateBlock(days, contextAt('2026-11-21 00:00'))).toEqual(until('2026-11-22'))
  })

  it('is worded in Spanish', () => {
    expect(eventDateBlock(throughout('2026-11-01', '2026-12-02'), spanish)).toMatchObject({
      weekday: 'Hasta',
      day: 2,
      month: 'dic',
    })
    expect(eventDateBlock({}, spanish)).toEqual({ words: 'En curso' })
  })

  it('has short names', () => {
    expect(dateBlock('2026-11-21', english)).toEqual({
      iso: '2026-11-21',
      weekday: 'Sat',
      day: 21,
      month: 'Nov',
    })
    expect(dateBlock('2026-11-21', spanish)).toEqual({
      iso: '2026-11-21',
      weekday: 'sáb',
      day: 21,
      month: 'nov',
    })
  })
})

function throughout(first: IsoDate, last: IsoDate): Period {
  return { start: testTime(`${first} 00:00`), overAt: overAt(last, testZone) }
}

function contextAt(time: string, locale: Locale = 'en') {
  return createTestContext({ now: testTime(time), locale })
}
