import { overAt } from '@promenade/domain/calendar/instants'
import { locales } from '@promenade/domain/locale/locale'
import type { DayHours, Hours } from '@promenade/domain/mall/hours'
import type { Owner } from '@promenade/domain/mall/values'
import { describe, expect, it } from 'vitest'
import {
  testTime,
  createTestCategory,
  createTestEvent,
  createTestJob,
  createTestPromotion,
  createTestStore,
  createTestContext,
  testHtml,
  testZone,
} from '../../../testing/page-context.ts'
import type { MallContent, Store } from '../../../content/mall-content.ts'
import type { PageContext } from '../../page-context.ts'
import { type StoreScreen, storeScreen } from './store-screen.server.ts'

const here: Owner = { kind: 'store', storeId: '7' }
const elsewhere: Owner = { kind: 'store', storeId: '8' }
const centre: Hours = daily({ kind: 'open', opens: 600, closes: 1260 })

describe('the page of a store', () => {
  it.each(['store-7', 'STORE-7', 'Store-7'])('is found under %s', (slug) => {
    const context = createTestContext({}, { stores: [createTestStore({ id: '7' })] })
    expect(storeScreen(context, slug)?.name).toBe('Store 7')
  })

  it.each(['store-8', '', 'store-', '__proto__', 'constructor', '../store-7', '%', 'x'.repeat(5000)])(
    'does not exist under %.40s',
    (slug) => {
      const context = createTestContext({}, { stores: [createTestStore({ id: '7' })] })
      expect(storeScreen(context, slug)).toBeUndefined()
    },
  )

  it('does not exist in an empty mall', () => {
    expect(storeScreen(createTestContext(), 'store-7')).toBeUndefined()
  })

  it('links back to its place in the directory, and to its categories', () => {
    const categories = [createTestCategory('1', 'retail'), createTestCategory('11', 'books & maps', '1')]
    const screen = screenOf({ categoryIds: ['1', '11', 'nobody-knows'] }, { categories }, { locale: 'es' })
    expect(screen.directory).toBe('/es/stores#letter-S')
    expect(screenOf({ name: '7 Seas' }).directory).toBe('/stores#letter-35')
    expect(screen.categories).toEqual([
      { name: 'books & maps', to: '/es/stores?category=books%20%26%20maps' },
    ])
  })

  it('names the languages its text exists in', () => {
    expect(screenOf({}).head.alternates).toHaveLength(locales.length + 1)
    const english = screenOf(
      { untranslated: ['description', 'summary'] },
      {},
      { locale: 'es', path: '/stores/store-7' },
    )
    expect(english.head).toMatchObject({ alternates: [], canonical: 'https://mall.example/stores/store-7' })
    expect([english.descriptionLang, english.summaryLang]).toEqual(['en', 'en'])
  })

  it('shows an external website only', () => {
    const outside = { kind: 'outside', url: 'https://shoes.example' } as const
    expect(screenOf({ website: outside }).contact.website).toBe('https://shoes.example')
    expect(screenOf({ website: { kind: 'page', path: '/hours' } }).contact.website).toBeUndefined()
  })

  it('has nearby and similar stores, never itself', () => {
    const categories = [createTestCategory('1', 'retail'), createTestCategory('11', 'books', '1')]
    const place = { level: 1, categoryIds: ['11'] }
    const others = [
      createTestStore({ id: '8', unit: '102', ...place }),
      createTestStore({ id: '9', unit: '140', ...place, categoryIds: ['1'] }),
    ]
    const screen = screenOf({ unit: '101', ...place }, { categories }, {}, others)
    expect(screen.neighbours.map(({ name }) => name)).toEqual(['Store 8', 'Store 9'])
    expect(screen.related.map(({ name }) => name)).toEqual(['Store 8'])
  })
})

describe('the hours of a store', () => {
  it("are labelled as the centre's if it has none of its own", () => {
    for (const hours of [undefined, { regular: [], holidays: [] }]) {
      const view = screenOf(hours === undefined ? {} : { hours }, { hours: centre }).hours
      expect(view).toMatchObject({ note: 'Keeps the centre’s hours.', centreLines: undefined })
      expect(view.lines?.[0]?.text).toBe('Open Now Until 9 p.m.')
    }
  })

  it("are its own over the centre's, with the centre's beside them", () => {
    const hours = daily({ kind: 'open', opens: 900, closes: 1080 })
    const view = screenOf({ hours }, { hours: centre }).hours
    expect(view.lines?.[0]?.text).toBe('Closed - Opens at 3 p.m.')
    expect(view.centreLines?.[0]?.text).toBe('Open Now Until 9 p.m.')
    expect(view.note).toBeUndefined()
    expect(view.week?.days[4]).toMatchObject({ iso: '2026-11-20', isToday: true, hours: '3 p.m. to 6 p.m.' })
  })

  it("are without the centre's, label and all, while those are unknown", () => {
    const hours = daily({ kind: 'open', opens: 900, closes: 1080 })
    expect(screenOf({ hours }, { hours: { regular: [], holidays: [] } }).hours.centreLines).toBeUndefined()
  })

  it('follow a holiday of the whole centre, in badge and table alike', () => {
    const holidays = [
      { from: '2026-11-20', to: '2026-11-20', name: 'Quay Day', hours: { kind: 'closed' } as const },
    ]
    const hours = daily({ kind: 'open', opens: 900, closes: 1080 })
    const view = screenOf({ hours }, { hours: { ...centre, holidays } }).hours
    expect(view.lines?.[0]?.text).toBe('Closed Today')
    expect(view.week?.days[4]).toMatchObject({ hours: 'Closed', holiday: 'Quay Day' })
  })

  it.each([
    [{ isComingSoon: true }, 'Not open yet.'],
    [{ isTemporarilyClosed: true }, 'Closed for the time being.'],
  ])('are missing if %j, and so is the badge', (changes, note) => {
    expect(screenOf({ hours: centre, ...changes }, { hours: centre }).hours).toEqual({ state: note })
  })

  it('are free text if the store has such hours', () => {
    const freeFormHours = testHtml('<p>By appointment</p>')
    expect(screenOf({ freeFormHours }, { hours: centre }).hours).toEqual({ prose: '<p>By appointment</p>' })
  })

  it('are unknown, without a badge, if nothing is known', () => {
    const view = screenOf({}).hours
    expect(view).toEqual({ note: 'Ask us' })
  })
})

describe('offers, events and jobs of a store', () => {
  it('are those of the store only', () => {
    const owners: Owner[] = [here, elsewhere, { kind: 'property' }]
    const of = <T>(create: (changes: { id: string; owner: Owner }) => T) =>
      owners.map((owner, index) => create({ id: String(index), owner }))
    const screen = screenOf(
      {},
      {
        promotions: of(createTestPromotion),
        coupons: of(createTestPromotion),
        events: of(createTestEvent),
        jobs: of(createTestJob),
      },
    )
    expect(screen.promotions.map(({ id }) => id)).toEqual(['promotion-0', 'coupon-0'])
    expect(screen.events.map(({ id }) => id)).toEqual(['0'])
    expect(screen.jobs.map(({ id }) => id)).toEqual(['0'])
  })

  it.each([
    ['2026-11-20 23:59', 1],
    ['2026-11-21 00:00', 0],
  ])('is shown to the end of its last day in the mall: at %s %i of each', (now, count) => {
    const changes = { owner: here, period: { overAt: overAt('2026-11-20', testZone) } }
    const content = {
      promotions: [createTestPromotion(changes)],
      events: [createTestEvent(changes)],
      jobs: [createTestJob(changes)],
    }
    const screen = screenOf({}, content, { now: testTime(now) })
    expect([screen.promotions.length, screen.events.length, screen.jobs.length]).toEqual([
      count,
      count,
      count,
    ])
  })

  it('distinguishes a promotion from a coupon with the same id', () => {
    const both = [createTestPromotion({ id: '5', owner: here })]
    const ids = screenOf({}, { promotions: both, coupons: both }).promotions.map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
  })

  it('link to promotions and jobs', () => {
    const screen = screenOf(
      {},
      { coupons: [createTestPromotion({ owner: here })], jobs: [createTestJob({ owner: here })] },
      { locale: 'es' },
    )
    expect(screen.promotions[0]?.to).toBe('/es/promotions/promotion-1')
    expect(screen.jobs[0]?.to).toBe('/es/jobs/job-1')
  })

  it('have jobs in order of closing', () => {
    const period = { overAt: overAt('2026-11-30', testZone) }
    const jobs = [createTestJob({ owner: here }), createTestJob({ id: '2', owner: here, period })]
    expect(screenOf({}, { jobs }).jobs.map(({ closing }) => closing)).toEqual([
      'Apply by November 30',
      'Open until filled',
    ])
  })
})

function screenOf(
  changes: Partial<Store>,
  content: Partial<MallContent> = {},
  context: Partial<PageContext> = {},
  others: readonly Store[] = [],
): StoreScreen {
  const stores = [createTestStore({ id: '7', ...changes }), ...others]
  const screen = storeScreen(createTestContext(context, { stores, ...content }), 'store-7')
  if (screen === undefined) throw new Error('no screen for store-7')
  return screen
}

function daily(hours: DayHours): Hours {
  return {
    regular: ([0, 1, 2, 3, 4, 5, 6] as const).map((dayOfWeek) => ({ dayOfWeek, hours })),
    holidays: [],
  }
}
