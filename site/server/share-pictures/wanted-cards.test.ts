import { describe, expect, it } from 'vitest'
import {
  createTrialEvent,
  createTrialJob,
  createTrialPage,
  createTrialPromotion,
  createTrialSlide,
  createTrialStore,
} from '../../app/content/trial-visit.ts'
import { createTrialContent } from '../trial-content.ts'
import { wantedCards } from './wanted-cards.ts'

describe('the cards that content wants', () => {
  it('are of everything with a page of its own, the centre first', () => {
    const content = createTrialContent('en', {
      banners: [
        { name: 'Hours Banner', items: [createTrialSlide('hours')] },
        { name: 'Property Banner', items: [createTrialSlide('mall')] },
      ],
      events: [createTrialEvent({ picture: { url: '/event.svg' } })],
      promotions: [createTrialPromotion({ picture: { url: '/promotion.svg' } })],
      coupons: [createTrialPromotion({ picture: { url: '/coupon.svg' } })],
      news: [createTrialEvent({ picture: { url: '/news.svg' } })],
      jobs: [createTrialJob({ picture: { url: '/job.svg' } })],
      pages: [createTrialPage({ banner: { url: '/page.svg' } })],
      stores: [createTrialStore({ storeFront: { url: '/front.svg' }, logo: { url: '/logo.svg' } })],
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
      createTrialStore({ logo: { url: '/logo.svg' } }),
      createTrialStore({ id: '2', logo: { url: 'https://pictures.example/logo.png' } }),
    ]
    const contents = [createTrialContent('en', { stores }), createTrialContent('es', { stores })]
    expect(wantedCards(contents)).toEqual([{ source: '/logo.svg', look: 'logo' }])
  })

  it('are bounded', () => {
    const stores = Array.from({ length: 5_000 }, (_, id) =>
      createTrialStore({ id: String(id), logo: { url: `/${id}.svg` } }),
    )
    expect(wantedCards([createTrialContent('en', { stores })])).toHaveLength(3_000)
  })
})
