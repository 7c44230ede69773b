import type { Hours } from '@promenade/domain/mall/hours'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { testTime, createTestContext } from '../../../testing/page-context.ts'
import { calmCalendar } from './calm-calendar.server.ts'

// Parsed by another project's parser, which Thunderbird uses.

const open = { kind: 'open', opens: 600, closes: 1260 } as const
const hours: Hours = {
  regular: [{ dayOfWeek: 5, hours: open }],
  holidays: [{ from: '2026-12-25', to: '2026-12-25', name: 'Christmas', hours: { kind: 'closed' } }],
  calm: [{ days: [5], starts: 840, ends: 960, note: 'No music, no lights', untranslated: [] }],
}

describe('the calendar of the calm hours', () => {
  it('has each of the next 90 days, without holidays', () => {
    const entries = entriesOf('en')
    expect(entries).toHaveLength(12)
    expect(entries[0]?.startDate.toJSDate().getTime()).toBe(testTime('2026-11-20 14:00'))
    expect(entries[0]?.duration.toSeconds()).toBe(2 * 3600)
    expect(entries[0]?.description).toBe('No music, no lights\n\nhttps://mall.example/hours#calm')
    expect(entries.map(({ uid }) => uid.slice(5, 15))).not.toContain('2026-12-25')
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(12)
  })

  it('is named in the requested language, with the same ids', () => {
    expect(entriesOf('es')[0]?.summary).toBe('Horas tranquilas')
    expect(entriesOf('es').map(({ uid }) => uid)).toEqual(entriesOf('en').map(({ uid }) => uid))
  })

  it('does not exist for a mall without calm hours', () => {
    expect(calmCalendar(createTestContext())).toBeUndefined()
  })
})

function entriesOf(locale: 'en' | 'es') {
  const text = calmCalendar(createTestContext({ locale, now: testTime('2026-11-20 13:00') }, { hours })) ?? ''
  const calendar = ICAL.Component.fromString(text)
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}
