import type { Locale } from '@promenade/domain/locale/locale'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createEncodedBody } from './http/encoded-body.ts'
import { createTestContent } from '../testing/content.ts'
import { createTestSite } from '../testing/site.ts'

/** When the clock of a trial site starts, and how long it is then until the weekend of its mall begins. */
const testNow = Date.UTC(2026, 10, 20, 12, 0, 30)
const untilWeekend = Date.UTC(2026, 10, 20, 21) - testNow

/** For so long after a change the former page is still sent. */
const aMoment = 1_000

describe('the cache', () => {
  it('renders a page once for many visitors at once', async () => {
    const { get, loads } = createTestSite()
    await Promise.all(Array.from({ length: 500 }, () => get('/stores')))
    expect(loads).toHaveLength(1)
  })

  it('keeps pages with different known queries apart, with unknown ones together', async () => {
    const { get, loads } = createTestSite()
    for (const query of ['', '?letter=A', '?letter=B', '?x=1', '?letter=A&y=2', '?letter='])
      await get(`/stores${query}`)
    expect(loads).toHaveLength(3)
  })

  it.each(['/', '/?letter=A'])(
    'leads to the language of who asks for %s, once its page is kept',
    async (home) => {
      const { get } = createTestSite()
      for (let time = 0; time < 2; time += 1) expect((await get(home)).status).toBe(200)
      const { status, headers } = await get(home, { 'accept-language': 'es-MX' })
      expect([status, headers.get('location')]).toEqual([302, `/es${home.slice(1)}`])
    },
  )

  it('renders anew when something on the screens changes by itself and not before', async () => {
    const { get, loads, pass } = createTestSite()
    await get('/stores')
    pass(untilWeekend - 1)
    await get('/stores')
    expect(loads).toHaveLength(1)
    pass(1 + aMoment)
    await get('/stores')
    expect(loads).toHaveLength(2)
  })

  it('renders what looks at the weather anew when it is another one, and nothing else', async () => {
    let seen: number | undefined
    const source = { name: 'Trial', url: 'https://weather.example/' }
    const weather = () =>
      seen === undefined
        ? undefined
        : { observedAt: seen, celsius: 4, sky: 'fog' as const, isNight: false, source }
    const { get, loads, pass } = createTestSite({ weather })
    const ask = async () => {
      for (const path of ['/outside', '/outside', '/stores']) await get(path)
      return loads.map(({ url }) => new URL(url).pathname)
    }
    expect(await ask()).toEqual(['/outside', '/stores'])
    seen = testNow
    expect(await ask()).toEqual(['/outside', '/stores', '/outside'])
    pass(2 * 60 * 60_000 + 1)
    expect(await ask()).toEqual(['/outside', '/stores', '/outside', '/outside'])
  })

  it('renders anew when the content in another language has another version', async () => {
    const versions = { en: 'v1', es: 'v1' }
    const content = (locale: Locale) => createTestContent(locale, { version: versions[locale] })
    const { get, loads } = createTestSite({ content })
    await get('/stores')
    versions.es = 'v2'
    await get('/stores')
    await get('/stores')
    expect(loads).toHaveLength(2)
  })

  it('renders anew when the content has another version', async () => {
    let version = 'v1'
    const { get, loads } = createTestSite({ content: (locale) => createTestContent(locale, { version }) })
    await get('/stores')
    version = 'v2'
    await get('/stores')
    expect(loads).toHaveLength(2)
  })

  it('never keeps a failure', async () => {
    const { get, logged } = createTestSite()
    await get('/broken')
    await get('/broken')
    expect(logged).toHaveLength(2)
  })

  it('lets no flood of unknown addresses push out a real page', async () => {
    const { get, loads } = createTestSite({ pageCacheBytes: 200_000 })
    await get('/stores')
    for (let index = 0; index < 200; index += 1) await get(`/nothing-${index}`)
    await get('/stores')
    expect(loads).toHaveLength(1)
  })

  it('answers 304 to a browser that has the page', async () => {
    const { get } = createTestSite()
    const etag = (await get('/stores')).headers.get('etag') ?? ''
    const again = await get('/stores', { 'if-none-match': `"x", ${etag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await get('/stores', { 'if-none-match': '"x"' })).status).toBe(200)
  })

  it('has the browser ask each time, and says what the encoding depends on', async () => {
    const { headers } = await createTestSite().get('/stores')
    expect(headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=5, stale-while-revalidate=5, stale-if-error=604800',
    )
    expect(headers.get('vary')).toBe('Accept-Encoding')
  })

  it('lets the data of a screen be used twice within moments', async () => {
    const answer = await createTestSite().get('/stores.data')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=5, stale-if-error=604800')
    expect(answer.headers.get('content-type')).toContain('text/x-script')
  })

  it('gives the data of the home page and of single routes', async () => {
    const { get, loads } = createTestSite()
    expect(await (await get('/_.data')).text()).toContain('en / of Trial Mall')
    expect(await (await get('/es.data')).text()).toContain('es / of Trial Mall')
    await get('/stores.data?_routes=en%3Astores,evil,root')
    expect(loads[2]?.url).toBe('https://mall.example/stores.data?_routes=en%3Astores%2Croot')
  })
})

describe('a page that was compressed in haste', () => {
  it('comes smaller when there has been time, the same text under the same entity tag', async () => {
    const { get } = createTestSite()
    const ask = () => get('/stores', { 'accept-encoding': 'br' })
    const hasty = await ask()
    const first = await bytesOf(hasty)
    await expect.poll(async () => (await bytesOf(await ask())).length).toBeLessThan(first.length)
    const better = await ask()
    expect(brotliDecompressSync(await bytesOf(better))).toEqual(brotliDecompressSync(first))
    expect(headersBesideLength(better)).toEqual(headersBesideLength(hasty))
    const known = { 'accept-encoding': 'br', 'if-none-match': hasty.headers.get('etag') ?? '' }
    expect((await get('/stores', known)).status).toBe(304)
  })

  it('has its hydration data recompressed with it', async () => {
    const { get } = createTestSite()
    const page = await bytesOf(await get('/stores', { 'accept-encoding': 'br' }))
    const [, path = ''] = /"data":"([^"]*)"/.exec(brotliDecompressSync(page).toString()) ?? []
    const ask = async () => bytesOf(await get(path, { 'accept-encoding': 'br' }))
    const text = brotliDecompressSync(await ask())
    const hasty = await createEncodedBody(new Uint8Array(text)).in('br')
    await expect.poll(async () => (await ask()).length).toBeLessThan(hasty.length)
    expect(brotliDecompressSync(await ask())).toEqual(text)
  })
})

function headersBesideLength({ headers }: Response): Record<string, string> {
  const { 'content-length': _, ...others } = Object.fromEntries(headers)
  return others
}

/** The responses of Hono's Node server, once it is loaded, have no `bytes()`. */
async function bytesOf(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer())
}
