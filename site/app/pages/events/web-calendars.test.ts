import type { CalendarEntry } from '@promenade/domain/schedule/calendar-entry'
import { describe, expect, it } from 'vitest'
import { webCalendars } from './web-calendars.ts'

const timed: CalendarEntry = {
  kind: 'timed',
  start: Date.parse('2026-11-21T22:30:00Z'),
  end: Date.parse('2026-11-22T00:00:00Z'),
}
const days: CalendarEntry = { kind: 'days', first: '2026-11-20', afterLast: '2026-12-01' }

describe('the calendars on the web', () => {
  it('get the instants in UTC', () => {
    const [google, outlook] = urlsOf(timed)
    expect(google?.searchParams.get('dates')).toBe('20261121T223000Z/20261122T000000Z')
    expect(outlook?.searchParams.get('startdt')).toBe('2026-11-21T22:30:00Z')
    expect(outlook?.searchParams.get('enddt')).toBe('2026-11-22T00:00:00Z')
    expect(outlook?.searchParams.get('allday')).toBeNull()
  })

  it('get whole days up to the day after the last', () => {
    const [google, outlook] = urlsOf(days)
    expect(google?.searchParams.get('dates')).toBe('20261120/20261201')
    expect(outlook?.searchParams.get('startdt')).toBe('2026-11-20')
    expect(outlook?.searchParams.get('enddt')).toBe('2026-12-01')
    expect(outlook?.searchParams.get('allday')).toBe('true')
  })

  it('get the first day where the end is open', () => {
    const [google, outlook] = urlsOf({ kind: 'days', first: '2026-11-30' })
    expect(google?.searchParams.get('dates')).toBe('20261130/20261201')
    expect(outlook?.searchParams.get('enddt')).toBe('2026-12-01')
  })

  it('get a moment where the end is unknown', () => {
    const [google] = urlsOf({ kind: 'timed', start: timed.start })
    expect(google?.searchParams.get('dates')).toBe('20261121T223000Z/20261121T223000Z')
  })

  it('get every text whole, whatever is in it', () => {
    for (const url of urlsOf(timed)) {
      expect(url.href).not.toContain('+')
      const title = url.searchParams.get('text') ?? url.searchParams.get('subject')
      expect(title).toBe('Salt & Pepper + #1?')
      expect(url.searchParams.get('location')).toBe('Muelle Ñandú, 50 %')
    }
  })
})

function urlsOf(entry: CalendarEntry): URL[] {
  const item = {
    entry,
    title: 'Salt & Pepper + #1?',
    description: 'One\n\nTwo',
    location: 'Muelle Ñandú, 50 %',
    url: 'https://mall.example/events-and-news/salt',
  }
  return webCalendars(item).map(({ url }) => new URL(url))
}
