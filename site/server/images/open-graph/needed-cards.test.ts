import { describe, expect, it } from 'vitest'
import {
  createTestEvent,
  createTestJob,
  createTestPage,
  createTestPromotion,
  createTestSlide,
  createTestStore,
} from '../../../testing/page-context.ts'
import { createTestContent } from '../../../testing/content.ts'
import { wantedCards } from './needed-cards.ts'

describe('the cards that content wants', () => {
  it('are of everything with a page of its own, the centre first', () => {
    const content = createTestContent('en', {
      banners: [
        { name: 'Hours Banner', items: [createTestSlide('hours')] },
        { name: 'Property Banner', items: [createTestSlide('mall')] },
      ],
      events: [createTestEvent({ picture: { url: '/event.svg' } })],
      promotions: [createTestPromotion({ picture: { url: '/promotion.svg' } })],
      coupons: [createTestPromotion({ picture: { url: '/coupon.svg' } })],
      news: [createTestEvent({ picture: { url: '/news.svg' } })],
      jobs: [createTestJob({ picture: { url: '/job.svg' } })],
      pages: [createTestPage({ banner: { url: '/page.svg' } })],
      stores: [createTestStore({ storeFront: { url: '/front.svg' }, logo: { url: '/logo.svg' } })],
      metaData: new Map([['/', { imageUrl: '/meta.svg' }]]),
    })
    const cards = wantedCards([content])
    expect(cards[0]).toEqual({ source: '/mall.jpg', look: 'picture' })
    expect(cards.map(({ source }) => source).toSorted()).toEqual(
      ['coupon', 'event', 'front', 'job', 'logo', 'meta', 'news', 'page', 'promotion']
        .map((name) => `/${name}.svg`)
        .concat('/hours.jpg', '/mall.jpg')
        .toSorted(),
    )
    expect(cards.at(-1)).toEqual({ source: '/logo.svg', look: 'logo' })
  })

  it('are one for what both languages show, and none for pictures kept elsewhere', () => {
    const stores = [
      createTestStore({ logo: { url: '/logo.svg' } }),
      createTestStore({ id: '2', logo: { url: 'https://pictures.example/logo.png' } }),
    ]
    const contents = [createTestContent('en', { stores }), createTestContent('es', { stores })]
    expect(wantedCards(contents)).toEqual([{ source: '/logo.svg', look: 'logo' }])
  })

  it('are bounded', () => {
    const stores = Array.from({ length: 5_000 }, (_, id) =>
      createTestStore({ id: String(id), logo: { url: `/${id}.svg` } }),
    )
    expect(wantedCards([createTestContent('en', { stores })])).toHaveLength(3_000)
  })
})
