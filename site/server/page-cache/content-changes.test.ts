import type { Locale } from '@promenade/domain/locale/locale'
import { describe, expect, it } from 'vitest'
import type { MallContent } from '../../content/mall-content.ts'
import type { SiteOptions } from '../site-parts.ts'
import { createTestContent } from '../../testing/content.ts'
import { createTestSite } from '../../testing/site.ts'

/** When the clock of a test site starts. */
const testNow = Date.UTC(2026, 10, 20, 12, 0, 30)

/** Milliseconds after a change in which the former page is sent. */
const grace = 1_000

/** Pages requested within these milliseconds are revalidated. */
const recently = 15 * 60_000

/** A site whose content changes on command, with the paths that its loaders have loaded. */
function createChangingSite(options: Partial<SiteOptions> = {}) {
  let changes: Partial<MallContent> = {}
  const content = (locale: Locale) => createTestContent(locale, changes)
  const site = createTestSite({ content, ...options })
  return {
    ...site,
    loaded: () => site.loads.map(({ url }) => new URL(url).pathname),
    change(version: string, asOf: number) {
      changes = { version, asOf, property: { ...createTestContent('en').property, name: version } }
    },
    text: async (path: string) => (await site.get(path)).text(),
  }
}

/** Background work has had its turn. */
async function untilQuiet(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

describe('a change of the content', () => {
  it('lets the former page be sent for a second, and no older one', async () => {
    const { change, text, pass } = createChangingSite()
    await text('/stores')
    change('Second', testNow)
    expect(await text('/stores')).toContain('Test Mall')
    await expect.poll(() => text('/stores')).toContain('Second')
    change('Third', testNow)
    pass(grace)
    expect(await text('/stores')).toContain('Third')
  })

  it('never sends a page that was outdated before the last change', async () => {
    const { change, text, revalidate } = createChangingSite()
    await text('/stores')
    for (const version of ['Second', 'Third']) {
      change(version, testNow)
      revalidate()
    }
    expect(await text('/stores')).toContain('Third')
  })

  it('has requested pages revalidated before the next request', async () => {
    const { change, revalidate, loaded, text } = createChangingSite()
    for (const path of ['/es', '/stores', '/es']) await text(path)
    change('Second', testNow)
    revalidate()
    await expect.poll(loaded).toEqual(['/es', '/stores', '/es', '/stores'])
    await expect.poll(() => text('/stores')).toContain('Second')
    expect(loaded()).toHaveLength(4)
  })

  it('stops revalidating a page without requests', async () => {
    const { change, revalidate, loaded, text, pass } = createChangingSite()
    await text('/stores')
    for (const version of ['Second', 'Third', 'Fourth', 'Fifth']) {
      pass(recently / 2)
      change(version, testNow)
      revalidate()
      await untilQuiet()
    }
    expect(loaded()).toEqual(['/stores', '/stores'])
  })
})

describe('an overloaded site', () => {
  it('responds with 503 to uncached pages at once, and still serves cached ones', async () => {
    let isLate = false
    const { get } = createChangingSite({ isLate: () => isLate })
    await get('/stores')
    isLate = true
    const [cached, refused] = [await get('/stores'), await get('/es/stores')]
    expect(cached.status).toBe(200)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(await refused.text()).toMatch(/Hay mucha gente[^]*crowded/)
    expect((await get('/profile')).status).toBe(503)
    expect((await get('/healthz')).status).toBe(200)
  })

  it('sends the former page for a minute', async () => {
    let isLate = false
    const { change, text, get, pass } = createChangingSite({ isLate: () => isLate })
    await text('/stores')
    change('Second', testNow)
    isLate = true
    pass(30 * grace)
    expect(await text('/stores')).toContain('Test Mall')
    pass(30 * grace)
    expect((await get('/stores')).status).toBe(503)
  })

  it('is one with 200 pending renders', async () => {
    const { get } = createChangingSite()
    const responses = await Promise.all(
      Array.from({ length: 300 }, (_, index) => get(`/stores?letter=${index}`)),
    )
    const count = (status: number) => responses.filter((response) => response.status === status).length
    expect([count(200), count(503)]).toEqual([200, 100])
    expect((await get('/stores?letter=299')).status).toBe(200)
  })
})
