import { overAt } from '@promenade/domain/calendar/instants'
import { type Locale, locales } from '@promenade/domain/locale/locale'
import { describe, expect, it } from 'vitest'
import type { MallContent } from '../../../content/mall-content.ts'
import {
  testTime,
  createTestEvent,
  createTestStore,
  createTestContext,
  testHtml,
  testZone,
} from '../../../testing/page-context.ts'
import { eventScreen } from './event-screen.server.ts'

const shanties = createTestEvent({
  id: '7',
  slug: 'shanties',
  name: 'Shanties',
  subtitle: 'Six voices',
  description: testHtml('<p>Come early</p>'),
  place: 'Net Loft stage',
  showsTimes: true,
  period: {
    start: testTime('2026-11-21 18:30'),
    end: testTime('2026-11-21 20:00'),
    overAt: overAt('2026-11-21', testZone),
  },
})
const timetable = createTestEvent({
  id: '7',
  slug: 'timetable',
  name: 'A new timetable',
  period: { start: testTime('2026-11-12 09:00') },
})

describe('the page of an event', () => {
  it('shows title, time and place', () => {
    expect(screenOf('shanties')).toMatchObject({
      isNews: false,
      over: undefined,
      title: 'Shanties',
      intro: 'Six voices',
      body: '<p>Come early</p>',
      when: 'Saturday, November 21, 6:30 p.m. to 8 p.m.',
      place: 'Net Loft stage',
      all: '/events-and-news',
    })
  })

  it.each(['shanties', 'Shanties', 'SHANTIES', '%73hanties'])('is found under %s', (slug) => {
    expect(screenOf(slug)?.title).toBe('Shanties')
  })

  it.each(['', 'shanty', '__proto__', 'constructor', '..', '%E0%A4%A', 'x'.repeat(5000)])(
    'does not exist under %.40s',
    (slug) => {
      expect(screenOf(slug)).toBeUndefined()
    },
  )

  it('links to its store in the page’s language', () => {
    const owner = { kind: 'store', storeId: '3', storeName: 'The Ixtle' } as const
    const { place: _, ...nowhere } = shanties
    const stores = [
      createTestStore({ id: '3', slug: 'ixtle', name: 'Ixtle', level: 2, unit: '214', activeEvents: 1 }),
    ]
    const owned = { ...nowhere, owner }
    expect(screenOf('shanties', 'es', { events: [owned], stores })).toMatchObject({
      place: 'Nivel 2, local 214',
      store: { to: '/es/stores/ixtle', name: 'Ixtle', flag: undefined },
    })
    expect(screenOf('shanties', 'en', { events: [owned] })).toMatchObject({
      place: 'The Ixtle',
      store: undefined,
    })
  })

  it('shows further details', () => {
    const link = (of: typeof shanties.link) =>
      screenOf('shanties', 'es', { events: [{ ...shanties, ...(of && { link: of }) }] })?.link
    expect(link({ kind: 'page', path: '/stores/unknown' })).toEqual({
      to: '/es/stores/unknown',
      text: '/es/stores/unknown',
      isOutside: false,
    })
    expect(link({ kind: 'page', path: '/hours?week=2' })).toMatchObject({ text: 'Horarios' })
    expect(link({ kind: 'outside', url: 'https://www.tickets.example/7' })).toEqual({
      to: 'https://www.tickets.example/7',
      text: 'tickets.example',
      isOutside: true,
    })
    expect(link({ kind: 'outside', url: 'mailto:a@tickets.example' })?.text).toBe('a@tickets.example')
    expect(link(undefined)).toBeUndefined()
  })

  it('offers its calendar file and the calendars on the web', () => {
    const calendar = screenOf('shanties', 'es')?.calendar
    expect(calendar?.file).toBe('/es/events-and-news/shanties/calendar.ics')
    expect(calendar?.web.map(({ text }) => text)).toEqual([
      'Abrir en Google Calendar',
      'Abrir en Outlook.com',
    ])
  })

  it('offers no calendar where the day is unknown', () => {
    const { period: _, ...undated } = shanties
    expect(screenOf('shanties', 'en', { events: [{ ...undated, period: {} }] })?.calendar).toBeUndefined()
  })

  it('marks English texts on a Spanish page and advertises no Spanish', () => {
    const english = { ...shanties, untranslated: ['name', 'subtitle', 'description'] }
    expect(screenOf('shanties', 'es', { events: [english] })).toMatchObject({
      titleLang: 'en',
      introLang: 'en',
      bodyLang: 'en',
      head: { alternates: [] },
    })
    expect(screenOf('shanties', 'es')?.head.alternates).toHaveLength(locales.length + 1)
  })

  it('names other events, never itself', () => {
    const other = createTestEvent({
      id: '8',
      name: 'Kites',
      period: { overAt: overAt('2026-11-25', testZone) },
    })
    const screen = screenOf('shanties', 'en', { events: [shanties, other] })
    expect(screen?.events.map(({ title }) => title)).toEqual(['Kites'])
  })

  it('names the next days of a recurring event apart from other events', () => {
    const day = (date: string) => ({
      ...shanties,
      id: date,
      slug: `shanties-${date}`,
      series: 'shanties',
      period: {
        start: testTime(`${date} 18:30`),
        end: testTime(`${date} 20:00`),
        overAt: overAt(date, testZone),
      },
    })
    const events = [day('2026-12-05'), day('2026-11-21'), day('2026-11-28'), day('2026-11-14')]
    expect(screenOf('shanties-2026-11-21', 'es', { events })).toMatchObject({
      dates: [
        { text: '28 de noviembre', to: '/es/events-and-news/shanties-2026-11-28' },
        { text: '5 de diciembre', to: '/es/events-and-news/shanties-2026-12-05' },
      ],
      events: [],
    })
    expect(screenOf('shanties')?.dates).toEqual([])
  })
})

describe('how soon it is', () => {
  it.each([
    ['2026-11-19 13:00', undefined],
    ['2026-11-20 00:00', 'Tomorrow'],
    ['2026-11-20 23:59', 'Tomorrow'],
    ['2026-11-21 00:00', 'Today'],
    ['2026-11-21 18:29', 'Today'],
    ['2026-11-21 18:30', 'On now'],
    ['2026-11-21 19:59', 'On now'],
    ['2026-11-21 20:00', undefined],
  ])('at %s is %s', (now, kicker) => {
    expect(screenOf('shanties', 'en', { events: [shanties] }, now)?.kicker).toBe(kicker)
  })

  it('is never «on now» for an event of several days, which may pause at night', () => {
    const days = {
      ...shanties,
      period: { start: testTime('2026-11-20 10:00'), overAt: overAt('2026-11-25', testZone) },
    }
    expect(screenOf('shanties', 'en', { events: [days] })?.kicker).toBe('Today')
    expect(screenOf('shanties', 'en', { events: [days] }, '2026-11-21 13:00')?.kicker).toBeUndefined()
  })
})

describe('the page of an event that is over', () => {
  it('is over from the end of its last day, with links to current events', () => {
    const other = createTestEvent({
      id: '8',
      name: 'Kites',
      period: { overAt: overAt('2026-11-25', testZone) },
    })
    const content = { events: [shanties, other] }
    expect(screenOf('shanties', 'en', content, '2026-11-21 23:59')?.over).toBeUndefined()
    expect(screenOf('shanties', 'en', content, '2026-11-22 00:00')).toMatchObject({
      over: 'This event ended on November 21, 2026.',
      kicker: undefined,
      calendar: undefined,
      head: { noindex: true },
      events: [{ title: 'Kites' }],
    })
    expect(screenOf('shanties', 'es', content, '2026-11-22 00:00')?.over).toBe(
      'Este evento terminó el 21 de noviembre de 2026.',
    )
  })

  it('does not exist before it is announced', () => {
    const secret = { ...shanties, period: { ...shanties.period, showFrom: testTime('2026-11-20 13:01') } }
    expect(screenOf('shanties', 'en', { events: [secret] })).toBeUndefined()
    expect(screenOf('shanties', 'en', { events: [secret] }, '2026-11-20 13:01')).toBeDefined()
  })
})

describe('the page of a news item', () => {
  it('says when it came out, and has neither a time nor a calendar', () => {
    expect(screenOf('timetable')).toMatchObject({
      isNews: true,
      title: 'A new timetable',
      kicker: 'News of November 12, 2026',
      when: undefined,
      calendar: undefined,
    })
    expect(screenOf('timetable', 'es')?.kicker).toBe('Noticia del 12 de noviembre de 2026')
  })

  it('links to other news, even if an event has the same id', () => {
    const other = createTestEvent({ id: '9', name: 'Bees', period: {} })
    const screen = screenOf('timetable', 'en', { events: [shanties], news: [timetable, other] })
    expect(screen?.news.map(({ title }) => title)).toEqual(['Bees'])
  })

  it('yields to an event with the same slug', () => {
    const content = { events: [shanties], news: [{ ...timetable, slug: 'shanties' }] }
    expect(screenOf('shanties', 'en', content)?.isNews).toBe(false)
  })

  it('says when it is no longer current', () => {
    const old = { ...timetable, period: { ...timetable.period, overAt: overAt('2026-11-19', testZone) } }
    expect(screenOf('timetable', 'en', { news: [old] })?.over).toBe('This news item is no longer current.')
  })
})

function screenOf(
  slug: string,
  locale: Locale = 'en',
  content: Partial<MallContent> = { events: [shanties], news: [timetable] },
  now = '2026-11-20 13:00',
) {
  return eventScreen(createTestContext({ locale, now: testTime(now) }, content), slug)
}
