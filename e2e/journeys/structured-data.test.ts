import { describe, expect, inject, it } from 'vitest'
import { structuredDataFaults } from '../support/structured-data-faults.ts'

interface Thing {
  readonly '@type': string
  readonly [field: string]: unknown
}

interface Graph {
  readonly '@context': string
  readonly '@graph': readonly Thing[]
}

/** Types whose name is in the page's heading. */
const subjects = ['Event', 'NewsArticle', 'BlogPosting', 'Blog', 'JobPosting', 'Offer']

describe('the structured data of every page in the site map', () => {
  it('are valid schema.org and describe the page', { timeout: 240_000 }, async () => {
    const origin = inject('siteUrl')
    await untilContent()
    const paths = [...(await textAt('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname,
    )
    expect(paths.length).toBeGreaterThan(300)
    const types = new Set<string>()
    const faults = []
    for (const path of paths) {
      const html = await textAt(path)
      const things = graphOf(html)
      for (const thing of things) types.add(thing['@type'])
      faults.push(
        ...things.flatMap((thing) => structuredDataFaults(thing)).map((fault) => `${path} ${fault}`),
      )
      faults.push(...breadcrumbFaults(path, things, origin), ...headingFaults(path, things, html))
    }
    expect(faults).toEqual([])
    expect([...types]).toEqual(
      expect.arrayContaining([
        ...subjects,
        'ShoppingCenter',
        'Restaurant',
        'WebSite',
        'BreadcrumbList',
        'ItemList',
      ]),
    )
  })

  it('are missing on a noindex page', async () => {
    await untilContent()
    for (const path of ['/search-results?searchQuery=boots', '/style-guide', '/es/style-guide']) {
      const html = await textAt(path)
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      expect(graphOf(html)).toEqual([])
    }
  })
})

/** Waits for the site's content. */
async function untilContent(): Promise<void> {
  await expect.poll(async () => (await fetch(`${inject('siteUrl')}/sitemap.xml`)).status).toBe(200)
}

async function textAt(path: string): Promise<string> {
  const response = await fetch(inject('siteUrl') + path, { headers: { 'accept-language': 'en' } })
  return response.text()
}

function graphOf(html: string): readonly Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].flatMap(
    ([, json = '']) => {
      const data: Graph = JSON.parse(json)
      expect(data['@context']).toBe('https://schema.org')
      return data['@graph']
    },
  )
}

/** Breadcrumbs must end with the page itself. */
function breadcrumbFaults(path: string, things: readonly Thing[], origin: string): readonly string[] {
  if (path === '/' || path === '/es') return []
  const list = things.find((thing) => thing['@type'] === 'BreadcrumbList')
  const steps = list?.['itemListElement']
  const last: unknown = Array.isArray(steps) ? steps.at(-1)?.item?.['@id'] : undefined
  return last === origin + path ? [] : [`${path}: its breadcrumbs end elsewhere`]
}

function headingFaults(path: string, things: readonly Thing[], html: string): readonly string[] {
  const heading = plain(/<h1\b[^>]*>([^]*?)<\/h1>/.exec(html)?.[1] ?? '')
  return things
    .filter((thing) => subjects.includes(thing['@type']))
    .map((thing) => String(thing['name'] ?? thing['headline'] ?? thing['title']))
    .filter((name) => name !== heading)
    .map((name) => `${path}: speaks of ${name} under the heading ${heading}`)
}

function plain(html: string): string {
  const entities: Record<string, string> = {
    '&amp;': '&',
    '&#x27;': "'",
    '&quot;': '"',
    '&lt;': '<',
    '&gt;': '>',
  }
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
}
