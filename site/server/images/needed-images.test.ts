import { describe, expect, it } from 'vitest'
import {
  createTestEvent,
  createTestPage,
  createTestPromotion,
  createTestSlide,
  createTestStore,
} from '../../testing/page-context.ts'
import { createTestContent } from '../../testing/content.ts'
import { wantedPictures } from './needed-images.ts'

describe('the pictures that are wanted in sizes', () => {
  it('are the photographs that pages show, those at the top first', () => {
    const content = createTestContent('en', {
      events: [createTestEvent({ picture: { url: '/event.jpg' } })],
      banners: [{ name: 'Home', items: [createTestSlide('slide')] }],
      promotions: [createTestPromotion({ picture: { url: '/promotion.png' } })],
      pages: [createTestPage({ banner: { url: '/page.webp' } })],
      stores: [createTestStore({ storeFront: { url: '/front.jpg' }, logo: { url: '/logo.png' } })],
    })
    const sources = wantedPictures([content]).map(({ source }) => source)
    expect(sources[0]).toBe('/slide.jpg')
    expect(sources.toSorted()).toEqual(
      ['/event.jpg', '/front.jpg', '/logo.png', '/page.webp', '/promotion.png', '/slide.jpg'].toSorted(),
    )
  })

  it('are no drawings and none of those kept elsewhere', () => {
    const urls = ['/drawing.svg', '/drawing.SVG?v=2', 'https://pictures.example/photo.jpg']
    const events = urls.map((url) => createTestEvent({ picture: { url } }))
    expect(wantedPictures([createTestContent('en', { events })])).toEqual([])
  })

  it('are each one for both languages, in the widths of all uses', () => {
    const content = (locale: 'en' | 'es') =>
      createTestContent(locale, {
        banners: [{ name: 'Home', items: [createTestSlide('same')] }],
        events: [createTestEvent({ picture: { url: '/same.jpg' } })],
      })
    const wanted = wantedPictures([content('en'), content('es')])
    expect(wanted).toHaveLength(1)
    expect(wanted[0]?.widths).toEqual(expect.arrayContaining([320, 1600]))
  })
})
