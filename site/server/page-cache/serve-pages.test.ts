import { byLocale, type Locale } from '@promenade/domain/locale/locale'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createEncodedBody } from '../http/encoded-body.ts'
import { createTestContent } from '../../testing/content.ts'
import { createTestSite } from '../../testing/site.ts'

/** When the clock of a test site starts, and the milliseconds from then to the weekend of its mall and to midnight. */
const testNow = Date.UTC(2026, 10, 20, 12, 0, 30)
const untilWeekend = Date.UTC(2026, 10, 20, 21) - testNow
const untilMidnight = Date.UTC(2026, 10, 21, 4) - testNow

/** Milliseconds after a change in which the former page is sent. */
const grace = 1_000

describe('pages from the cache', () => {
  it('are rendered once for many visitors at once', async () => {
    const { get, loads } = createTestSite()
    await Promise.all(Array.from({ length: 500 }, () => get('/stores')))
    expect(loads).toHaveLength(1)
  })

  it('are separate for different declared queries, and the same for undeclared ones', async () => {
    const { get, loads } = createTestSite()
    for (const query of ['', '?letter=A', '?letter=B', '?x=1', '?letter=A&y=2', '?letter='])
      await get(`/stores${query}`)
    expect(loads).toHaveLength(3)
  })

  it.each(['/', '/?letter=A'])('do not keep %s from redirecting to the visitor’s language', async (home) => {
    const { get } = createTestSite()
    for (let time = 0; time < 2; time += 1) expect((await get(home)).status).toBe(200)
    const { status, headers } = await get(home, { 'accept-language': 'es-MX' })
    expect([status, headers.get('location')]).toEqual([302, `/es${home.slice(1)}`])
  })

  it('are rendered again when something on them changes by itself, and not before', async () => {
    const { get, loads, pass } = createTestSite()
    await get('/stores')
    pass(untilWeekend - 1)
    await get('/stores')
    expect(loads).toHaveLength(1)
    pass(1 + grace)
    await get('/stores')
    expect(loads).toHaveLength(2)
  })

  it('are not sent after a change that is not the first since', async () => {
    const { get, loads, pass } = createTestSite()
    await get('/stores')
    pass(untilMidnight)
    await get('/stores')
    expect(loads).toHaveLength(2)
  })

  it('are rendered again after a new weather report where they depend on it', async () => {
    let observedAt: number | undefined
    const source = { name: 'Test', url: 'https://weather.example/' }
    const weather = () =>
      observedAt === undefined
        ? undefined
        : { observedAt, celsius: 4, sky: 'fog' as const, isNight: false, source }
    const { get, loads, pass } = createTestSite({ weather })
    const request = async () => {
      for (const path of ['/outside', '/outside', '/stores']) await get(path)
      return loads.map(({ url }) => new URL(url).pathname)
    }
    expect(await request()).toEqual(['/outside', '/stores'])
    observedAt = testNow
    expect(await request()).toEqual(['/outside', '/stores', '/outside'])
    pass(2 * 60 * 60_000 + 1)
    expect(await request()).toEqual(['/outside', '/stores', '/outside', '/outside'])
  })

  it('are rendered again after a change of the content in another language', async () => {
    const versions = { ...byLocale(() => 'v1') }
    const content = (locale: Locale) => createTestContent(locale, { version: versions[locale] })
    const { get, loads } = createTestSite({ content })
    await get('/stores')
    versions.es = 'v2'
    await get('/stores')
    await get('/stores')
    expect(loads).toHaveLength(2)
  })

  it('are rendered again after a change of the content', async () => {
    let version = 'v1'
    const { get, loads } = createTestSite({ content: (locale) => createTestContent(locale, { version }) })
    await get('/stores')
    version = 'v2'
    await get('/stores')
    expect(loads).toHaveLength(2)
  })

  it('are never failures', async () => {
    const { get, logged } = createTestSite()
    await get('/broken')
    await get('/broken')
    expect(logged).toHaveLength(2)
  })

  it('are not evicted by a flood of unknown addresses', async () => {
    const { get, loads } = createTestSite({ pageCacheBytes: 200_000 })
    await get('/stores')
    for (let index = 0; index < 200; index += 1) await get(`/nothing-${index}`)
    await get('/stores')
    expect(loads).toHaveLength(1)
  })

  it('are not evicted by a flood of texts that visitors type', async () => {
    const { get, loads } = createTestSite({ pageCacheBytes: 200_000 })
    await get('/stores')
    for (let index = 0; index < 200; index += 1) await get(`/stores?filter=x${index}`)
    await get('/stores')
    expect(loads.filter(({ url }) => !url.includes('filter'))).toHaveLength(1)
  })

  it('are not evicted by a flood of unknown values of a query key, nor are pages with typed text', async () => {
    const { get, loads } = createTestSite({ pageCacheBytes: 200_000 })
    await get('/stores')
    await get('/stores?filter=bakery')
    for (let index = 0; index < 200; index += 1) await get(`/stores?letter=x${index}`)
    await get('/stores')
    await get('/stores?filter=bakery')
    expect(loads.filter(({ url }) => !url.includes('letter'))).toHaveLength(2)
  })

  it('count with every encoding that was requested', async () => {
    const { get, pageCacheUsage } = createTestSite()
    await get('/stores', { 'accept-encoding': 'br' })
    const { bytes } = pageCacheUsage()
    await expect.poll(() => pageCacheUsage().bytes).toBeLessThan(bytes)
    await get('/stores', { 'accept-encoding': 'gzip' })
    await expect.poll(() => pageCacheUsage().bytes).toBeGreaterThan(bytes + 200)
  })

  it('are a 304 to a browser that has them', async () => {
    const { get } = createTestSite()
    const etag = (await get('/stores')).headers.get('etag') ?? ''
    const again = await get('/stores', { 'if-none-match': `"x", ${etag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await get('/stores', { 'if-none-match': '"x"' })).status).toBe(200)
  })

  it('have headers that make a browser revalidate, and name what the encoding depends on', async () => {
    const { headers } = await createTestSite().get('/stores')
    expect(headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=5, stale-while-revalidate=5, stale-if-error=604800',
    )
    expect(headers.get('vary')).toBe('Accept-Encoding')
  })

  it('have data that a browser may use twice within seconds', async () => {
    const response = await createTestSite().get('/stores.data')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=5, stale-if-error=604800')
    expect(response.headers.get('content-type')).toContain('text/x-script')
  })

  it('have data for the home page and for single routes', async () => {
    const { get, loads } = createTestSite()
    expect(await (await get('/_.data')).text()).toContain('en / of Test Mall')
    expect(await (await get('/es.data')).text()).toContain('es / of Test Mall')
    await get('/stores.data?_routes=en%3Astores,evil,root')
    expect(loads[2]?.url).toBe('https://mall.example/stores.data?_routes=en%3Astores%2Croot')
  })
})

describe('a quickly compressed page', () => {
  it('is recompressed when the site is idle: the same text under the same entity tag', async () => {
    const { get } = createTestSite()
    const request = () => get('/stores', { 'accept-encoding': 'br' })
    const quick = await request()
    const first = await bytesOf(quick)
    await expect.poll(async () => (await bytesOf(await request())).length).toBeLessThan(first.length)
    const better = await request()
    expect(brotliDecompressSync(await bytesOf(better))).toEqual(brotliDecompressSync(first))
    expect(headersBesideLength(better)).toEqual(headersBesideLength(quick))
    const known = { 'accept-encoding': 'br', 'if-none-match': quick.headers.get('etag') ?? '' }
    expect((await get('/stores', known)).status).toBe(304)
  })

  it('has its hydration data recompressed with it', async () => {
    const { get } = createTestSite()
    const page = await bytesOf(await get('/stores', { 'accept-encoding': 'br' }))
    const [, path = ''] = /"data":"([^"]*)"/.exec(brotliDecompressSync(page).toString()) ?? []
    const request = async () => bytesOf(await get(path, { 'accept-encoding': 'br' }))
    const text = brotliDecompressSync(await request())
    const quick = await createEncodedBody(new Uint8Array(text)).in('br')
    await expect.poll(async () => (await request()).length).toBeLessThan(quick.length)
    expect(brotliDecompressSync(await request())).toEqual(text)
  })
})

/** The `Response` of a Node server, which other tests install, has no `bytes()`. */
async function bytesOf(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer())
}

function headersBesideLength({ headers }: Response): Record<string, string> {
  const { 'content-length': _, ...others } = Object.fromEntries(headers)
  return others
}
