import { resources } from '../../public-api/resources.ts'
import { describe, expect, it } from 'vitest'
import { couponExample, promotionExample } from '../../testing/content-examples.ts'
import { context } from '../../testing/decoders.ts'
import { otherPlatformCoupon } from '../../testing/other-platform-responses.ts'

const es = { ...context, locale: 'es' as const }

describe('the decoder of promotions', () => {
  it('reads a response of our own platform', () => {
    expect(resources.promotions.decode([promotionExample], context).value).toEqual([
      {
        id: '71',
        slug: 'two-pairs-one-price',
        name: 'Two pairs, one price',
        untranslated: [],
        updatedAt: Date.parse('2026-11-02T14:30:00Z'),
        owner: { kind: 'store', storeId: '31', storeName: 'Gull & Anchor' },
        picture: {
          url: 'https://platform.example/media/4f2a/lantern-walk.svg',
          alt: 'Paper lanterns over the quay',
          width: 1200,
          height: 800,
          focalPoint: { x: 0.25, y: 0.6 },
        },
        description: '<p>Boots for two.</p>',
        summary: 'Boots for two.',
        tags: ['boots'],
        isFeatured: true,
        homePosition: 1,
        period: {
          showFrom: Date.parse('2026-11-01T03:00:00Z'),
          start: Date.parse('2026-11-20T21:30:00Z'),
          // Still the 21st in Halifax.
          overAt: Date.parse('2026-11-22T04:00:00Z'),
        },
      },
    ])
  })

  it.each([
    [{ promotionable_type: 'Property', promotionable_id: 31 }, { kind: 'property' }],
    [{ promotionable_type: 'Store', promotionable_id: null }, { kind: 'property' }],
    [{ promotionable_type: null, promotionable_id: 31 }, { kind: 'property' }],
    [
      { promotionable_type: 'Store', promotionable_id: '99', promotionable: null },
      { kind: 'store', storeId: '99' },
    ],
  ])('joins only by type and id: %j', (fields, owner) => {
    expect(
      resources.promotions.decode([{ ...promotionExample, ...fields }], context).value[0]?.owner,
    ).toEqual(owner)
  })

  it.each(['promotionable_id', 'image_url', 'description', 'tags', 'end_date', 'updated_at'])(
    'lives without %s',
    (field) => {
      expect(resources.promotions.decode([{ ...promotionExample, [field]: null }], context)).toMatchObject({
        value: [{ id: '71' }],
        faults: [],
      })
    },
  )
})

describe('the decoder of coupons', () => {
  it.each([
    ['DRY10', 'DRY10'],
    [' DRY <b>10</b> ', 'DRY 10'],
    [4711, '4711'],
    [null, undefined],
    ['  ', undefined],
    [{ code: 'DRY10' }, undefined],
  ])('reads the code %j as %j', (code, read) => {
    expect(resources.coupons.decode([{ ...couponExample, code }], context).value[0]?.code).toBe(read)
  })

  it('reads the fields of another platform', () => {
    const { value, faults } = resources.coupons.decode({ coupons: [otherPlatformCoupon] }, context)
    expect(value).toMatchObject([
      {
        id: '118',
        name: 'Spring shears',
        description: '<p>Half price.</p><p>Until they are gone.</p>',
        summary: 'Half price. Until they are gone.',
        owner: { kind: 'store', storeId: '9001' },
        picture: { url: 'https://cdn.example/promo/spring.jpg' },
        period: { start: Date.parse('2018-05-23T07:00:00Z'), overAt: Date.parse('2018-06-10T03:00:00Z') },
      },
    ])
    expect(faults).toEqual([
      { item: 'coupons #1 (id 118)', message: 'show_on_web_date is not a date; ignored' },
    ])
  })

  it('reads the second language, and lists the texts that are in English', () => {
    const [coupon] = resources.coupons.decode([otherPlatformCoupon], es).value
    expect(coupon?.name).toBe('Tijeras de primavera')
    expect(coupon?.untranslated).toEqual(['description', 'summary'])
  })

  it('ignores the second language in English', () => {
    expect(resources.coupons.decode([otherPlatformCoupon], context).value[0]).toMatchObject({
      name: 'Spring shears',
      untranslated: [],
    })
  })
})
