import { resources } from '@promenade/contract/public-api/resources'
import { eventExample } from '@promenade/contract/testing/content-examples'
import { overAt } from '@promenade/domain/calendar/instants'
import type { Homepage } from '@promenade/domain/mall/homepage'
import type { Popup } from '@promenade/domain/mall/popup'
import type { IsoDate } from '@promenade/domain/calendar/dates'
import { describe, expect, it } from 'vitest'
import {
  testTime,
  createTestEvent,
  createTestPage,
  createTestPromotion,
  createTestSlide,
  createTestStore,
  createTestContext,
  testZone,
} from '../../../testing/page-context.ts'
import type { MallContent } from '../../../content/mall-content.ts'
import { homeScreen } from './home-screen.server.ts'

const nothing: Homepage = { banners: [], featuredPromotions: [], featuredEvents: [], featuredStores: [] }

describe('the home page of a mall without content', () => {
  const screen = homeScreen(createTestContext())

  it('has no slides, offers, events or stores, and no badge', () => {
    expect(screen).toMatchObject({
      slides: [],
      featured: [],
      feed: [],
      events: [],
      newStores: [],
      comingStores: [],
    })
    expect([screen.lines[0]?.state, screen.ask?.to]).toEqual(['unknown', '/contact-us'])
  })

  it('shows unknown hours for each coming day', () => {
    expect(screen.coming).toEqual([
      { date: '2026-11-21', day: 'Saturday, November 21', hours: 'Ask us', holidayName: undefined },
      { date: '2026-11-22', day: 'Sunday, November 22', hours: 'Ask us', holidayName: undefined },
      { date: '2026-11-23', day: 'Monday, November 23', hours: 'Ask us', holidayName: undefined },
    ])
  })

  it('has the mall’s name as title if its city is unknown', () => {
    expect(screen.head.title).toBe('Test Mall')
  })
})

describe('the hours on the home page', () => {
  it('are those of today’s holiday, with the next holiday', () => {
    const closed = { kind: 'closed' } as const
    const hours = {
      regular: ([0, 1, 2, 3, 4, 5, 6] as const).map((dayOfWeek) => ({
        dayOfWeek,
        hours: { kind: 'open', opens: 600, closes: 1260 } as const,
      })),
      holidays: [
        { from: '2026-11-20', to: '2026-11-20', name: 'Quay Day', hours: closed },
        { from: '2026-11-22', to: '2026-11-22', name: 'Tide Day', hours: closed },
      ],
    }
    const { lines, ask, coming } = screenOf({ hours })
    expect([lines[0]?.text, ask]).toEqual(['Closed Today', undefined])
    expect(coming.map((day) => [day.hours, day.holidayName])).toEqual([
      ['10 a.m. to 9 p.m.', undefined],
      ['Closed', 'Tide Day'],
      ['10 a.m. to 9 p.m.', undefined],
    ])
  })
})

describe('the promotions on the home page', () => {
  it.each([
    ['2026-11-20 13:00', ['today']],
    ['2026-11-20 23:59', ['today']],
    ['2026-11-21 00:00', []],
    ['2026-11-19 23:59', ['yesterday', 'today']],
  ])('are shown to the end of their last day in the mall: at %s %j', (now, shown) => {
    const promotions = [endingOn('2026-11-19', 'yesterday'), endingOn('2026-11-20', 'today')]
    expect(offersAt(now, { promotions })).toEqual(shown)
    expect(offersAt(now, { homepage: { ...nothing, featuredPromotions: promotions } })).toEqual(shown)
  })

  it('are those of the homepage record, in its order, else the featured ones', () => {
    const promotions = [
      createTestPromotion({ id: 'plain', name: 'plain' }),
      createTestPromotion({ id: 'own', name: 'own', isFeatured: true }),
    ]
    const featuredPromotions = [
      createTestPromotion({ id: 'no-place', name: 'no-place' }),
      createTestPromotion({ id: 'second', name: 'second', homePosition: 2 }),
      createTestPromotion({ id: 'first', name: 'first', homePosition: 1 }),
      createTestPromotion({ id: 'no-place-either', name: 'no-place-either' }),
    ]
    expect(offersAt('2026-11-20 13:00', { promotions })).toEqual(['own'])
    expect(offersAt('2026-11-20 13:00', { promotions, homepage: nothing })).toEqual(['own'])
    expect(
      offersAt('2026-11-20 13:00', { promotions, homepage: { ...nothing, featuredPromotions } }),
    ).toEqual(['first', 'second', 'no-place', 'no-place-either'])
  })

  it('have the name of their store if the directory has it', () => {
    const promotions = ['7', '8'].map((id) =>
      createTestPromotion({ id, isFeatured: true, owner: { kind: 'store', storeId: id } }),
    )
    const { featured } = screenOf({ promotions, stores: [createTestStore({ id: '7' })] })
    expect(featured.map(({ kicker }) => kicker)).toEqual(['Store 7', undefined])
  })

  it("of the centre itself never name a store that happens to have the centre's id", () => {
    const promotions = [createTestPromotion({ isFeatured: true, owner: { kind: 'property' } })]
    const { featured } = screenOf({ promotions, stores: [createTestStore({ id: '1' })] })
    expect(featured.map(({ kicker }) => kicker)).toEqual([undefined])
  })
})

describe('the featured items on the home page', () => {
  it('are promotions and events in one row, by their places, the promotion first in one place', () => {
    const homepage = {
      ...nothing,
      featuredPromotions: [
        createTestPromotion({ id: 'a', name: 'Boots', homePosition: 1 }),
        createTestPromotion({ id: 'b', name: 'Without a place' }),
        createTestPromotion({ id: 'c', name: 'Coats', homePosition: 3 }),
      ],
      featuredEvents: [
        createTestEvent({ id: 'd', name: 'Rink', homePosition: 1, place: 'Roof' }),
        createTestEvent({ id: 'e', name: 'Over', period: { overAt: overAt('2026-11-19', testZone) } }),
      ],
    }
    expect(screenOf({ homepage }).featured.map(({ title, label }) => [title, label])).toEqual([
      ['Boots', undefined],
      ['Rink', 'Event'],
      ['Coats', undefined],
      ['Without a place', undefined],
    ])
  })

  it('are twelve at most', () => {
    const promotions = Array.from({ length: 13 }, (_, id) =>
      createTestPromotion({ id: String(id), isFeatured: true }),
    )
    expect(screenOf({ promotions }).featured).toHaveLength(12)
  })
})

describe('the popup of the home page', () => {
  it('is the first of those that are shown now', () => {
    const popups = [
      popupOf('over', { overAt: overAt('2026-11-19', testZone) }),
      popupOf('today', { start: testTime('2026-11-01 00:00'), overAt: overAt('2026-11-20', testZone) }),
      popupOf('also', {}),
    ]
    expect(screenOf({ popups }).popup).toEqual({
      popupId: 'today',
      title: 'Popup today',
      picture: { url: '/popup.svg', alt: '' },
    })
    const spanish = createTestContext(
      { locale: 'es' },
      { popups: [{ ...popupOf('led', {}), link: { kind: 'page', path: '/hours' } }] },
    )
    expect(homeScreen(spanish).popup?.to).toBe('/es/hours')
  })

  it('is none before its first day, after its last, or where there is none', () => {
    expect(screenOf({}).popup).toBeUndefined()
    const early = popupOf('early', { showFrom: testTime('2026-11-21 00:00') })
    expect(screenOf({ popups: [early] }).popup).toBeUndefined()
  })
})

describe('the newsletter on the home page', () => {
  it('has its banner, which links to its page by default', () => {
    const items = [createTestSlide('letter', { heading: 'The Letter', callout: 'Twice a month' })]
    expect(screenOf({ banners: [{ name: 'Newsletter Banner', items }] }).newsletter).toMatchObject({
      to: '/newsletter',
      banner: { url: '/letter.jpg', heading: 'The Letter', callout: 'Twice a month' },
    })
  })

  it("never uses the centre's own banner", () => {
    const banners = [{ name: 'Property Banner', items: [createTestSlide('centre')] }]
    expect(screenOf({ banners }).newsletter).toEqual({ to: '/newsletter', banner: undefined })
  })
})

describe('the events on the home page', () => {
  it.each([
    ['2026-11-20 12:29', ['51']],
    ['2026-11-20 12:30', []],
    ['2026-11-20 23:36', []],
  ])('at %s no longer hold one that the platform says ended at 12:30: %j', (time, ids) => {
    const row = { ...eventExample, start_date: '2026-11-20T10:00', end_date: '2026-11-20T12:30' }
    const answer = [{ ...row, show_on_web_date: null, no_end_date: false, show_times: true }]
    const { value: events } = resources.events.decode(answer, {
      timeZone: testZone,
      locale: 'en',
      siteOrigins: [],
      assetOrigin: 'https://platform.example',
    })
    const context = createTestContext(
      { now: testTime(time) },
      { events, homepage: { ...nothing, featuredEvents: events } },
    )
    const screen = homeScreen(context)
    expect(screen.events.map(({ id }) => id)).toEqual(ids)
    expect(screen.featured).toHaveLength(ids.length)
  })

  it('are those that take place from today to the seventh day, soonest first', () => {
    const events = [
      eventOn('2026-11-26', 'seventh'),
      eventOn('2026-11-27', 'eighth'),
      eventOn('2026-11-19', 'yesterday'),
      eventOn('2026-11-20', 'today'),
    ]
    expect(screenOf({ events }).events.map(({ id }) => id)).toEqual(['today', 'seventh'])
  })

  it('omit unannounced ones', () => {
    const events = [createTestEvent({ period: { showFrom: testTime('2026-11-20 13:01') } })]
    expect(screenOf({ events }).events).toEqual([])
  })

  it('are five at most', () => {
    const events = Array.from({ length: 9 }, (_, index) => eventOn('2026-11-21', String(index)))
    expect(screenOf({ events }).events).toHaveLength(5)
  })
})

describe('the stores on the home page', () => {
  it('are the new and the coming ones, six of each at most', () => {
    const stores = Array.from({ length: 20 }, (_, index) =>
      createTestStore({ id: String(index), isNew: index % 2 === 0, isComingSoon: index % 2 === 1 }),
    )
    const { newStores, comingStores } = screenOf({ stores })
    expect(newStores.map(({ name }) => name)).toEqual([0, 2, 4, 6, 8, 10].map((id) => `Store ${id}`))
    expect(comingStores.map(({ flag }) => flag?.text)).toEqual(Array(6).fill('Coming soon'))
  })
})

describe('the slides of the home page', () => {
  const over = createTestSlide('over', { period: { overAt: overAt('2026-11-19', testZone) } })

  it('are those of the homepage record, in order, without ended ones', () => {
    const banner = {
      name: 'Anything',
      items: [createTestSlide('b', { position: 2 }), over, createTestSlide('a')],
    }
    const banners = [{ name: 'Home Banner', items: [createTestSlide('other')] }]
    const { slides } = screenOf({ banners, homepage: { ...nothing, banners: [banner] } })
    expect(slides.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('are those of the home banner if the homepage record has none', () => {
    const banners = [{ name: ' home banner', items: [createTestSlide('other')] }]
    expect(screenOf({ banners }).slides).toMatchObject([
      { id: 'other', picture: { url: '/other.jpg', alt: '' } },
    ])
    const empty = { ...nothing, banners: [{ name: 'Empty', items: [] }] }
    expect(screenOf({ banners, homepage: empty }).slides.map(({ id }) => id)).toEqual(['other'])
  })

  it('link to this site in the page’s language, and to others unchanged', () => {
    const items = [
      createTestSlide('in', { link: { kind: 'page', path: '/hours' } }),
      createTestSlide('out', { link: { kind: 'outside', url: 'https://example.com' } }),
      createTestSlide('none'),
    ]
    const context = createTestContext({ locale: 'es' }, { banners: [{ name: 'Home', items }] })
    expect(homeScreen(context).slides.map(({ href }) => href)).toEqual([
      '/es/hours',
      'https://example.com',
      undefined,
    ])
  })
})

const mapPicture = { levels: [{ id: '1', pins: [] }], firstLevelId: '1' }

it.each([
  [['directions-and-parking'], mapPicture, '/pages/directions-and-parking'],
  [[], mapPicture, '/map'],
  [[], undefined, '/foodandbeverage'],
])('the last quick link of the home page, with the pages %j and the map %j, is %s', (slugs, map, path) => {
  const pages = slugs.map((slug) => createTestPage({ slug }))
  expect(screenOf({ pages, mapPicture: map }).links.at(-1)?.to).toBe(path)
})

it('the home page has no newsletter banner without a newsletter', () => {
  const features = { contact: false, accounts: false, reports: false, styleGuide: false }
  expect(homeScreen(createTestContext({ features })).newsletter).toBeUndefined()
})

describe('the home page in Spanish', () => {
  it('links to Spanish pages only', () => {
    const { links, stores, hoursPage, newsletter } = homeScreen(
      createTestContext({ locale: 'es' }, { pages: [createTestPage({ slug: 'directions-and-parking' })] }),
    )
    expect([stores, hoursPage, newsletter?.to, ...links.map(({ to }) => to)]).toEqual([
      '/es/stores',
      '/es/hours',
      '/es/newsletter',
      '/es/stores',
      '/es/foodandbeverage',
      '/es/pages/directions-and-parking',
    ])
  })
})

function screenOf(content: Partial<MallContent>) {
  return homeScreen(createTestContext({}, content))
}

function offersAt(now: string, content: Partial<MallContent>): string[] {
  return homeScreen(createTestContext({ now: testTime(now) }, content)).featured.map(({ title }) => title)
}

function popupOf(id: string, period: Popup['period']): Popup {
  return { id, slug: id, name: `Popup ${id}`, untranslated: [], picture: { url: '/popup.svg' }, period }
}

function endingOn(day: IsoDate, id: string) {
  return createTestPromotion({ id, name: id, isFeatured: true, period: { overAt: overAt(day, testZone) } })
}

function eventOn(day: IsoDate, id: string) {
  const period = { start: testTime(`${day} 10:00`), overAt: overAt(day, testZone) }
  return createTestEvent({ id, period })
}
