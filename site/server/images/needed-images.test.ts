import { describe, expect, it } from 'vitest'
import type { MallContent } from '../../content/mall-content.ts'
import { createTestContent } from '../../testing/content.ts'
import {
  createTestEvent,
  createTestJob,
  createTestPage,
  createTestPromotion,
  createTestSlide,
  createTestStore,
  testHtml,
} from '../../testing/page-context.ts'
import { neededImages } from './needed-images.ts'

describe('the needed variants', () => {
  it('are of the photographs on pages, those at the top first', () => {
    const content = createTestContent('en', {
      events: [createTestEvent({ picture: { url: '/event.jpg' } })],
      banners: [{ name: 'Home', items: [createTestSlide('slide')] }],
      promotions: [createTestPromotion({ picture: { url: '/promotion.png' } })],
      pages: [createTestPage({ banner: { url: '/page.webp' } })],
      stores: [createTestStore({ storeFront: { url: '/front.jpg' }, logo: { url: '/logo.png' } })],
    })
    const sources = neededVariants([content]).map(({ source }) => source)
    expect(sources[0]).toBe('/slide.jpg')
    expect(sources.toSorted()).toEqual(
      ['/event.jpg', '/front.jpg', '/logo.png', '/page.webp', '/promotion.png', '/slide.jpg'].toSorted(),
    )
  })

  it('are of the photographs in texts', () => {
    const description = testHtml('<p>a</p><figure><img src="/media/1a/gulls.jpg" alt="" /></figure>')
    const content = createTestContent('en', { promotions: [createTestPromotion({ description })] })
    expect(neededVariants([content])).toMatchObject([
      { source: '/media/1a/gulls.jpg', widths: [320, 480, 720, 960, 1280] },
    ])
  })

  it('leave out drawings and pictures on other hosts', () => {
    const urls = ['/drawing.svg', '/drawing.SVG?v=2', 'https://pictures.example/photo.jpg']
    const events = urls.map((url) => createTestEvent({ picture: { url } }))
    expect(neededVariants([createTestContent('en', { events })])).toEqual([])
  })

  it('are one set for both languages, in the widths of all uses', () => {
    const content = (locale: 'en' | 'es') =>
      createTestContent(locale, {
        banners: [{ name: 'Home', items: [createTestSlide('same')] }],
        events: [createTestEvent({ picture: { url: '/same.jpg' } })],
      })
    const needed = neededVariants([content('en'), content('es')])
    expect(needed).toHaveLength(1)
    expect(needed[0]?.widths).toEqual(expect.arrayContaining([320, 1600]))
  })
})

describe('the needed Open Graph images', () => {
  it('are of everything with a page of its own, the property banner first', () => {
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
    const images = neededOpenGraphImages([content])
    expect(images[0]).toEqual({ kind: 'open-graph', source: '/mall.jpg', look: 'picture' })
    expect(images.map(({ source }) => source).toSorted()).toEqual(
      ['coupon', 'event', 'front', 'job', 'logo', 'meta', 'news', 'page', 'promotion']
        .map((name) => `/${name}.svg`)
        .concat('/hours.jpg', '/mall.jpg')
        .toSorted(),
    )
    expect(images.at(-1)).toEqual({ kind: 'open-graph', source: '/logo.svg', look: 'logo' })
  })

  it('are one for both languages, and none for pictures on other hosts', () => {
    const stores = [
      createTestStore({ logo: { url: '/logo.svg' } }),
      createTestStore({ id: '2', logo: { url: 'https://pictures.example/logo.png' } }),
    ]
    const contents = [createTestContent('en', { stores }), createTestContent('es', { stores })]
    expect(neededOpenGraphImages(contents)).toEqual([
      { kind: 'open-graph', source: '/logo.svg', look: 'logo' },
    ])
  })

  it('are limited in number', () => {
    const stores = Array.from({ length: 5_000 }, (_, id) =>
      createTestStore({ id: String(id), logo: { url: `/${id}.svg` } }),
    )
    expect(neededOpenGraphImages([createTestContent('en', { stores })])).toHaveLength(3_000)
  })
})

it('alternates between both kinds', () => {
  const events = [1, 2, 3].map((id) => createTestEvent({ picture: { url: `/${id}.jpg` } }))
  const kinds = neededImages([createTestContent('en', { events })]).map(({ kind }) => kind)
  expect(kinds).toEqual(['variants', 'open-graph', 'variants', 'open-graph', 'variants', 'open-graph'])
})

function neededVariants(contents: readonly MallContent[]) {
  return neededImages(contents).filter((image) => image.kind === 'variants')
}

function neededOpenGraphImages(contents: readonly MallContent[]) {
  return neededImages(contents).filter((image) => image.kind === 'open-graph')
}
