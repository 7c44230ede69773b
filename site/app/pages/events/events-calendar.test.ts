import { instantAt, overAt } from '@promenade/domain/calendar/instants'
import type { MallEvent } from '@promenade/domain/mall/event'
import type { PageContext } from '../../page-context.ts'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import {
  testTime,
  createTestEvent,
  createTestStore,
  createTestContext,
  testZone,
} from '../../../testing/page-context.ts'
import { createTestContent } from '../../../testing/content.ts'
import { calendarSubscriptions, eventsCalendar } from './events-calendar.server.ts'

// Parsed by another project's parser, which Thunderbird uses.

describe('the calendar of all events, read by another parser', () => {
  it.each([
    ['the evening before the clocks go forward', testZone, '2026-03-07 18:30', '2026-03-07T22:30:00Z'],
    ['the evening after', testZone, '2026-03-08 18:30', '2026-03-08T21:30:00Z'],
    ['the evening before they go back', testZone, '2026-10-31 18:30', '2026-10-31T21:30:00Z'],
    ['the evening after', testZone, '2026-11-01 18:30', '2026-11-01T22:30:00Z'],
    ['in a mall without summer time', 'America/Mexico_City', '2026-07-04 18:30', '2026-07-05T00:30:00Z'],
    ['half an hour beside the others', 'America/St_Johns', '2026-07-04 18:30', '2026-07-04T21:00:00Z'],
    ['where spring is in September', 'Pacific/Auckland', '2026-09-27 18:30', '2026-09-27T05:30:00Z'],
    ['the day before', 'Pacific/Auckland', '2026-09-26 18:30', '2026-09-26T06:30:00Z'],
  ])('begins %s (%s, %s) at that very instant', (_, timeZone, time, expected) => {
    const event = timed(time, addHours(time, 2), timeZone)
    const [entry] = entriesOf([event], { timeZone })
    expect(entry?.startDate.toJSDate().toISOString()).toBe(expected.replace('Z', '.000Z'))
    expect(entry?.duration.toSeconds()).toBe(2 * 3600)
    expect(entry?.startDate.zone).toBe(ICAL.Timezone.utcTimezone)
  })

  it('continues past midnight with the right length', () => {
    const [backward] = entriesOf([timed('2026-10-31 22:00', '2026-11-01 03:00')])
    expect(backward?.duration.toSeconds()).toBe(6 * 3600)
    const [forward] = entriesOf([timed('2026-03-07 22:00', '2026-03-08 03:00')])
    expect(forward?.duration.toSeconds()).toBe(4 * 3600)
  })

  it('has all-day events as dates with an exclusive end, marked as free', () => {
    const days = { start: at('2026-10-30 00:00'), overAt: overAt('2026-11-02', testZone) }
    const [entry] = entriesOf([createTestEvent({ period: days })])
    expect(entry?.startDate.isDate).toBe(true)
    expect([entry?.startDate.toString(), entry?.endDate.toString()]).toEqual(['2026-10-30', '2026-11-03'])
    expect(entry?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  })

  it('has a run of several days with times as days too', () => {
    const [entry] = entriesOf([timed('2026-11-27 10:00', '2026-11-29 17:00')])
    expect([entry?.startDate.toString(), entry?.endDate.toString()]).toEqual(['2026-11-27', '2026-11-30'])
  })

  it('has every text unchanged', () => {
    const name = 'Niños; música, «ñandú» \\ "té" 🎪👩‍👩‍👧 '.repeat(4).trim()
    const place = 'Sala 3, al fondo; junto a la fuente'
    const subtitle = 'Primera línea: ¿qué?, ¡ya!'
    const [entry] = entriesOf([{ ...timed('2026-11-27 10:00', '2026-11-27 12:00'), name, place, subtitle }])
    expect(entry?.summary).toBe(name)
    expect(entry?.location).toBe('Sala 3, al fondo; junto a la fuente, Test Mall')
    expect(entry?.description).toBe(`${subtitle}\n\nhttps://mall.example/events-and-news/event-1`)
  })

  it('has no line longer than 75 octets, none broken within a character, each ended alike', () => {
    const name = 'Música, cigüeñas y ñandúes 🎪 en la azotea: 20 °C, ½ precio y «té» — '.repeat(9)
    const text = eventsCalendar(createArgs([{ ...timed('2026-11-27 10:00', '2026-11-27 12:00'), name }]))
    const lines = text.split('\r\n')
    expect(lines.at(-1)).toBe('')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(lines.every((line) => !/[\r\n]/.test(line) && line.isWellFormed())).toBe(true)
  })

  it('keeps an event’s id in both languages, with an increasing sequence number', () => {
    const before = timed('2026-11-27 10:00', '2026-11-27 12:00')
    const first = { ...before, updatedAt: Date.UTC(2026, 10, 1, 12) }
    const second = { ...before, name: 'Moved', slug: 'moved', updatedAt: Date.UTC(2026, 10, 1, 12, 1) }
    const [one] = entriesOf([first])
    const [two] = entriesOf([second], { locale: 'es' })
    expect([one?.uid, two?.uid]).toEqual(['event-1@mall.example', 'event-1@mall.example'])
    expect(two?.sequence).toBe((one?.sequence ?? 0) + 1)
    const changed = two?.component.getFirstPropertyValue('last-modified')
    expect(String(changed)).toBe('2026-11-01T12:01:00Z')
  })

  it('has current and coming events in order, without ended, unannounced and undated ones', () => {
    const shown = [
      timed('2026-11-27 10:00', '2026-11-27 12:00', testZone, '2'),
      timed('2026-11-20 10:00', '2026-11-20 16:00', testZone, '1'),
    ]
    const notShown = [
      createTestEvent({ id: '3', period: { overAt: overAt('2026-11-19', testZone) } }),
      createTestEvent({
        id: '4',
        period: { showFrom: at('2026-12-01 00:00'), start: at('2026-12-05 10:00') },
      }),
      createTestEvent({ id: '5' }),
    ]
    expect(entriesOf([...shown, ...notShown], { now: at('2026-11-20 13:00') }).map(({ uid }) => uid)).toEqual(
      ['event-1@mall.example', 'event-2@mall.example'],
    )
  })

  it('names the centre in the requested language, with special characters escaped', () => {
    const named = (locale: 'en' | 'es') => {
      const property = { ...createTestContent(locale).property, name: 'Fish, Chips; & Co' }
      return new ICAL.Component(ICAL.parse(eventsCalendar(createTestContext({ locale }, { property }))))
    }
    // The parser supports neither property and leaves the text escaped.
    const english = String.raw`Events at Fish\, Chips\; & Co`
    expect(named('en').getFirstPropertyValue('x-wr-calname')).toBe(english)
    expect(named('en').getFirstPropertyValue('name')).toBe(english)
    expect(named('es').getFirstPropertyValue('name')).toMatch(/^Eventos en Fish/)
    expect(named('es').getFirstPropertyValue('source')).toBe('https://mall.example/es/events.ics')
    expect(String(named('en').getFirstPropertyValue('refresh-interval'))).toBe('PT4H')
  })

  it('is valid without events', () => {
    expect(entriesOf([])).toEqual([])
  })

  it('is the same for every request', () => {
    const event = { ...timed('2026-11-27 10:00', '2026-11-27 12:00'), updatedAt: Date.UTC(2026, 10, 1) }
    const text = (now: string) => eventsCalendar(createArgs([event], { now: at(now) }))
    expect(text('2026-11-20 13:00')).toBe(text('2026-11-20 13:01'))
  })
})

describe('the subscription links', () => {
  it('have one address in the page’s language', () => {
    const { file, webcal, web } = calendarSubscriptions(createTestContext({ locale: 'es' }))
    expect(file).toBe('https://mall.example/es/events.ics')
    expect(webcal).toBe('webcal://mall.example/es/events.ics')
    const [google, outlook] = web.map(({ url }) => new URL(url).searchParams)
    expect(google?.get('cid')).toBe(webcal)
    expect([outlook?.get('url'), outlook?.get('name')]).toEqual([file, 'Eventos en Test Mall'])
  })
})

interface Circumstances extends Partial<Pick<PageContext, 'now' | 'locale'>> {
  readonly timeZone?: string
}

function createArgs(
  events: readonly MallEvent[],
  { timeZone = testZone, ...changes }: Circumstances = {},
): PageContext {
  const property = { ...createTestContent('en').property, timeZone }
  const content = { events, property, stores: [createTestStore()] }
  return createTestContext({ now: at('2026-01-01 12:00'), ...changes }, content)
}

function entriesOf(events: readonly MallEvent[], circumstances?: Circumstances): readonly ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(eventsCalendar(createArgs(events, circumstances))))
  return calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry))
}

function timed(start: string, end: string, timeZone = testZone, id = '1'): MallEvent {
  const day = end.slice(0, 10)
  return createTestEvent({
    id,
    showsTimes: true,
    period: { start: inZone(start, timeZone), end: inZone(end, timeZone), overAt: overAt(day, timeZone) },
  })
}

function at(time: string): number {
  return testTime(time)
}

function inZone(time: string, timeZone: string): number {
  const [date = '', hour, minute] = time.split(/[ :]/)
  return instantAt(date, Number(hour) * 60 + Number(minute), timeZone)
}

function addHours(time: string, hours: number): string {
  const [date = '', hour = '', minute = ''] = time.split(/[ :]/)
  return `${date} ${Number(hour) + hours}:${minute}`
}
