import { locales } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'
import { Readable } from 'node:stream'
import { RouterContextProvider } from 'react-router'
import { ErrorLevel, XMLToSitemapItemStream } from 'sitemap'
import { describe, expect, it } from 'vitest'
import { createTestPage, createTestStore, createTestContext } from '../../../testing/page-context.ts'
import { type PageContext, pageContext } from '../../page-context.ts'
import { loader as robots } from './robots.ts'
import { loader as sitemap } from './sitemap.ts'

describe('sitemap.xml', () => {
  it('is parsed by a strict reader, with escaped characters', async () => {
    const stores = [createTestStore({ id: '7', slug: 'ñandú-&-sons', updatedAt: Date.UTC(2026, 10, 1) })]
    const xml = await siteMapOf(createTestContext({}, { stores, pages: [createTestPage()] }))
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?><urlset xmlns="http:\/\/www\.sitemaps\.org/,
    )
    const items = await read(xml)
    const address = 'https://mall.example/stores/%C3%B1and%C3%BA-%26-sons'
    const { lastmod, links } = items.find(({ url }) => url === address) ?? {}
    expect(lastmod).toBe('2026-11-01T00:00:00.000Z')
    const hrefs = locales.map(({ code, iso }) => ({
      lang: iso,
      url: `https://mall.example${localePath('/stores/%C3%B1and%C3%BA-%26-sons', code)}`,
    }))
    expect(links).toEqual([...hrefs, { lang: 'x-default', url: address }])
    expect(links).toEqual(
      expect.arrayContaining([
        { lang: 'en-CA', url: address },
        { lang: 'es-MX', url: 'https://mall.example/es/stores/%C3%B1and%C3%BA-%26-sons' },
        { lang: 'x-default', url: address },
      ]),
    )
  })

  it('has the elements of an entry in the order of the schema', async () => {
    const stores = [createTestStore({ updatedAt: Date.UTC(2026, 10, 1) })]
    const xml = await siteMapOf(createTestContext({}, { stores }))
    const entries = [...xml.matchAll(/<url>([^]*?)<\/url>/g)].map(([, entry = '']) =>
      [...entry.matchAll(/<(loc|lastmod|xhtml:link)\b/g)].map(([, name]) => name).join(' '),
    )
    const links = ' xhtml:link'.repeat(locales.length + 1)
    expect(new Set(entries)).toEqual(new Set([`loc lastmod${links}`, `loc${links}`]))
  })

  it('has room for five thousand stores', async () => {
    const stores = Array.from({ length: 5_000 }, (_, id) => createTestStore({ id: String(id) }))
    const xml = await siteMapOf(createTestContext({}, { stores }))
    expect(xml.match(/<loc>/g)?.length).toBeGreaterThan(10_000)
    expect(xml.length).toBeLessThan(50 * 1024 * 1024)
  })
})

describe('robots.txt', () => {
  it('has the sitemap, and excludes other files than pages', async () => {
    const response = robots(argsFor(createTestContext(), '/robots.txt'))
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const lines = (await response.text()).split('\n')
    expect(lines[0]).toBe('User-agent: *')
    expect(lines).toContain('Sitemap: https://mall.example/sitemap.xml')
    expect(lines).toContain('Disallow: /language/')
    expect(lines).not.toContain('Disallow: /')
    // Crawlers must load a page to see its «noindex».
    expect(lines).not.toContain('Disallow: /search-results')
  })
})

async function siteMapOf(page: PageContext): Promise<string> {
  const response = sitemap(argsFor(page, '/sitemap.xml'))
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  return response.text()
}

/** Throws on elements outside the sitemap protocol. */
async function read(xml: string) {
  const reader = new XMLToSitemapItemStream({ level: ErrorLevel.THROW })
  const items: { url: string; lastmod?: string; links?: unknown[] }[] = []
  for await (const item of Readable.from([xml]).pipe(reader)) items.push(item)
  return items
}

function argsFor<Path extends string>(page: PageContext, path: Path) {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const url = new URL(page.origin + path)
  return { context, params: {}, request: new Request(url), url, pattern: path }
}
