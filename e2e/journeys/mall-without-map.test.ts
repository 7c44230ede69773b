import { beforeAll, describe, expect, inject, it } from 'vitest'
import { crawl, type CrawledPage } from '../support/crawl.ts'
import { inBothLanguages } from '../support/screens.ts'
import { useNewMall } from '../support/own-mall.ts'

const mall = useNewMall('without-map', () => ({ SITE_IMAGE_VARIANTS: 'off', LOG_LEVEL: 'fatal' }))
let pages: ReadonlyMap<string, CrawledPage>

beforeAll(async () => {
  pages = await crawl(mall().siteUrl)
})

describe('a mall without a map', () => {
  it('has no link to a map, but in what the search suggests, by its true name', () => {
    expect(pages.size).toBeGreaterThan(40)
    const others = [...pages].filter(([path]) => !/^(?:\/es)?\/(?:map|search-results)(?:\/|$)/.test(path))
    const leading = others.flatMap(([path, { links }]) =>
      links
        .filter(({ pathname }) => /^(?:\/es)?\/map(?:\/|$)/.test(pathname))
        .map(({ href }) => [path, href]),
    )
    expect(leading).toEqual([])
  })

  it.each([
    ['English', /^(?!\/es(?:\/|$))/, /\b(?:map|floor plan)\b/i],
    ['Spanish', /^\/es(?:\/|$)/, /\b(?:mapa|plano)\b/i],
  ])('does not speak of one: %s', async (_, ofLanguage, word) => {
    const read = [...pages].filter(([path, { isPage }]) => isPage && ofLanguage.test(path))
    const list = ofLanguage.test('/map') ? '/map' : '/es/map'
    read.push([list, await fetchPage(list)])
    expect(read.length).toBeGreaterThan(20)
    expect(read.flatMap(([path, { html }]) => (word.test(textOf(html)) ? [path] : []))).toEqual([])
  })

  it.each([
    ['/map', 'Stores by Level', 'Level 1'],
    ['/es/map', 'Tiendas por nivel', 'Nivel 1'],
  ])('has a list of its stores by level: %s', async (path, title, level) => {
    const text = textOf((await fetchPage(path)).html)
    for (const words of [title, level, 'Example Coffee']) expect(text).toContain(words)
  })

  it.each([
    ['/search-results?searchQuery=map', 'Stores by Level'],
    ['/es/search-results?searchQuery=mapa', 'Tiendas por nivel'],
  ])('names that list where a map is searched: %s', async (path, title) => {
    expect(textOf((await fetchPage(path)).html)).toContain(title)
  })
})

it('shows its components only where that is asked for', async () => {
  const statusOf = async (origin: string, path: string) => (await fetch(origin + path)).status
  for (const path of inBothLanguages(['/style-guide', '/style-guide.data'])) {
    expect([path, await statusOf(mall().siteUrl, path)]).toEqual([path, 404])
    expect([path, await statusOf(inject('siteUrl'), path)]).toEqual([path, 200])
  }
})

async function fetchPage(path: string): Promise<CrawledPage> {
  const response = await fetch(mall().siteUrl + path)
  return { status: response.status, isPage: true, html: await response.text(), links: [] }
}

/** The text that a visitor reads or hears: content, title, labels and descriptions. */
function textOf(html: string): string {
  const labels = [...html.matchAll(/\b(?:aria-label|content|alt|title|placeholder)="([^"]*)"/g)]
  const text = html.replace(/<(script|style)\b[^]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ')
  return [text, ...labels.map(([, label]) => label)].join(' ').replaceAll(/https?:\/\/\S+/g, ' ')
}
