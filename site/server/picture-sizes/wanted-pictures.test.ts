import { describe, expect, it } from 'vitest'
import {
  createTrialEvent,
  createTrialPage,
  createTrialPromotion,
  createTrialSlide,
  createTrialStore,
} from '../../app/content/trial-visit.ts'
import { createTrialContent } from '../trial-content.ts'
import { wantedPictures } from './wanted-pictures.ts'

describe('the pictures that are wanted in sizes', () => {
  it('are the photographs that pages show, those at the top first', () => {
    const content = createTrialContent('en', {
      events: [createTrialEvent({ picture: { url: '/event.jpg' } })],
      banners: [{ name: 'Home', items: [createTrialSlide('slide')] }],
      promotions: [createTrialPromotion({ picture: { url: '/promotion.png' } })],
      pages: [createTrialPage({ banner: { url: '/page.webp' } })],
      stores: [createTrialStore({ storeFront: { url: '/front.jpg' }, logo: { url: '/logo.png' } })],
    })
    const sources = wantedPictures([content]).map(({ source }) => source)
    expect(sources[0]).toBe('/slide.jpg')
    expect(sources.toSorted()).toEqual(
      ['/event.jpg', '/front.jpg', '/logo.png', '/page.webp', '/promotion.png', '/slide.jpg'].toSorted(),
    )
  })

  it('are no drawings and none of those kept elsewhere', () => {
    const urls = ['/drawing.svg', '/drawing.SVG?v=2', 'https://pictures.example/photo.jpg']
    const events = urls.map((url) => createTrialEvent({ picture: { url } }))
    expect(wantedPictures([createTrialContent('en', { events })])).toEqual([])
  })

  it('are each one for both languages, in the widths of all uses', () => {
    const content = (locale: 'en' | 'es') =>
      createTrialContent(locale, {
        banners: [{ name: 'Home', items: [createTrialSlide('same')] }],
        events: [createTrialEvent({ picture: { url: '/same.jpg' } })],
      })
    const wanted = wantedPictures([content('en'), content('es')])
    expect(wanted).toHaveLength(1)
    expect(wanted[0]?.widths).toEqual(expect.arrayContaining([320, 1600]))
  })
})
