import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoName, demoPhone, demoThemes } from '../../demo/demo-words.ts'
import { type Running, startSite } from '../../tools/mall.ts'
import { untilReady } from '../support/wait-until.ts'
import { type ExistingPlatform, startExistingPlatform } from '../support/existing-platform.ts'
import { inBothLanguages } from '../support/screens.ts'
import { type CrawledPage, crawl } from '../support/crawl.ts'

let platform: ExistingPlatform
let site: Running
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promenade-existing-'))
  platform = await startExistingPlatform()
  const environment = {
    PLATFORM_FORMS: 'existing',
    PLATFORM_SIGNATURE: 'api-key',
    CONTACT_URL: platform.contactUrl,
    CONTACT_EMAIL: 'hello@larchgate.example',
    SITE_IMAGE_VARIANTS: 'off',
    // The crawler starts there too.
    SITE_STYLE_GUIDE: 'on',
  }
  const options = { dataFolder: folder, contentFolder: '', sitePort: 0, platformPort: 0, propertyId: '655' }
  site = await startSite({ ...options, environment }, 'a-public-web-key', platform.url)
  await untilReady(site.url)
})

afterAll(async () => {
  await site.stop()
  platform.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('a mall of another platform', () => {
  let found: Map<string, CrawledPage>

  beforeAll(async () => {
    found = await crawl(site.url)
    for (const path of unlinked) found.set(path, await fetched(path))
  }, 120_000)

  it('has every linked page', async () => {
    expect(found.size).toBeGreaterThan(80)
    const faults = []
    for (const [path, { status }] of found) {
      if (status === 200 || withoutMap.has(path)) continue
      // The content contains the platform's addresses, which are redirected.
      if ((await fetch(site.url + path)).status !== 200) faults.push(path)
    }
    expect(faults).toEqual([])
  })

  it('shows its own records in both languages', () => {
    for (const path of inBothLanguages(['/stores', '/stores/larchgate-ember-bakery', '/contests/win-a-kite']))
      expect([path, found.get(path)?.html]).toEqual([path, expect.stringContaining('Larchgate')])
    expect(found.get('/pages/gift-cards')?.html).toContain('At the desk.')
    expect(found.get('/')?.html).not.toContain('/pages/corporate-purchase')
  })

  it('shows no text of the demo mall', () => {
    const words = [demoName, demoThemes, demoPhone]
    const faults = [...found].flatMap(([path, { html }]) =>
      words.flatMap((word) => word.exec(html)?.[0] ?? []).map((word) => `${path}: ${word}`),
    )
    expect(faults).toEqual([])
  })

  it.each(inBothLanguages(['/login', '/profile', '/newsletter', '/newsletter/confirm']))(
    'does not offer %s',
    async (path) => {
      expect((await fetched(path)).status).toBe(404)
      expect([...found.values()].some(({ links }) => links.some(({ pathname }) => pathname === path))).toBe(
        false,
      )
    },
  )

  it('sends messages and contest entries to the addresses of the platform', async () => {
    const person = { email: 'ana@mail.example' }
    const entry = { ...person, first_name: 'Ana', last_name: 'Ruiz', rules: 'on' }
    expect(await send('/contact-us', { ...person, name: 'Ana', message: 'Hello' })).toContain('Thank You!')
    expect(await send('/es/contests/win-a-kite', entry)).toContain('¡Mucha suerte!')
    expect(platform.submissions).toEqual([
      expect.stringMatching(/^\/custom_email\.js [^]*hello@larchgate\.example[^]*Hello/),
      expect.stringMatching(/^\/properties\/655\/contest\/win-a-kite [^]*json\[first_name\]"\s+Ana/),
    ])
  })
})

/** Printed pages of a map, which this mall does not have. */
const withoutMap = new Set(inBothLanguages(['/map/boards']))

/** Files for programs, and lists that scripts request. */
const unlinked = [
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/stores.json',
  '/stores.schema.json',
  '/offline/en.json',
  '/offline/es.json',
  '/favicon.svg',
  ...inBothLanguages(['/events.ics', '/promotions.rss', '/events-and-news.rss', '/blogs.rss', '/favorites']),
]

async function fetched(path: string): Promise<CrawledPage> {
  const response = await fetch(site.url + path, { redirect: 'manual' })
  return { status: response.status, isPage: false, html: await response.text(), links: [] }
}

/** Submits the form of a page and returns the resulting page. */
async function send(path: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const { html } = await fetched(path)
  const stamp =
    /name="stamp" value="([^"]+)"/.exec(html)?.[1] ?? /value="([^"]+)" name="stamp"/.exec(html)?.[1]
  const response = await fetch(site.url + path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ ...fields, stamp: stamp ?? '' }),
  })
  return response.text()
}
