import { describe, expect, it } from 'vitest'
import { byLocale, type Locale } from '@promenade/domain/locale/locale'
import type { MallContent } from '../../../content/mall-content.ts'
import {
  testTime,
  createTestCategory,
  createTestEvent,
  createTestJob,
  createTestPage,
  createTestPromotion,
  createTestStore,
  createTestContext,
  testHtml,
} from '../../../testing/page-context.ts'
import { createTestContent } from '../../../testing/content.ts'
import { searchScreen } from './search-screen.server.ts'
import { suggestionsFor } from './suggestions.server.ts'

const owner = { kind: 'store', storeId: '7' } as const
const tomorrow = testTime('2026-11-21 12:00')
const notYet = { showFrom: tomorrow }
const over = { overAt: testTime('2026-11-20 12:00') }

const post = {
  id: '1',
  slug: 'tomorrow',
  name: 'Tomorrow’s post',
  publishedAt: tomorrow,
  tags: [],
  categories: [],
  untranslated: [],
}

function testMall(locale: Locale): MallContent {
  const isEnglish = locale !== 'es'
  return createTestContent(locale, {
    categories: [{ ...createTestCategory('c', 'shoes'), name: isEnglish ? 'Shoes' : 'Zapatos' }],
    stores: [
      createTestStore({
        id: '7',
        slug: 'lucero',
        name: 'Zapatería Lucero',
        categoryIds: ['c'],
        tags: isEnglish ? ['boots'] : ['botas'],
        level: 2,
        unit: '214',
        description: testHtml('<p>Measured <em>always</em>, both feet.</p>'),
      }),
      createTestStore({ id: '8', slug: 'bank', name: 'Bank of Quay' }),
    ],
    hours: {
      regular: [{ dayOfWeek: 5, hours: { kind: 'open', opens: 600, closes: 1260 } }],
      holidays: ['2025', '2026', '2027'].map((year) => ({
        from: `${year}-12-24`,
        to: `${year}-12-24`,
        name: isEnglish ? 'Christmas Eve' : 'Nochebuena',
        hours: { kind: 'open', opens: 540, closes: 1020 },
      })),
    },
    promotions: [
      createTestPromotion({ id: '3', slug: 'future', name: 'Future boots', period: notYet }),
      createTestPromotion({ id: '1', slug: 'dry', name: isEnglish ? 'Dry boots' : 'Botas secas', owner }),
      createTestPromotion({ id: '2', slug: 'old', name: 'Old boots', period: over }),
    ],
    coupons: [createTestPromotion({ id: '1', slug: 'dry', name: 'Boots coupon' })],
    events: [createTestEvent({ name: 'Boots parade' })],
    news: [createTestEvent({ name: 'Boots found on the pier' })],
    jobs: [createTestJob({ name: 'Boots fitter', owner })],
    pages: [
      createTestPage({
        id: '1',
        slug: 'directions-and-parking',
        name: isEnglish ? 'How to get here' : 'Cómo llegar',
        body: testHtml('<p>Clearance 2.1 m. No parade.</p>'),
      }),
      createTestPage({ id: '2', slug: 'contact-us', name: isEnglish ? 'Write to us' : 'Escríbenos' }),
      createTestPage({ id: '3', slug: 'harbour-gift-cards', name: 'Lantern Card' }),
    ],
    blogs: [{ id: '1', slug: 'news', name: 'Blog', posts: [post], untranslated: [] }],
    pointsOfInterest: [{ name: 'Washrooms', locations: [north] }],
  })
}
const north = {
  name: 'By the north door',
  slug: 'north-washroom',
  level: 2,
  isTemporarilyClosed: false,
  items: [],
}
const malls = byLocale(testMall)

function contextIn(locale: Locale) {
  const path = '/search-results'
  return createTestContext({ locale, path, content: malls[locale], contentIn: (other) => malls[other] })
}

function screen(query: string, locale: Locale = 'en') {
  return searchScreen(contextIn(locale), new URLSearchParams(query))
}

const titles = ({ kinds }: ReturnType<typeof screen>) => kinds?.rows.map(({ title }) => title)
const pagesOf = (text: string, locale: Locale = 'en') =>
  screen(new URLSearchParams({ searchQuery: text }).toString(), locale).pages

describe('the results of a search', () => {
  it('are counted by kind without ended records, and shown for the best kind', () => {
    const { state, kinds, summary, text } = screen('searchQuery=+boots+')
    const { tabs = [], rows = [] } = kinds ?? {}
    expect(text).toBe('boots')
    expect(state).toBe('found')
    expect(tabs.map(({ tab, count }) => [tab, count])).toEqual([
      ['store', 1],
      ['promotion', 2],
      ['event', 2],
      ['job', 1],
    ])
    expect(tabs.filter(({ current }) => current).map(({ tab }) => tab)).toEqual(['store'])
    expect(rows.map(({ to }) => to)).toEqual(['/stores/lucero'])
    expect(summary).toBe('6 results for “boots”')
  })

  it('are those of the requested tab, ignoring unknown tabs', () => {
    expect(titles(screen('searchQuery=boots&tab=jobs'))).toEqual(['Boots fitter'])
    expect(titles(screen('searchQuery=boots&tab=events'))).toHaveLength(2)
    expect(titles(screen('searchQuery=lucero&tab=events'))).toEqual([])
    expect(titles(screen('searchQuery=lucero&tab=__proto__'))).toEqual(['Zapatería Lucero'])
  })

  it('show kind, place and matches', () => {
    expect(screen('searchQuery=bots&tab=stores').kinds?.rows).toEqual([
      {
        id: 'store 7',
        to: '/stores/lucero',
        title: 'Zapatería Lucero',
        lang: undefined,
        note: 'Shoes · Level 2, unit 214',
        lines: expect.arrayContaining([expect.objectContaining({ text: 'Open Now Until 9 p.m.' })]),
        logo: { name: 'Zapatería Lucero', url: undefined },
        why: [{ place: 'tags', pieces: ['', 'boots', ''], lang: undefined }],
        whyLabel: 'Found in:',
      },
    ])
    expect(screen('searchQuery=bots').hints).toEqual([
      'Nothing is spelled quite like that. These come close.',
    ])
  })

  it('come from both languages and are shown in the page’s language', () => {
    const [english] = screen('searchQuery=botas&tab=stores').kinds?.rows ?? []
    expect(english?.why).toEqual([{ place: 'tags', pieces: ['', 'botas', ''], lang: 'es' }])
    const [spanish] = screen('searchQuery=boots&tab=promotions', 'es').kinds?.rows ?? []
    expect(spanish).toMatchObject({
      to: '/es/promotions/dry',
      title: 'Botas secas',
      why: [{ place: 'nombre', pieces: ['Dry ', 'boots', ''], lang: 'en' }],
    })
  })

  it.each([
    ['parking', '/pages/directions-and-parking'],
    ['estacionamiento', '/pages/directions-and-parking'],
    ['GIFT CARDS', '/pages/harbour-gift-cards'],
    ['gift-card', '/pages/harbour-gift-cards'],
    ['tarjetas de regalo', '/pages/harbour-gift-cards'],
    ['write to us', '/contact-us'],
    ['horarios', '/hours'],
    ['opening hours', '/hours'],
    ['open on sunday', '/hours'],
    ['Domingo', '/hours'],
    ['are you open on Sundays', '/hours'],
    ['abierto el domingo', '/hours'],
    ['open on christmas eve', '/hours?date=2026-12-24'],
    ['complaints', '/contact-us'],
    ['mapa', '/map'],
    ['trabajo', '/jobs'],
    ['where are the toilets', '/map#north-washroom'],
    ['baños', '/map#north-washroom'],
    ['christmas eve', '/hours?date=2026-12-24'],
    ['Nochebuena', '/hours?date=2026-12-24'],
    ['zapatos', '/stores?category=shoes'],
    ['washrooms', '/map#north-washroom'],
  ])('for %j have the page %s first', (text, to) => {
    expect(pagesOf(text)?.rows[0]?.to).toBe(to)
    expect(
      suggestionsFor(contextIn('en'), new URLSearchParams({ searchQuery: text })).suggestions[0]?.to,
    ).toBe(to)
    expect(pagesOf(text, 'es')?.rows[0]?.to).toBe(`/es${to}`)
  })

  it('have a store by its exact name before a page of that name', () => {
    const store = createTestStore({ id: '9', slug: 'gift-card', name: 'The Gift Card' })
    const content = { ...malls.en, stores: [...malls.en.stores, store] }
    const context = createTestContext({ content, contentIn: () => content })
    const query = new URLSearchParams({ searchQuery: 'the gift card' })
    expect(
      suggestionsFor(context, query)
        .suggestions.map(({ to }) => to)
        .slice(0, 2),
    ).toEqual(['/stores/gift-card', '/pages/harbour-gift-cards'])
    expect(searchScreen(context, query).pages?.isFirst).toBe(false)
    expect(screen('searchQuery=gift+card').pages?.isFirst).toBe(true)
  })

  it('have the level of a place', () => {
    expect(pagesOf('toilets')?.rows[0]?.note).toBe('Centre Map · Level 2')
  })

  it('have the hours of the next holiday', () => {
    expect(pagesOf('christmas eve')?.rows[0]).toMatchObject({
      title: 'Christmas Eve',
      note: 'Hours · Thursday, December 24: 9 a.m. to 5 p.m.',
    })
    expect(pagesOf('nochebuena', 'es')?.rows[0]?.title).toBe('Nochebuena')
  })

  it('have all of a kind for its name', () => {
    expect(titles(screen('searchQuery=vacantes'))).toEqual(['Boots fitter'])
    expect(titles(screen('searchQuery=promotions'))).toEqual(['Dry boots', 'Boots coupon'])
    expect(screen('searchQuery=vacantes').kinds?.rows[0]).not.toHaveProperty('why')
  })

  it('count each result once, above the tabs or in one', () => {
    for (const text of ['boots', 'parking', 'hours', 'feet', 'trabajo', 'e']) {
      const { summary, pages, kinds } = screen(new URLSearchParams({ searchQuery: text }).toString())
      const inTabs = (kinds?.tabs ?? []).reduce((sum, { count }) => sum + count, 0)
      expect(summary).toMatch(new RegExp(`^${(pages?.count ?? 0) + inTabs} result`))
      expect(kinds?.tabs.every(({ count, to }) => count > 0 === (to !== undefined)) ?? true).toBe(true)
    }
  })

  it('have no empty tabs', () => {
    const { state, kinds, pages } = screen('searchQuery=parking')
    expect([state, kinds]).toEqual(['found', undefined])
    expect(pages?.rows.length).toBeGreaterThan(0)
  })

  it('have pages that only mention it in a disclosure, unless there is nothing else', () => {
    expect(pagesOf('parade')).toMatchObject({ rows: [], more: '1 page or place mentions it', count: 1 })
    expect(pagesOf('clearance')?.rows).toHaveLength(1)
    expect(pagesOf('claerance')).toBeUndefined()
  })

  it('exclude ended, unpublished and removed records', () => {
    for (const text of ['old boots', 'future', 'tomorrow’s post']) {
      const { suggestions } = suggestionsFor(contextIn('en'), new URLSearchParams({ searchQuery: text }))
      expect(suggestions.map(({ title }) => title)).not.toContain('Old boots')
      expect(suggestions.filter(({ title }) => /Future|Tomorrow/.test(title))).toEqual([])
    }
    const without = { ...malls.en, stores: malls.en.stores.slice(1) }
    const context = createTestContext({ content: without, contentIn: () => without })
    expect(searchScreen(context, new URLSearchParams('searchQuery=lucero')).state).toBe('none')
  })

  it('follow a change in either language at once', () => {
    const query = new URLSearchParams('searchQuery=alpargatas')
    expect(searchScreen(contextIn('en'), query).state).toBe('none')
    const [store = createTestStore()] = malls.es.stores
    const spanish = { ...malls.es, stores: [{ ...store, tags: ['alpargatas'] }] }
    const contentIn = (locale: Locale) => (locale === 'es' ? spanish : malls.en)
    const context = createTestContext({ content: malls.en, contentIn })
    expect(titles(searchScreen(context, query))).toEqual(['Zapatería Lucero'])
  })

  it('are noindex', () => {
    expect(screen('searchQuery=boots').head).toMatchObject({ noindex: true })
  })
})

describe('a search without results', () => {
  it('says so and suggests similar results first', () => {
    const { state, summary, suggestions } = screen('searchQuery=shoooooees')
    expect(state).toBe('none')
    expect(summary).toBe('Nothing found for “shoooooees”.')
    expect(suggestions?.categories).toEqual([{ to: '/stores?category=shoes', text: 'Shoes', count: 1 }])
    expect(suggestions?.stores.map(({ to }) => to)).toEqual(['/stores/lucero', '/stores/bank'])
    expect(suggestions?.pages.map(({ to }) => to)).toContain('/contact-us')
  })

  it.each(['', 'searchQuery=', 'searchQuery=%20%20', 'searchQuery=%00%09', 'tab=jobs'])(
    'for %j is empty',
    (query) => {
      const { state, suggestions } = screen(query)
      expect(state).toBe('empty')
      expect(suggestions).toBeDefined()
    },
  )

  it('cuts a long query, and says so', () => {
    const { text, hints, state } = screen(`searchQuery=${'🥾'.repeat(60)}lucero`)
    expect(text).toBe('🥾'.repeat(50))
    expect([state, hints]).toEqual(['none', ['Only the first 100 characters were looked for.']])
    expect(screen(`searchQuery=${'x'.repeat(99)}🥾`).text).toBe('x'.repeat(99))
  })

  it('repeats the query as text', () => {
    expect(screen('searchQuery=%3Cb%3Exyzzy').summary).toBe('Nothing found for “<b>xyzzy”.')
  })
})

describe('suggestions', () => {
  it('are the best results of all kinds, each with its kind', () => {
    const { suggestions, status } = suggestionsFor(contextIn('es'), new URLSearchParams('searchQuery=botas'))
    expect(status).toBe('6 resultados de “botas”')
    expect(suggestions[0]).toMatchObject({ to: '/es/stores/lucero', title: 'Zapatería Lucero' })
    const kinds = suggestions.map(({ note }) => note.split(' · ')[0])
    expect(kinds.slice(0, 2)).toEqual(['Tienda', 'Promoción'])
  })

  it('have place and opening state of a store', () => {
    const open = createTestStore({
      level: 1,
      unit: '101',
      hours: { regular: [{ dayOfWeek: 5, hours: { kind: 'open', opens: 600, closes: 1260 } }], holidays: [] },
    })
    const away = createTestStore({ id: '2', isTemporarilyClosed: true })
    const content = createTestContent('en', { stores: [open, away] })
    const context = createTestContext({ content, contentIn: () => content })
    const { suggestions } = suggestionsFor(context, new URLSearchParams('searchQuery=store'))
    expect(suggestions.filter(({ to }) => to.startsWith('/stores/')).map(({ note }) => note)).toEqual([
      'Store · Level 1, unit 101 · Open Now Until 9 p.m.',
      'Store · Temporarily closed',
    ])
  })

  it('are empty for an empty query', () => {
    expect(suggestionsFor(contextIn('en'), new URLSearchParams()).suggestions).toEqual([])
  })
})
