import type { Page } from '@promenade/domain/mall/page'
import { type Locale, locales } from '@promenade/domain/locale/locale'
import { describe, expect, it } from 'vitest'
import {
  createTestPage,
  createTestSlide,
  createTestContext,
  testHtml,
} from '../../../testing/page-context.ts'
import type { MallContent } from '../../../content/mall-content.ts'
import { contentScreen } from './content-screen.server.ts'

const page = createTestPage({ slug: 'gift-cards', name: 'Gift Cards', body: testHtml('<p>Any amount</p>') })

describe('a content page', () => {
  it.each(['gift-cards', 'Gift-Cards', 'GIFT-CARDS'])('is found under %s', (slug) => {
    expect(screenOf(page, slug)).toMatchObject({ title: 'Gift Cards', text: [{ html: '<p>Any amount</p>' }] })
  })

  it('is found under a slug that is prefixed with the mall’s name', () => {
    expect(screenOf({ ...page, slug: 'harbour-gift-cards' }, 'gift-cards')?.title).toBe('Gift Cards')
  })

  it.each(['gift', '', '__proto__', 'toString', '..', '%E0%A4%A', 'x'.repeat(5000)])(
    'does not exist under %.40s',
    (slug) => {
      expect(screenOf(page, slug)).toBeUndefined()
    },
  )

  it('does not exist in an empty mall', () => {
    expect(contentScreen(createTestContext(), 'gift-cards')).toBeUndefined()
  })

  it('has no body if the platform has none', () => {
    expect(screenOf(createTestPage({ slug: 'empty' }), 'empty')).toMatchObject({
      text: [],
      subpages: [],
    })
  })

  it('marks English texts on a Spanish page and advertises no Spanish', () => {
    const english = { ...page, untranslated: ['name', 'body'] }
    expect(screenOf(english, 'gift-cards', 'es')).toMatchObject({
      titleLang: 'en',
      bodyLang: 'en',
      head: { alternates: [], canonical: 'https://mall.example/pages/gift-cards' },
    })
    expect(screenOf(page, 'gift-cards', 'es')?.head.alternates).toHaveLength(locales.length + 1)
  })

  it('has its own picture, else that of the pages, else that of the centre', () => {
    const centre = { name: 'Property Banner', items: [createTestSlide('centre')] }
    const pages = { name: 'Pages Banner', items: [createTestSlide('pages')] }
    const own = { ...page, banner: { url: '/own.jpg' } }
    expect(screenOf(own, 'gift-cards', 'en', { banners: [centre, pages] })?.banner).toEqual({
      url: '/own.jpg',
      alt: '',
    })
    expect(screenOf(page, 'gift-cards', 'en', { banners: [centre, pages] })?.banner?.url).toBe('/pages.jpg')
    expect(screenOf(page, 'gift-cards', 'en', { banners: [centre] })?.banner?.url).toBe('/centre.jpg')
    expect(screenOf(page, 'gift-cards')?.banner).toBeUndefined()
  })

  it.each([
    ['/pages/gift-cards', 'Gift Cards Banner'],
    ['/contact-us', 'Contact Us Banner'],
    ['/newsletter', 'Newsletter Banner'],
  ])('at %s has the %s before any other', (path, name) => {
    const banners = [
      { name: 'Pages Banner', items: [createTestSlide('pages')] },
      { name, items: [createTestSlide('screen')] },
    ]
    const own = { ...page, banner: { url: '/own.jpg' } }
    const context = createTestContext({ path }, { pages: [own], banners })
    expect(contentScreen(context, 'gift-cards')?.banner?.url).toBe('/screen.jpg')
  })
})

function screenOf(one: Page, slug: string, locale: Locale = 'en', content: Partial<MallContent> = {}) {
  const context = createTestContext({ locale, path: '/pages/gift-cards' }, { pages: [one], ...content })
  return contentScreen(context, slug)
}
