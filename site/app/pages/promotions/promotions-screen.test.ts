import { overAt } from '@promenade/domain/calendar/instants'
import type { Owner } from '@promenade/domain/mall/values'
import { describe, expect, it } from 'vitest'
import type { MallContent } from '../../../content/mall-content.ts'
import {
  testTime,
  createTestCategory,
  createTestPromotion,
  createTestSlide,
  createTestStore,
  createTestContext,
  testZone,
} from '../../../testing/page-context.ts'
import { promotionsScreen } from './promotions-screen.server.ts'

const of = (storeId: string): Owner => ({ kind: 'store', storeId })
const mall: Partial<MallContent> = {
  categories: [
    createTestCategory('1', 'retail'),
    createTestCategory('2', 'shoes', '1'),
    createTestCategory('3', 'books', '1'),
    createTestCategory('4', 'food'),
  ],
  stores: [
    createTestStore({ id: '7', categoryIds: ['2'] }),
    createTestStore({ id: '8', categoryIds: ['3', '1'] }),
    createTestStore({ id: '9', categoryIds: ['4'] }),
  ],
  promotions: [
    createTestPromotion({ id: '1', owner: of('7') }),
    createTestPromotion({ id: '2' }),
    createTestPromotion({ id: '3', owner: of('8'), isFeatured: true }),
  ],
  coupons: [createTestPromotion({ id: '1', slug: 'coupon', owner: of('8') })],
}

describe('the promotions', () => {
  const period = { overAt: overAt('2026-11-30', testZone) }
  const coupons = [createTestPromotion({ id: '5', period })]

  it('are promotions and coupons together, soonest to end first, with featured ones apart', () => {
    const { featured, offers } = screenAt('', { ...mall, coupons })
    expect(featured.map(({ id }) => id)).toEqual(['promotion-3'])
    expect(offers.map(({ id }) => id)).toEqual(['coupon-5', 'promotion-1', 'promotion-2'])
  })

  it('are one list in that order if they are filtered or all are featured', () => {
    const late = createTestPromotion({ id: '4', isFeatured: true })
    const promotions = [late, createTestPromotion({ id: '6', isFeatured: true, period })]
    expect(idsAt('', { promotions })).toEqual(['promotion-6', 'promotion-4'])
    expect(idsAt('kind=promotion', { promotions, coupons })).toEqual(['promotion-6', 'promotion-4'])
    expect(screenAt('kind=promotion', { promotions, coupons }).featured).toEqual([])
  })

  it.each([
    ['2026-11-19 23:59', []],
    ['2026-11-20 00:00', ['promotion-1']],
    ['2026-11-30 23:59', ['promotion-1']],
    ['2026-12-01 00:00', []],
  ])('are those shown at %s: %j', (now, ids) => {
    const period = { showFrom: testTime('2026-11-20 00:00'), overAt: overAt('2026-11-30', testZone) }
    const context = createTestContext(
      { now: testTime(now) },
      { promotions: [createTestPromotion({ period })] },
    )
    expect(promotionsScreen(context, new URLSearchParams()).offers.map(({ id }) => id)).toEqual(ids)
  })

  it.each([
    ['kind=coupon', ['coupon-1']],
    ['kind=promotion', ['promotion-3', 'promotion-1', 'promotion-2']],
    ['category=shoes', ['promotion-1']],
    ['category=SHOES', ['promotion-1']],
    ['category=retail', ['promotion-3', 'coupon-1', 'promotion-1']],
    ['kind=coupon&category=books', ['coupon-1']],
    ['kind=coupon&category=shoes', []],
    ['category=nowhere', []],
    ['kind=raffle', ['promotion-3', 'coupon-1', 'promotion-1', 'promotion-2']],
  ])('are chosen by ?%s: %j', (query, ids) => {
    expect(idsAt(query).toSorted()).toEqual(ids.toSorted())
  })

  it.each([
    ['', '4 offers', '4 ofertas'],
    ['kind=coupon', '1 coupon', '1 cupón'],
    ['kind=promotion', '3 promotions', '3 promociones'],
  ])('are counted: ?%s', (query, inEnglish, inSpanish) => {
    expect(screenAt(query).count).toBe(inEnglish)
    expect(screenAt(query, mall, 'es').count).toBe(inSpanish)
  })

  it('have a banner of their own', () => {
    const banners = [{ name: 'Promotions Banner', items: [createTestSlide('wide')] }]
    expect(screenAt('', { ...mall, banners }).banner).toEqual({ url: '/wide.jpg', alt: '' })
  })
})

describe('where there are none', () => {
  it('says so in the specification’s words', () => {
    expect(screenAt('', {})).toMatchObject({ none: 'No promotions at this time.', isEmpty: true, kinds: [] })
    expect(screenAt('category=shoes', {}).none).toBe('No promotions at this time.')
    expect(screenAt('kind=coupon&category=shoes')).toMatchObject({
      none: 'No promotions for that selection.',
      isEmpty: false,
      isFiltered: true,
    })
    expect(screenAt('category=nowhere', mall, 'es').none).toBe('No hay promociones con esa selección.')
  })
})

describe('the choices', () => {
  it('keep each other', () => {
    const { kinds, categories } = screenAt('kind=coupon&category=books', mall, 'es')
    expect(kinds.map(({ to, current }) => [to, current])).toEqual([
      ['/es/promotions?category=books', false],
      ['/es/promotions?kind=promotion&category=books', false],
      ['/es/promotions?kind=coupon&category=books', true],
    ])
    expect(categories.map(({ to, current }) => [to, current])).toEqual([
      ['/es/promotions?kind=coupon', false],
      ['/es/promotions?kind=coupon&category=books', true],
      ['/es/promotions?kind=coupon&category=shoes', false],
    ])
  })

  it('are missing for a single kind or category', () => {
    const promotions = [createTestPromotion({ owner: of('7') })]
    expect(screenAt('', { ...mall, promotions, coupons: [] })).toMatchObject({ kinds: [], categories: [] })
  })
})

function screenAt(query: string, content: Partial<MallContent> = mall, locale: 'en' | 'es' = 'en') {
  return promotionsScreen(createTestContext({ locale }, content), new URLSearchParams(query))
}

function idsAt(query: string, content: Partial<MallContent> = mall): string[] {
  const { featured, offers } = screenAt(query, content)
  return [...featured, ...offers].map(({ id }) => id)
}
