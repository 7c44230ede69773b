import { overAt } from '@promenade/domain/calendar/instants'
import type { Contest } from '@promenade/domain/mall/contest'
import type { Locale } from '@promenade/domain/locale/locale'
import type { MallEvent } from '@promenade/domain/mall/event'
import type { Period } from '@promenade/domain/mall/values'
import { describe, expect, it } from 'vitest'
import type { MallContent } from '../../../content/mall-content.ts'
import {
  testTime,
  createTestEvent,
  createTestSlide,
  createTestStore,
  createTestContext,
  testZone,
} from '../../../testing/page-context.ts'
import { eventsScreen } from './events-screen.server.ts'

// Now is Friday, 20 November 2026, 1 p.m.
const rink = eventOf('rink', period('2026-11-14 00:00', '2026-12-24'))
const tonight = eventOf('tonight', period('2026-11-20 19:00', '2026-11-20', '2026-11-20 21:00'))
const sunday = eventOf('sunday', period('2026-11-22 11:00', '2026-11-22', '2026-11-22 12:00'))
const thursday = eventOf('thursday', period('2026-11-26 11:00', '2026-11-26', '2026-11-26 12:00'))
const friday = eventOf('friday', period('2026-11-27 11:00', '2026-11-27', '2026-11-27 12:00'))
const fair = eventOf('fair', period('2026-12-05 11:00', '2026-12-05'))
const fireworks = eventOf('fireworks', period('2027-01-02 18:00', '2027-01-02'))
const over = eventOf('over', period('2026-11-18 18:00', '2026-11-19'))
const later = eventOf('later', {
  ...period('2026-12-05 18:00', '2026-12-06'),
  showFrom: testTime('2026-11-21 00:00'),
})
const events = [fireworks, friday, thursday, later, over, sunday, fair, tonight, rink]

const newsToday = eventOf('news-today', { start: testTime('2026-11-20 09:00') })
const newsSaturday = eventOf('news-saturday', { start: testTime('2026-11-14 09:00') })
const newsFriday = eventOf('news-friday', { start: testTime('2026-11-13 09:00') })
const newsOctober = eventOf('news-october', { start: testTime('2026-10-30 09:00') })
const newsUndated = eventOf('news-undated', {})
const news = [newsOctober, newsUndated, newsToday, newsFriday, newsSaturday]

describe('events and news', () => {
  it('show what is coming by month, and the news with the latest first', () => {
    const screen = screenOf('')
    expect(groupsOf('')).toEqual([
      ['November', ['rink', 'tonight', 'sunday', 'thursday', 'friday']],
      ['December', ['fair']],
      ['January 2027', ['fireworks']],
    ])
    expect(titles(screen.news)).toEqual([
      'news-today',
      'news-saturday',
      'news-friday',
      'news-october',
      'news-undated',
    ])
    expect(screen.count).toBe('7 events, 5 news items')
  })

  it('show one kind only', () => {
    expect(screenOf('?kind=events').news).toEqual([])
    expect(screenOf('?kind=events').count).toBe('7 events')
    expect(screenOf('?kind=news').groups).toEqual([])
    expect(screenOf('?kind=news').count).toBe('5 news items')
  })

  it.each([
    ['weekend', ['This weekend', ['rink', 'tonight', 'sunday']], 'November 20 to 22'],
    ['week', ['This week', ['rink', 'tonight', 'sunday', 'thursday']], 'November 20 to 26'],
    ['month', ['This month', ['rink', 'tonight', 'sunday', 'thursday', 'friday']], 'November 20 to 30'],
    ['2026-12', ['December', ['rink', 'fair']], undefined],
    ['2027-01', ['January 2027', ['fireworks']], undefined],
  ])('show what takes place in %s', (when, group, dates) => {
    expect(groupsOf(`?when=${when}`)).toEqual([group])
    expect(screenOf(`?when=${when}`).groups[0]?.dates).toBe(dates)
  })

  it.each([
    ['weekend', ['news-today']],
    ['week', ['news-today', 'news-saturday']],
    ['month', ['news-today', 'news-saturday', 'news-friday']],
    ['2026-10', ['news-october']],
  ])('show the news that came out in %s', (when, expected) => {
    expect(titles(screenOf(`?kind=news&when=${when}`).news)).toEqual(expected)
  })

  it('are empty for a past month, even with an event that still runs', () => {
    const always = eventOf('always', { start: testTime('2019-01-15 00:00') })
    expect(groupsOf('?when=2019-01', { events: [always] })).toEqual([])
    expect(groupsOf('?when=2026-10', { events: [always] })).toEqual([])
    expect(groupsOf('?when=2031-01', { events: [always] })).toEqual([['January 2031', ['always']]])
  })

  it("begin a month at the mall's midnight", () => {
    const lastMinute = eventOf('last', period('2026-11-30 23:59', '2026-11-30'))
    const firstMinute = eventOf('first', period('2026-12-01 00:00', '2026-12-01'))
    expect(groupsOf('', { events: [firstMinute, lastMinute] })).toEqual([
      ['November', ['last']],
      ['December', ['first']],
    ])
    expect(groupsOf('?when=2026-12', { events: [firstMinute, lastMinute] })).toEqual([
      ['December', ['first']],
    ])
  })

  it('say so in words where nothing is posted', () => {
    expect(screenOf('', 'en', {}).none).toBe('No events posted.')
    expect(screenOf('?when=2019-01').none).toBe('No events posted.')
    expect(screenOf('?kind=news', 'en', {}).none).toBe('No news posted.')
    expect(screenOf('', 'es', {}).none).toBe('No hay eventos publicados.')
    expect(screenOf('').none).toBeUndefined()
  })
})

describe('today’s events', () => {
  it('are at the top: first those of today only, with their times', () => {
    const timed = { ...tonight, showsTimes: true }
    const { today } = screenOf('', 'en', { events: [rink, sunday, timed, over] })
    expect(today.map(({ title, time }) => [title, time])).toEqual([
      ['tonight', '7 p.m.'],
      ['rink', undefined],
    ])
    expect(screenOf('', 'es', { events: [timed] }).today[0]).toMatchObject({
      to: '/es/events-and-news/tonight',
      time: '19:00',
    })
  })

  it('omit ended ones', () => {
    const morning = eventOf('morning', period('2026-11-20 09:00', '2026-11-20', '2026-11-20 12:59'))
    expect(screenOf('', 'en', { events: [morning] }).today).toEqual([])
  })

  it('are three at most', () => {
    const many = ['a', 'b', 'c', 'd'].map((name) => eventOf(name, period('2026-11-20 18:00', '2026-11-20')))
    expect(titles(screenOf('', 'en', { events: many }).today)).toEqual(['a', 'b', 'c'])
  })
})

describe('the choices', () => {
  it('offer the months in which something begins', () => {
    expect(whens('')).toEqual([
      'Any date',
      'Saturday',
      'Sunday',
      'This weekend',
      'This week',
      'This month',
      'December',
      'January',
    ])
    expect(whens('?kind=news')).toEqual(['Any date', 'This week', 'This month', 'October'])
    expect(whens('', 'es')).toContain('Diciembre')
  })

  it('keep a requested month or day without items', () => {
    expect(whens('?when=2030-01')).toContain('January 2030')
    expect(whens('?when=2027-10')).toContain('October')
    expect(whens('?when=2027-11')).toContain('November 2027')
    expect(whens('?when=2030-01-05')).toContain('Saturday, January 5, 2030')
  })

  it.each([
    ['2026-11-20 13:00', ['2026-11-21', '2026-11-22']],
    ['2026-11-21 23:59', ['2026-11-21', '2026-11-22']],
    ['2026-11-22 00:00', ['2026-11-22', '2026-11-28']],
    ['2026-11-23 00:00', ['2026-11-28', '2026-11-29']],
  ])('offer, at %s, the coming days of the weekend %j', (time, days) => {
    const screen = eventsScreen(createTestContext({ now: testTime(time) }, { events }), new URLSearchParams())
    expect(screen.whens.slice(1, 3).map(({ to }) => to.split('when=')[1])).toEqual(days)
  })

  it('of a day show what takes place on it, and name it in the title', () => {
    const { groups, head, whens: dates } = screenOf('?kind=events&when=2026-11-22', 'es')
    expect(groups.map(({ title, rows }) => [title, titles(rows)])).toEqual([
      ['Domingo 22 de noviembre', ['rink', 'sunday']],
    ])
    expect(head.title).toMatch(/^Eventos · Domingo 22 de noviembre · Eventos y noticias/)
    expect(dates.find(({ current }) => current)?.text).toBe('Domingo')
    expect(groupsOf('?when=2026-11-19')).toEqual([])
  })

  it('link to addresses with the selection, in the page’s language', () => {
    const { whens: dates, kinds } = screenOf('?kind=events&when=week', 'es')
    expect(dates.map(({ to }) => to)).toContain('/es/events-and-news?kind=events&when=2026-12')
    expect(kinds.map(({ to }) => to)).toEqual([
      '/es/events-and-news?when=week',
      '/es/events-and-news?kind=events&when=week',
      '/es/events-and-news?kind=news&when=week',
    ])
  })

  it('drop the month when changing from events to news, which are in the past', () => {
    const { kinds } = screenOf('?kind=events&when=2026-12')
    expect(kinds.map(({ to }) => to)).toEqual([
      '/events-and-news',
      '/events-and-news?kind=events&when=2026-12',
      '/events-and-news?kind=news',
    ])
  })

  it('mark exactly one selected choice each', () => {
    const { whens: dates, kinds } = screenOf('?kind=news&when=month')
    expect(dates.filter(({ current }) => current).map(({ text }) => text)).toEqual(['This month'])
    expect(kinds.filter(({ current }) => current).map(({ text }) => text)).toEqual(['News'])
  })

  it('are noindex only without results', () => {
    expect(screenOf('?when=week').head.noindex).toBeUndefined()
    expect(screenOf('?when=2031-01').head.noindex).toBe(true)
    expect(screenOf('').head.noindex).toBeUndefined()
    expect(screenOf('?utm=1').head.noindex).toBeUndefined()
  })
})

describe('around them', () => {
  it('has the banner of events', () => {
    const banners = [{ name: 'Events Banner', items: [createTestSlide('events')] }]
    expect(screenOf('', 'en', { banners }).banner?.url).toBe('/events.jpg')
  })

  it('an event names its store', () => {
    const owned = createTestEvent({ owner: { kind: 'store', storeId: '7' } })
    const stores = [createTestStore({ id: '7', name: 'Ixtle' })]
    expect(screenOf('', 'en', { events: [owned], stores }).groups[0]?.rows[0]?.place).toBe('Ixtle')
  })

  it('has the open contests', () => {
    const open = contestOf('open', '2026-12-01')
    const closed = contestOf('closed', '2026-11-01')
    expect(titles(screenOf('', 'en', { contests: [closed, open] }).contests)).toEqual(['open'])
  })
})

function screenOf(search: string, locale: Locale = 'en', content: Partial<MallContent> = { events, news }) {
  return eventsScreen(createTestContext({ locale }, content), new URLSearchParams(search))
}

function groupsOf(search: string, content?: Partial<MallContent>) {
  return screenOf(search, 'en', content).groups.map(({ title, rows }) => [title, titles(rows)])
}

function titles(items: readonly { readonly title: string }[]) {
  return items.map(({ title }) => title)
}

function whens(search: string, locale: Locale = 'en') {
  return screenOf(search, locale).whens.map(({ text }) => text)
}

function eventOf(name: string, of: Period): MallEvent {
  return createTestEvent({ id: name, slug: name, name, period: of })
}

function period(start: string, last: string, end?: string): Period {
  if (end === undefined) return { start: testTime(start), overAt: overAt(last, testZone) }
  return { start: testTime(start), end: testTime(end), overAt: testTime(end) }
}

function contestOf(name: string, last: string): Contest {
  const dates = { start: testTime('2026-10-01 00:00'), overAt: overAt(last, testZone) }
  return {
    id: name,
    slug: name,
    name,
    untranslated: [],
    asksForPhoto: false,
    isFeatured: false,
    period: dates,
  }
}
