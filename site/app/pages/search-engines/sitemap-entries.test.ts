import { overAt } from '@promenade/domain/calendar/instants'
import { locales } from '@promenade/domain/locale/locale'
import { localePath, splitLocalePath } from '@promenade/domain/locale/locale-path'
import { describe, expect, it } from 'vitest'
import {
  createTestPage,
  createTestPromotion,
  createTestStore,
  createTestContext,
  testZone,
} from '../../../testing/page-context.ts'
import { sitemapEntries } from './sitemap-entries.server.ts'

describe('the site map', () => {
  it('names every page in every language, each with the others', () => {
    const entries = sitemapEntries(createTestContext({}, { stores: [createTestStore({ id: '7' })] }))
    const store = entries.filter(({ url }) => url.endsWith('/stores/store-7'))
    const inEach = locales.map(({ code, iso }) => ({
      lang: iso,
      url: `https://mall.example${localePath('/stores/store-7', code)}`,
    }))
    expect(inEach).toContainEqual({ lang: 'en-CA', url: 'https://mall.example/stores/store-7' })
    expect(inEach).toContainEqual({ lang: 'es-MX', url: 'https://mall.example/es/stores/store-7' })
    expect(store.map(({ url }) => url)).toEqual(inEach.map(({ url }) => url))
    expect(store[1]?.links).toEqual([
      ...inEach,
      { lang: 'x-default', url: 'https://mall.example/stores/store-7' },
    ])
  })

  it('has no Spanish page for a text that is only in English', () => {
    const stores = [createTestStore({ id: '7', untranslated: ['description'] })]
    const urls = sitemapEntries(createTestContext({}, { stores })).map(({ url }) => url)
    expect(urls).toContain('https://mall.example/stores/store-7')
    expect(urls).not.toContain('https://mall.example/es/stores/store-7')
  })

  it('has the platform’s last change of a record', () => {
    const updatedAt = Date.parse('2026-11-01T12:00:00Z')
    const entries = sitemapEntries(
      createTestContext({}, { stores: [createTestStore({ id: '7', updatedAt })] }),
    )
    expect(entries.find(({ url }) => url.endsWith('store-7'))?.lastmod).toBe('2026-11-01T12:00:00.000Z')
  })

  it('has the latest change in a list, and none if unknown', () => {
    const stores = ['2026-11-01', '2026-11-09', '2026-11-05'].map((date, index) =>
      createTestStore({ id: String(index), updatedAt: Date.parse(date) }),
    )
    const entries = sitemapEntries(createTestContext({}, { stores }))
    const changeOf = (path: string) =>
      entries.find(({ url }) => url === `https://mall.example${path}`)?.lastmod
    expect(changeOf('/stores')).toBe('2026-11-09T00:00:00.000Z')
    expect(changeOf('/es/map')).toBe('2026-11-09T00:00:00.000Z')
    expect(changeOf('/hours')).toBeUndefined()
  })

  it('has each page at its one address', () => {
    const pages = ['harbour-contact-us', 'gift-cards', 'newsletter', 'contact-us'].map((slug, index) =>
      createTestPage({ id: String(index), slug }),
    )
    const urls = sitemapEntries(createTestContext({}, { pages })).map(({ url }) => url)
    const english = urls.filter((url) => splitLocalePath(new URL(url).pathname).locale === 'en')
    expect(english.filter((url) => /contact|newsletter|gift/.test(url))).toEqual([
      'https://mall.example/contact-us',
      'https://mall.example/pages/gift-cards',
      'https://mall.example/newsletter',
    ])
    expect(new Set(urls).size).toBe(urls.length)
  })

  it('has fixed pages without a text of the mall', () => {
    const urls = sitemapEntries(createTestContext()).map(({ url }) => url)
    expect(urls).toEqual(
      expect.arrayContaining([
        'https://mall.example/hours',
        'https://mall.example/contact-us',
        'https://mall.example/newsletter',
      ]),
    )
  })

  it('has no newsletter page without form and text', () => {
    const features = { contact: true, accounts: true, reports: true, styleGuide: false }
    const urls = sitemapEntries(createTestContext({ features })).map(({ url }) => url)
    expect(urls).not.toContain('https://mall.example/newsletter')
    const pages = [createTestPage({ slug: 'newsletter', updatedAt: 0 })]
    const entries = sitemapEntries(createTestContext({ features }, { pages }))
    expect(entries.find(({ url }) => url === 'https://mall.example/newsletter')?.lastmod).toBe(
      '1970-01-01T00:00:00.000Z',
    )
  })

  it('has at most the number of entries that search engines accept', () => {
    const stores = Array.from({ length: 30_000 }, (_, id) => createTestStore({ id: String(id) }))
    expect(sitemapEntries(createTestContext({}, { stores }))).toHaveLength(50_000)
  })

  it('omits ended records', () => {
    const over = createTestPromotion({ id: '3', period: { overAt: overAt('2026-11-19', testZone) } })
    const urls = sitemapEntries(createTestContext({}, { promotions: [over] })).map(({ url }) => url)
    expect(urls.filter((url) => url.includes('/promotions/'))).toEqual([])
  })
})
