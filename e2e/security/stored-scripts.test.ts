import { htmlElements } from '@promenade/contract/editing/html-elements'
import { expect, it } from 'vitest'
import { friday } from '../../platform/src/testing/sample-content.ts'
import { usePlatform } from '../../platform/src/testing/test-platform.ts'
import { useStudio } from '../../platform/src/testing/test-studio.ts'
import { createGateway } from '../../site/content/gateway.ts'
import { createBuiltSite } from '../support/built-site.ts'
import { findOrInstallBrowser } from '../support/find-browser.ts'
import { launchBrowser } from '../support/visitor.ts'
import { type Markup, type MarkupReader, openMarkupReader } from './read-markup.ts'
import { basePayloads, mark } from './script-payloads.ts'
import { openTextWriter } from './write-texts.ts'

const platform = usePlatform()
const studio = useStudio(platform)

it('shows every text that staff can write without running it', { timeout: 3_600_000 }, tryStoredScripts)

/** The API takes no NUL. */
const payloads = basePayloads.filter((payload) => !payload.includes('\u0000'))

/** Records of each kind. Each begins with another payload, so that every field gets each kind of payload. */
const records = Array.from({ length: 24 }, (_, index) => 200 + index)

function payloadFor(record: number, field: number): string {
  return `${payloads[(record * 5 + field * 7) % payloads.length]} ${mark}`
}

const origin = 'https://mall.example'
const starts = ['/', '/es', '/sitemap.xml', '/style-guide', '/offline']

/** Pages that show the records of kinds with only one record. */
const singles = [
  '/',
  '/es',
  '/hours',
  '/stores',
  '/contact-us',
  '/map',
  '/events.ics',
  '/promotions.rss',
  '/calm-hours.ics',
]

/** Schemes of links in the texts of staff. */
const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:']

async function tryStoredScripts(): Promise<void> {
  const staff = await studio.logIn()
  const writer = await openTextWriter(staff)
  const site = await openSite()
  const browser = await launchBrowser(findOrInstallBrowser())
  const reader = await openMarkupReader(browser)
  try {
    await writer.writeRecords([100, 101])
    await writer.writeSingles(100)
    const own = await site.crawl(reader, starts)
    expect(own.broken).toEqual([])
    await writer.writeRecords(records, payloadFor)
    const all = await site.crawl(reader, starts)
    expect.soft(foreignIn(all, own)).toEqual(nothing)
    expect.soft(all.marked).toBeGreaterThan(records.length * 10)
    for (const record of records) {
      await writer.writeSingles(record, payloadFor)
      const some = foreignIn(await site.crawl(reader, singles, false), own)
      expect.soft([record, some]).toEqual([record, nothing])
    }
    const taken = [...writer.published].filter(([, times]) => times > 0)
    expect(taken.length).toBeGreaterThan(minFields)
  } finally {
    await browser.close()
    await site.stop()
  }
}

const nothing: Markup = { names: [], schemes: [], scripts: [], broken: [] }

/** Text fields that take some payload; fewer would mean that the payloads were not published. */
const minFields = 100

/** Lists what only injected markup could contain. */
function foreignIn({ names, schemes, scripts, broken }: Markup, own: Markup): Markup {
  return {
    names: names.filter((name) => !own.names.includes(name) && !isAllowed(name)),
    schemes: schemes.filter((scheme) => !own.schemes.includes(scheme) && !linkSchemes.includes(scheme)),
    scripts: scripts.filter((script) => !own.scripts.includes(script)),
    broken,
  }
}

/** An element or attribute that a text may have. */
function isAllowed(name: string): boolean {
  const [, element = '', attribute] = /^([^[]+)(?:\[(.+)\])?$/.exec(name) ?? []
  const attributes = htmlElements.get(element)
  return attributes !== undefined && (attribute === undefined || attributes.includes(attribute))
}

/** The built site with the content of the platform. */
async function openSite() {
  const errors: string[] = []
  let now = friday.getTime()
  const clock = () => now
  const gateway = createGateway({
    platformUrl: 'http://platform.test',
    propertyId: '1',
    apiKey: platform.apiKey,
    async fetch(url, { headers }) {
      const { pathname, search } = new URL(url)
      // Polling is enough.
      if (pathname.endsWith('/changes')) return new Response('{}', { status: 404 })
      return platform.fetch(pathname + search, { headers })
    },
    clock,
    log: { info() {}, warn() {}, error() {} },
    // Nothing is kept.
    dataFolder: '/dev/null',
    ownOrigins: [origin],
  })
  const onError = (message: string) => errors.push(message)
  const site = await createBuiltSite({ origin, content: gateway.current, clock, pageCacheBytes: 0, onError })

  async function crawl(reader: MarkupReader, from: readonly string[], follows = true) {
    // Makes infrequent requests due again.
    now += 6 * 60_000
    await gateway.refresh()
    const seen = { names: new Set<string>(), schemes: new Set<string>(), scripts: new Set<string>() }
    const broken: string[] = []
    let marked = 0
    const paths = new Set(from)
    for (const path of paths) {
      const response = await site.fetch(new Request(origin + path, { redirect: 'manual' }))
      const text = await response.text()
      if (text.includes(mark)) marked += 1
      if (response.status !== 200) broken.push(`${path} answers ${response.status}`)
      if (response.headers.get('x-content-type-options') !== 'nosniff') broken.push(`${path} may be sniffed`)
      const markup = await reader.read(text, response.headers.get('content-type') ?? '')
      for (const key of ['names', 'schemes', 'scripts'] as const)
        for (const one of markup[key]) seen[key].add(one)
      broken.push(...markup.broken.map((part) => `${path} ${part}`))
      if (follows) for (const link of linksOf(text)) paths.add(link)
    }
    broken.push(...errors.splice(0))
    return {
      names: [...seen.names],
      schemes: [...seen.schemes],
      scripts: [...seen.scripts],
      broken,
      marked,
    }
  }
  return { crawl, stop: () => gateway.stop() }
}

/** Paths of pages, feeds and files. */
function linksOf(text: string): readonly string[] {
  const links = text.matchAll(
    /(?:<a\b[^>]*?\bhref="|<loc>)(?:https:\/\/mall\.example|webcal:\/\/mall\.example)?(\/[^"<?#]*)/g,
  )
  return [...links].map(([, path = '/']) => path).filter((path) => !/^\/(?:\/|language\/|media\/)/.test(path))
}
