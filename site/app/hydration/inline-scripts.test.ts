import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestBuild } from '../../testing/build.tsx'
import { createTestSite } from '../../testing/site.ts'
import { bootstrap } from './inline-scripts.server.tsx'

let html = ''

beforeAll(async () => {
  html = await (await createTestSite().get('/stores?letter=A')).text()
})

function hydrationList(text = html): { data: string } {
  return JSON.parse(
    /<script type="application\/json" id="hydration">([^<]*)<\/script>/.exec(text)?.[1] ?? 'null',
  )
}

describe('a page', () => {
  it('fetches no script before hydration', () => {
    expect(html).not.toContain('<link rel="modulepreload"')
    expect(html).not.toContain('type="module"')
    expect(html).not.toMatch(/<script[^>]*\ssrc=/)
  })

  it('is in standards mode', () => {
    expect(html).toMatch(/^<!DOCTYPE html><html/)
  })

  it('lists what hydration needs', () => {
    expect(hydrationList()).toEqual({
      scripts: ['/assets/manifest-1-en.js', '/assets/react-1.js'],
      routes: { root: '/assets/root-1.js', 'en:stores': '/assets/en-stores-1.js' },
      entry: '/assets/entry-1.js',
      data: expect.stringMatching(/^\/hydration\/stores\?letter=A&v=1\.[\w-]{12}$/),
    })
  })

  it('carries its data once', () => {
    expect(html.match(/stores of Test Mall/g)).toHaveLength(1)
  })

  it('in development loads the refresh runtime before everything else', async () => {
    const build = createTestBuild()
    const assets = { ...build.assets, hmr: { runtime: '/refresh-runtime' } }
    const page = await createTestSite({ build: { ...build, assets } }).get('/stores')
    const scripts = ['/refresh-runtime', '/assets/manifest-1.js', '/assets/react-1.js']
    expect(hydrationList(await page.text())).toMatchObject({ scripts })
  })

  it.each([
    ['whose route does not hydrate', '/plain'],
    ['that failed', '/broken'],
  ])('%s has no scripts', async (_, target) => {
    const page = await (await createTestSite().get(target)).text()
    expect(page).toContain('</html>')
    expect(page.match(/<script(?! type="application\/ld)/g)).toBeNull()
  })
})

describe('the data of a page', () => {
  it.each(['/', '/es', '/stores', '/es/stores?letter=A', '/nothing'])(
    '%s is at the address it names',
    async (target) => {
      const { get } = createTestSite()
      const { data } = hydrationList(await (await get(target)).text())
      const response = await get(data)
      expect(response.headers.get('content-type')).toContain('application/json')
      expect(await response.json()).toMatchObject({ context: { ssr: true }, stream: [expect.any(String)] })
    },
  )

  it('is what the page was rendered from, even if there is newer data', async () => {
    const { get, pass } = createTestSite()
    const { data } = hydrationList(await (await get('/stores')).text())
    const before = await (await get(data)).text()
    pass(24 * 60 * 60_000)
    expect(await (await get('/stores')).text()).not.toContain(data)
    expect(await (await get(data)).text()).toBe(before)
  })

  it('is the current one if the server no longer has that version', async () => {
    const { get } = createTestSite()
    expect(await (await get('/hydration/stores?v=1.lost')).text()).toContain('en /stores of Test Mall')
  })

  it('is a 404 for scripts of another build', async () => {
    const { get } = createTestSite()
    expect((await get('/hydration/stores?v=0.lost')).status).toBe(404)
    expect((await get('/hydration/stores')).status).toBe(404)
  })

  it('is a 404 for other addresses than pages', async () => {
    const { get } = createTestSite()
    expect((await get('/hydration/stores.json?v=1.x')).status).toBe(404)
    expect((await get('/hydration/broken?v=1.x')).status).toBe(404)
  })
})

describe('the data of a personal page', () => {
  it('is in its HTML', async () => {
    const page = await createTestSite().get('/profile')
    const list: { data?: unknown } = hydrationList(await page.text())
    expect(list.data).toMatchObject({
      context: { ssr: true },
      stream: [expect.stringContaining('favorites')],
    })
  })
})

describe('the bootstrap', () => {
  it('is at most 2.5 KB, and 1 KB compressed', () => {
    expect(bootstrap.length).toBeLessThanOrEqual(2_560)
    expect(brotliCompressSync(bootstrap).length).toBeLessThanOrEqual(1_024)
  })

  it('never ends its own element', () => {
    expect(bootstrap).not.toMatch(/<\/script/i)
  })
})
