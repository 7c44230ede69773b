import { overAt } from '@promenade/domain/calendar/instants'
import type { MallEvent } from '@promenade/domain/mall/event'
import type { Period } from '@promenade/domain/mall/values'
import { describe, expect, it } from 'vitest'
import { testTime, createTestEvent, createTestContext, testZone } from '../../../testing/page-context.ts'
import { calendarFile } from './calendar-file.server.ts'

const evening = createTestEvent({
  id: '7',
  slug: 'shanties',
  name: 'Shanties; ropes, and “knots”',
  subtitle: 'Six voices',
  place: 'Net Loft stage, Level 1',
  showsTimes: true,
  period: periodOf('2026-11-21 18:30', '2026-11-21', '2026-11-21 20:00'),
})

describe('the calendar file of an event', () => {
  it('has one event with what a calendar needs', () => {
    const lines = linesOf(evening)
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(lines).toContain('VERSION:2.0')
    expect(lines).toContain('UID:event-7@mall.example')
    expect(lines).toContain('SUMMARY:Shanties\\; ropes\\, and “knots”')
    expect(lines).toContain('URL;VALUE=URI:https://mall.example/events-and-news/shanties')
    expect(valueOf(lines, 'LOCATION')).toMatch(/^Net Loft stage\\, Level 1\\, /)
    expect(valueOf(lines, 'DESCRIPTION')).toBe(
      'Six voices\\n\\nhttps://mall.example/events-and-news/shanties',
    )
    expect(calendarFile(contextWith(evening), 'SHANTIES')?.name).toBe('shanties.ics')
  })

  it.each([
    ['in summer', '2026-07-04 18:30', '20260704T213000Z'],
    ['in winter', '2026-12-04 18:30', '20261204T223000Z'],
    ['the day before the clocks go forward', '2026-03-07 18:30', '20260307T223000Z'],
    ['the day they go forward', '2026-03-08 18:30', '20260308T213000Z'],
    ['the day before they go back', '2026-10-31 18:30', '20261031T213000Z'],
    ['the day they go back', '2026-11-01 18:30', '20261101T223000Z'],
  ])('names the instant it begins %s', (_, start, expected) => {
    const day = start.slice(0, 10)
    const lines = linesOf({ ...evening, period: periodOf(start, day, `${day} 20:00`) }, '2026-01-01 12:00')
    expect(valueOf(lines, 'DTSTART')).toBe(expected)
  })

  it('has the right length in the night when clocks go back', () => {
    const night = periodOf('2026-10-31 22:00', '2026-11-01', '2026-11-01 03:00')
    const lines = linesOf({ ...evening, period: night }, '2026-10-01 12:00')
    expect([valueOf(lines, 'DTSTART'), valueOf(lines, 'DTEND')]).toEqual([
      '20261101T010000Z',
      '20261101T070000Z',
    ])
  })

  it('names whole days without a zone, up to the day after the last', () => {
    const days = { ...evening, showsTimes: false, period: periodOf('2026-10-30 10:00', '2026-11-02') }
    const lines = linesOf(days, '2026-10-01 12:00')
    expect(lines).toContain('DTSTART;VALUE=DATE:20261030')
    expect(lines).toContain('DTEND;VALUE=DATE:20261103')
  })

  it('omits an unknown end', () => {
    const { end: _, ...open } = evening.period
    const lines = linesOf({ ...evening, period: open })
    expect(valueOf(lines, 'DTSTART')).toBe('20261121T223000Z')
    expect(lines.some((line) => line.startsWith('DTEND'))).toBe(false)
  })

  it.each([true, false])('is missing for a past start with an open end (times: %s)', (showsTimes) => {
    const open = { ...evening, showsTimes, period: { start: testTime('2026-11-21 18:30') } }
    expect(linesOf(open, '2026-11-21 20:00').some((line) => line.startsWith('DTSTART'))).toBe(true)
    expect(linesOf(open, '2026-11-21 20:00').some((line) => line.startsWith('DTEND'))).toBe(false)
    expect(calendarFile(contextWith(open, '2026-11-22 00:00'), 'shanties')).toBeUndefined()
  })

  it('has the same id in Spanish, so that it is not added twice', () => {
    const context = createTestContext({ locale: 'es' }, { events: [evening] })
    const text = calendarFile(context, 'shanties')?.text ?? ''
    expect(text).toContain('UID:event-7@mall.example')
    expect(text).toContain('https://mall.example/es/events-and-news/shanties')
  })

  it('is the same for every request', () => {
    const changed = { ...evening, updatedAt: testTime('2026-11-02 08:00') }
    const text = (now: string) => calendarFile(contextWith(changed, now), 'shanties')?.text
    expect(text('2026-11-20 13:00')).toBe(text('2026-11-20 13:01'))
    expect(text('2026-11-20 13:00')).toContain('DTSTAMP:20261102T120000Z')
  })

  it('never lets a text inject a line', () => {
    const hostile = { ...evening, name: 'Shanties\r\nATTENDEE:mailto:a@b.example', place: 'a\nEND:VEVENT' }
    const lines = linesOf(hostile)
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([])
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  })

  it('does not exist for an event that is unknown, over, not announced or without a day', () => {
    expect(calendarFile(contextWith(evening), 'nobody')).toBeUndefined()
    expect(calendarFile(contextWith(evening, '2026-11-22 00:00'), 'shanties')).toBeUndefined()
    const secret = { ...evening, period: { ...evening.period, showFrom: testTime('2026-11-21 00:00') } }
    expect(calendarFile(contextWith(secret), 'shanties')).toBeUndefined()
    expect(calendarFile(contextWith({ ...evening, period: {} }), 'shanties')).toBeUndefined()
  })
})

function contextWith(event: MallEvent, now = '2026-11-20 13:00') {
  return createTestContext({ now: testTime(now) }, { events: [event] })
}

/** Unfolded content lines (RFC 5545 §3.1). */
function linesOf(event: MallEvent, now?: string): string[] {
  const text = calendarFile(contextWith(event, now), event.slug)?.text ?? ''
  return text.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
}

function valueOf(lines: readonly string[], name: string): string | undefined {
  return lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1)
}

function periodOf(start: string, last: string, end?: string): Period {
  return {
    start: testTime(start),
    overAt: overAt(last, testZone),
    ...(end !== undefined && { end: testTime(end) }),
  }
}
