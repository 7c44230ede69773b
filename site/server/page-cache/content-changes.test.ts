import type { Locale } from '@promenade/domain/locale/locale'
import { describe, expect, it } from 'vitest'
import type { MallContent } from '../../content/mall-content.ts'
import type { SiteOptions } from '../site-parts.ts'
import { createTestContent } from '../../testing/content.ts'
import { createTestSite } from '../../testing/site.ts'

/** When the clock of a trial site starts. */
const testNow = Date.UTC(2026, 10, 20, 12, 0, 30)

/** For so long after a change the former page is still sent. */
const aMoment = 1_000

/** A site whose content is changed on command, with the paths that its loaders were asked for. */
function createChanging(options: Partial<SiteOptions> = {}) {
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

/** What is made in the background has had its turn. */
async function untilQuiet(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

describe('a change of the content', () => {
  it('lets the former page be sent for a moment, and no page that is older', async () => {
    const { change, text, pass } = createChanging()
    await text('/stores')
    change('Second', testNow)
    expect(await text('/stores')).toContain('Trial Mall')
    await expect.poll(() => text('/stores')).toContain('Second')
    change('Third', testNow)
    pass(aMoment)
    expect(await text('/stores')).toContain('Third')
  })

  it('never sends a page that was wrong before the last change', async () => {
    const { change, text, renew } = createChanging()
    await text('/stores')
    for (const version of ['Second', 'Third']) {
      change(version, testNow)
      renew()
    }
    expect(await text('/stores')).toContain('Third')
  })

  it('has what was asked for made anew before anybody asks again', async () => {
    const { change, renew, loaded, text } = createChanging()
    for (const path of ['/es', '/stores', '/es']) await text(path)
    change('Second', testNow)
    renew()
    await expect.poll(loaded).toEqual(['/es', '/stores', '/es', '/stores'])
    expect(await text('/stores')).toContain('Second')
    expect(loaded()).toHaveLength(4)
  })

  it('does not make anew for ever what nobody asks for', async () => {
    const { change, renew, loaded, text } = createChanging()
    await text('/stores')
    for (const version of ['Second', 'Third', 'Fourth', 'Fifth']) {
      change(version, testNow)
      renew()
      await untilQuiet()
    }
    expect(loaded()).toEqual(['/stores', '/stores'])
  })
})

describe('too much to do', () => {
  it('is said at once to whoever wants what is not in memory, and pages in memory go on', async () => {
    let isLate = false
    const { get } = createChanging({ isLate: () => isLate })
    await get('/stores')
    isLate = true
    const [kept, refused] = [await get('/stores'), await get('/es/stores')]
    expect(kept.status).toBe(200)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(await refused.text()).toMatch(/Hay mucha gente[^]*crowded/)
    expect((await get('/profile')).status).toBe(503)
    expect((await get('/healthz')).status).toBe(200)
  })

  it('sends a page of a minute ago where there is one', async () => {
    let isLate = false
    const { change, text, get, pass } = createChanging({ isLate: () => isLate })
    await text('/stores')
    change('Second', testNow)
    isLate = true
    pass(30 * aMoment)
    expect(await text('/stores')).toContain('Trial Mall')
    pass(30 * aMoment)
    expect((await get('/stores')).status).toBe(503)
  })

  it('begins behind 200 renderings, and ends with them', async () => {
    const { get } = createChanging()
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) => get(`/stores?letter=${index}`)),
    )
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([count(200), count(503)]).toEqual([200, 100])
    expect((await get('/stores?letter=299')).status).toBe(200)
  })
})
