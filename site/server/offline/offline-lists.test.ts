import { describe, expect, it } from 'vitest'
import { parseOfflineList } from '../../app/device/offline.ts'
import { createTestContent } from '../../testing/content.ts'
import { createTestSite } from '../../testing/site.ts'

const builtFiles = [
  '/assets/root-1.js',
  '/assets/style-1.css',
  '/assets/type-1.woff2',
  '/assets/style-guide-page-1.js',
  '/assets/manifest-1.js',
  '/favicon.svg',
  '/worker.js',
]

describe('the offline list', () => {
  it('names the pages of its language, and the build’s files', async () => {
    const { get } = createTestSite({ builtFiles })
    const list = parseOfflineList(await (await get('/offline/es.json')).json())
    expect(list?.files).toEqual([
      '/assets/root-1.js',
      '/assets/style-1.css',
      '/assets/type-1.woff2',
      '/assets/manifest-1.js',
      expect.stringMatching(/^\/offline\/visit-es\.json\?v=/),
    ])
    expect(list?.pages).toEqual(expect.arrayContaining(['/es', '/es/map', '/es/stores', '/es/hours']))
    expect(list?.pages.filter((path) => !path.startsWith('/es'))).toEqual([])
  })

  it('has a version of its own for every content, build and day, and the same one in both languages', async () => {
    let version = 'a'
    const content = () => ({ ...createTestContent('en'), version })
    const { get, pass } = createTestSite({ content })
    const versionIn = async (locale: string) =>
      parseOfflineList(await (await get(`/offline/${locale}.json`)).json())?.version
    const seen = [await versionIn('en')]
    expect(await versionIn('es')).toBe(seen[0])
    version = 'b'
    seen.push(await versionIn('en'))
    pass(24 * 60 * 60_000)
    seen.push(await versionIn('en'))
    expect(new Set(seen).size).toBe(3)
    expect(seen[0]).toMatch(/^1 /)
  })

  it('is revalidated each time, and a 304 while it is the same', async () => {
    const { get } = createTestSite()
    const first = await get('/offline/en.json')
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    const again = await get('/offline/en.json', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it('is a 503 before there is content', async () => {
    const response = await createTestSite({ content: () => undefined }).get('/offline/en.json')
    expect(response.status).toBe(503)
  })
})
