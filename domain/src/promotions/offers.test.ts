import { describe, expect, it } from 'vitest'
import type { Promotion } from '../mall/promotion.ts'
import { listOffers } from './offers.ts'

describe('listOffers', () => {
  it('marks promotions and coupons', () => {
    const offers = listOffers([named('1', 'boots')], [named('1', 'tea')])
    expect(offers.map(({ kind, id, slug }) => [kind, id, slug])).toEqual([
      ['promotion', '1', 'boots'],
      ['coupon', '1', 'tea'],
    ])
  })

  it('gives each an address of its own, whatever the letter case', () => {
    const promotions = [named('1', 'Boots'), named('2', 'tea'), named('3', 'tea-coupon')]
    const coupons = [named('7', 'boots'), named('8', 'tea'), named('9', 'rain')]
    expect(listOffers(promotions, coupons).map(({ slug }) => slug)).toEqual([
      'Boots',
      'tea',
      'tea-coupon',
      'boots-coupon',
      'tea-coupon-8',
      'rain',
    ])
  })

  it('is empty without any', () => {
    expect(listOffers([], [])).toEqual([])
  })
})

function named(id: string, slug: string): Promotion {
  const owner = { kind: 'property' as const }
  return { id, slug, name: slug, untranslated: [], owner, tags: [], isFeatured: false, period: {} }
}
