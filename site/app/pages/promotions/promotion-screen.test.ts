import { overAt } from '@promenade/domain/calendar/instants'
import type { Promotion } from '@promenade/domain/mall/promotion'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { MallContent } from '../../../content/mall-content.ts'
import {
  testTime,
  createTestPromotion,
  createTestStore,
  createTestContext,
  testHtml,
  testZone,
} from '../../../testing/page-context.ts'
import { type PageContext, pageContext } from '../../page-context.ts'
import { loader } from './promotion-page.tsx'
import { promotionScreen } from './promotion-screen.server.ts'

const here = { kind: 'store', storeId: '7' } as const
const stores = [createTestStore({ id: '7' }), createTestStore({ id: '8' })]
const lastDay = { overAt: overAt('2026-11-20', testZone) }

describe('the page of a promotion', () => {
  it('shows title, owner and end', () => {
    const changes = { owner: here, description: testHtml('<p>Two</p>'), summary: 'Two' }
    expect(screenOf(changes)).toMatchObject({
      title: 'Promotion 1',
      ownerName: 'Store 7',
      owner: { to: '/stores/store-7' },
      dates: 'Ongoing',
      isCoupon: false,
      code: undefined,
      description: '<p>Two</p>',
      over: undefined,
      head: { description: 'Two' },
    })
  })

  it('finds it whatever the letter case', () => {
    expect(screenOf({}, {}, {}, 'PROMOTION-1')?.title).toBe('Promotion 1')
  })

  it('shows a coupon with its code at the same address', () => {
    const coupons = [createTestPromotion({ id: '2', slug: 'ten-off', code: 'DRY10' })]
    expect(screenOf({}, { coupons }, {}, 'ten-off')).toMatchObject({ isCoupon: true, code: 'DRY10' })
  })

  it('finds one that only the home page has', () => {
    const featured = createTestPromotion({ id: '3', slug: 'only-there' })
    const homepage = { banners: [], featuredPromotions: [featured], featuredEvents: [], featuredStores: [] }
    expect(screenOf({}, { homepage }, {}, 'only-there')?.title).toBe('Promotion 3')
  })

  it('marks English texts on a Spanish page and has no Spanish alternate', () => {
    const screen = screenOf({ untranslated: ['name', 'description'] }, {}, { locale: 'es' })
    expect(screen).toMatchObject({ titleLang: 'en', descriptionLang: 'en', head: { alternates: [] } })
  })

  it('links to other offers of the store, then to others, without itself', () => {
    const promotions = [
      createTestPromotion({ id: '1', owner: here }),
      createTestPromotion({ id: '2', owner: here }),
      ...['3', '4', '5', '6', '7'].map((id) => createTestPromotion({ id })),
    ]
    const coupons = [createTestPromotion({ id: '1', slug: 'coupon-1', owner: here })]
    const page = createTestContext({}, { promotions, coupons, stores })
    const screen = promotionScreen(page, 'promotion-1')
    expect(screen?.fromOwner.map(({ id }) => id)).toEqual(['coupon-1', 'promotion-2'])
    expect(screen?.others.map(({ id }) => id)).toEqual([
      'promotion-3',
      'promotion-4',
      'promotion-5',
      'promotion-6',
    ])
  })

  it('shows other stores’ offers only as others', () => {
    const page = createTestContext({}, { promotions: ['1', '2'].map((id) => createTestPromotion({ id })) })
    expect(promotionScreen(page, 'promotion-1')).toMatchObject({
      fromOwner: [],
      others: [{ id: 'promotion-2' }],
    })
  })
})

describe('a promotion', () => {
  it.each([
    ['2026-11-20 23:59', false, undefined],
    ['2026-11-21 00:00', true, true],
  ])('is over after its last day: at %s %s', (now, isOver, noindex) => {
    const screen = screenOf({ period: lastDay }, {}, { now: testTime(now) })
    expect(screen?.over !== undefined).toBe(isOver)
    expect(screen?.head.noindex).toBe(noindex)
  })

  it('says when it ended, in both languages', () => {
    const now = testTime('2026-11-25 12:00')
    expect(screenOf({ period: lastDay }, {}, { now })?.over).toBe('This promotion ended on November 20.')
    expect(screenOf({ period: lastDay }, {}, { now, locale: 'es' })?.over).toBe(
      'Esta promoción terminó el 20 de noviembre.',
    )
  })

  it('does not exist before its publication, nor under another slug', () => {
    const showFrom = testTime('2026-11-21 00:00')
    expect(screenOf({ period: { showFrom } })).toBeUndefined()
    expect(screenOf({}, {}, {}, 'nothing')).toBeUndefined()
  })
})

describe('the response', () => {
  it.each([
    ['2026-11-20 23:59', 200],
    ['2026-11-21 00:00', 410],
  ])('at %s has status %i', (now, status) => {
    const promotions = [createTestPromotion({ period: lastDay })]
    expect(respondTo('promotion-1', { now: testTime(now) }, { promotions })).toBe(status)
  })

  it('is 404 for an unknown slug', () => {
    expect(respondTo('nothing', {}, {})).toBe(404)
  })
})

function respondTo(slug: string, page: Partial<PageContext>, content: Partial<MallContent>) {
  const context = new RouterContextProvider()
  context.set(pageContext, createTestContext(page, content))
  const url = new URL(`https://mall.example/promotions/${slug}`)
  const request = new Request(url)
  try {
    return loader({ context, params: { slug }, request, url, pattern: '/promotions/:slug' }).init?.status
  } catch (thrown) {
    return typeof thrown === 'object' && thrown !== null && 'init' in thrown
      ? Object(thrown.init).status
      : thrown
  }
}

function screenOf(
  changes: Partial<Promotion>,
  content: Partial<MallContent> = {},
  page: Partial<PageContext> = {},
  slug = 'promotion-1',
) {
  const promotions = [createTestPromotion(changes)]
  return promotionScreen(createTestContext(page, { promotions, stores, ...content }), slug)
}
