import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { map, stores } from '../../../testing/map-request.ts'
import { createTestContext } from '../../../testing/page-context.ts'
import { visitCalendar } from './visit-calendar.server.ts'
import { parseVisitQuery } from './visit-query.ts'

const context = createTestContext({}, { map, stores: [...stores] })

// Parsed by another project's parser, which Thunderbird uses.

describe('the calendar file of a plan', () => {
  it('has an event for each stop, at its time', () => {
    const entries = entriesOf('stops=s1.s2*45&date=2026-11-21&time=14:00')
    expect(entries.map(({ summary }) => summary)).toEqual(['Low Tide', 'High Street'])
    expect(entries[0]?.duration.toSeconds()).toBe(45 * 60)
    const begin = entries[0]?.startDate.toJSDate().toISOString()
    expect(begin).toMatch(/^2026-11-21T18:0\d:/)
    expect(entries[0]?.uid).toBe('visit-2026-11-21-s2@mall.example')
    expect(entries[0]?.description).toContain('https://mall.example/plan-my-visit?stops=s1.s2*45')
    expect(entries[1]?.location).toMatch(/^Level 2, unit 201, /)
  })

  it('is empty without stops', () => {
    expect(entriesOf('')).toEqual([])
  })
})

function entriesOf(search: string) {
  const text = visitCalendar(parseVisitQuery(new URLSearchParams(search)), context)
  const calendar = ICAL.Component.fromString(text)
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}
