import type { MetaData } from '@promenade/domain/mall/meta-data'
import { type Locale, locales } from '@promenade/domain/locale/locale'
import { describe, expect, it } from 'vitest'
import { createTestContext } from '../../testing/page-context.ts'
import { pageHead } from './page-head.server.ts'

describe('the head of a page', () => {
  it('has the title of the page and the name of the mall', () => {
    expect(pageHead(createArgs('/hours'), { title: 'Hours' }).title).toBe('Hours · Test Mall')
  })

  it('has the name of the mall only if the page has no title', () => {
    expect(pageHead(createArgs('/'), { title: '' }).title).toBe('Test Mall')
  })

  it('omits unknown values', () => {
    const head = pageHead(createArgs('/hours'), { title: 'Hours' })
    for (const field of ['description', 'keywords', 'image', 'noindex', 'article']) {
      expect(head).not.toHaveProperty(field)
    }
  })

  it("prefers the platform's metadata of the path to the page's own", () => {
    const set = {
      title: 'Open when?',
      description: 'All hours',
      keywords: 'hours, open',
      imageUrl: 'https://cdn.example/hours.jpg',
      imageAlt: 'A clock',
      canonical: 'https://elsewhere.example/hours',
    }
    const defaults = {
      title: 'Hours',
      description: 'Own',
      image: { url: 'https://cdn.example/own.jpg', alt: 'A' },
    }
    expect(pageHead(createArgs('/hours', 'en', set), defaults)).toMatchObject({
      title: 'Open when? · Test Mall',
      description: 'All hours',
      keywords: 'hours, open',
      image: { url: 'https://cdn.example/hours.jpg', alt: 'A clock' },
      canonical: 'https://elsewhere.example/hours',
    })
  })

  it("keeps the page's own for missing fields and other paths", () => {
    const defaults = {
      title: 'Hours',
      description: 'Own',
      image: { url: 'https://cdn.example/own.jpg', alt: 'A' },
    }
    const own = {
      title: 'Hours · Test Mall',
      description: 'Own',
      image: { url: 'https://cdn.example/own.jpg', alt: 'A' },
    }
    expect(pageHead(createArgs('/hours', 'en', { keywords: 'k' }), defaults)).toMatchObject({
      ...own,
      keywords: 'k',
    })
    const other = { ...createArgs('/hours', 'en', { title: 'Open when?' }), path: '/stores' }
    expect(pageHead(other, defaults)).toMatchObject(own)
  })

  it('cuts a long text of its own between words, but never an editor’s', () => {
    const description = `${'word '.repeat(60)}end`
    const cut = pageHead(createArgs('/hours'), { title: 'Hours', description }).description
    expect(cut).toMatch(/word…$/)
    expect(cut?.length).toBeLessThanOrEqual(201)
    const set = pageHead(createArgs('/hours', 'en', { description }), { title: 'Hours' }).description
    expect(set).toBe(description)
  })

  it('does not repeat the mall’s name', () => {
    const set = { title: 'Test Mall: opening hours' }
    expect(pageHead(createArgs('/hours', 'en', set), { title: 'Hours' }).title).toBe(
      'Test Mall: opening hours',
    )
  })

  it("reads the platform's canonical path as one of this site, in the page's language", () => {
    const head = pageHead(createArgs('/hours', 'es', { canonical: '/contact-us' }), { title: 'Horarios' })
    expect(head.canonical).toBe('https://mall.example/es/contact-us')
  })

  it('has one canonical address for any letter case', () => {
    const head = pageHead(createArgs('/stores/IXTLE'), { title: 'Ixtle', path: '/stores/ixtle' })
    expect(head.canonical).toBe('https://mall.example/stores/ixtle')
    expect(head.alternates).toContainEqual({
      hreflang: 'es-MX',
      href: 'https://mall.example/es/stores/ixtle',
    })
  })

  it('lists its languages in Open Graph format, its own first', () => {
    const { languages } = pageHead(createArgs('/hours', 'es'), { title: 'Horarios' })
    const others = locales.filter(({ code }) => code !== 'es')
    expect(languages).toEqual(['es_MX', ...others.map(({ iso }) => iso.replace('-', '_'))])
    expect(languages).toContain('en_CA')
    const english = pageHead(createArgs('/stores/a', 'es'), { title: 'A', languages: ['en'] })
    expect(english.languages).toEqual(['es_MX'])
  })

  it('has the dates of an article, if known', () => {
    const article = { published: Date.UTC(2026, 10, 20), modified: undefined }
    expect(pageHead(createArgs('/blogs/a'), { title: 'A', article }).article).toEqual({
      published: '2026-11-20T00:00:00.000Z',
    })
  })

  it('has breadcrumbs from the home page', () => {
    const section = { name: 'Stores', path: '/stores' }
    const { structuredData } = pageHead(createArgs('/stores/a'), { title: 'A', section })
    expect(structuredData).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Test Mall' },
          { name: 'Stores' },
          { item: { '@id': 'https://mall.example/stores/a' } },
        ],
      },
    ])
    expect(pageHead(createArgs('/'), { title: '' }).structuredData).toEqual([])
  })

  it('has no metadata for search engines on a noindex page', () => {
    const structuredData = [{ '@type': 'Offer' }]
    expect(pageHead(createArgs('/a'), { title: 'A', noindex: true, structuredData }).structuredData).toEqual(
      [],
    )
  })

  it('has its own address as canonical, in its language', () => {
    expect(pageHead(createArgs('/hours'), { title: 'Hours' }).canonical).toBe('https://mall.example/hours')
    expect(pageHead(createArgs('/hours', 'es'), { title: 'Horarios' }).canonical).toBe(
      'https://mall.example/es/hours',
    )
    expect(pageHead(createArgs('/'), { title: '' }).canonical).toBe('https://mall.example/')
    expect(pageHead(createArgs('/', 'es'), { title: '' }).canonical).toBe('https://mall.example/es')
  })

  it.each(['en', 'es'] as const)(
    'has alternates in every language and the default one, on the %s page',
    (locale) => {
      const { alternates } = pageHead(createArgs('/hours', locale), { title: 'Hours' })
      expect(alternates.map(({ hreflang }) => hreflang)).toEqual([
        ...locales.map(({ iso }) => iso),
        'x-default',
      ])
      expect(alternates).toContainEqual({ hreflang: 'en-CA', href: 'https://mall.example/hours' })
      expect(alternates).toContainEqual({ hreflang: 'es-MX', href: 'https://mall.example/es/hours' })
      expect(alternates).toContainEqual({ hreflang: 'x-default', href: 'https://mall.example/hours' })
    },
  )

  it('has no Spanish alternate for an English text, and the English address as canonical', () => {
    const head = pageHead(createArgs('/stores/a', 'es'), { title: 'A', languages: ['en'] })
    expect(head.alternates).toEqual([])
    expect(head.canonical).toBe('https://mall.example/stores/a')
  })

  it('is noindex if the page is', () => {
    expect(pageHead(createArgs('/hours'), { title: 'Hours', noindex: true }).noindex).toBe(true)
    expect(pageHead(createArgs('/hours'), { title: 'Hours', noindex: false })).not.toHaveProperty('noindex')
  })
})

function createArgs(path: string, locale: Locale = 'en', metaData?: MetaData) {
  const set = new Map(metaData === undefined ? [] : [[path, metaData] as const])
  return createTestContext({ path, locale }, { metaData: set })
}
