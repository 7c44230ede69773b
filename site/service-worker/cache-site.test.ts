import { beforeEach, describe, expect, it } from 'vitest'
import type { OfflineList } from '../app/device/offline.ts'
import { cacheSite } from './cache-site.ts'
import { createTestCaches } from '../testing/caches.ts'

const at = Date.UTC(2026, 10, 20, 20, 0)
let caches = createTestCaches()
let fetched: string[] = []
let list: OfflineList
let elsewhere: Record<string, () => Response>

beforeEach(() => {
  caches = createTestCaches()
  fetched = []
  elsewhere = {}
  list = {
    version: 'first',
    build: '1',
    timeZone: 'UTC',
    files: ['/assets/root-1.js', '/map/data.json?v=1'],
    pages: ['/stores', '/map'],
  }
})

function fetch(path: string): Promise<Response> {
  fetched.push(path)
  return Promise.resolve(elsewhere[path]?.() ?? answerTo(path))
}

function answerTo(path: string): Response {
  if (path === '/offline/en.json') return Response.json(list)
  if (path.startsWith('/assets/') || path.includes('?')) return new Response(path)
  if (path.startsWith('/media/')) return new Response('<svg/>')
  return pageAt(path)
}

function pageAt(path: string, headers: Record<string, string> = {}): Response {
  const scripts = `<script type="application/json" id="hydration">{"data":"/hydration${path}?v=${list.build}.${list.version}"}</script>`
  return new Response(`<header></header><img src="/media${path}.svg">${scripts}`, {
    headers: { 'content-type': 'text/html', 'cache-control': 'public, no-cache', ...headers },
  })
}

const cachePage = (path: string) => cacheSite(path, { caches, fetch, now: () => at })

async function cachedPaths(name = list.version): Promise<readonly string[]> {
  return (await (await caches.open(name)).paths()).toSorted()
}

/** With its data and its picture. */
const page = (path: string) => [
  path,
  `/media${path}.svg`,
  `/hydration${path}?v=${list.build}.${list.version}`,
]
const site = () => ['/offline/en.json', ...list.files, ...['/map', '/offline', '/stores'].flatMap(page)]

describe('the offline cache', () => {
  it('has the listed files and pages and the current page, with their data and pictures', async () => {
    await cachePage('/jobs')
    expect(await cachedPaths()).toEqual([...site(), ...page('/jobs')].toSorted())
  })

  it('is filled once per version; the current page is refreshed every time', async () => {
    await cachePage('/jobs')
    fetched = []
    await cachePage('/jobs')
    expect(fetched).toEqual(['/offline/en.json', '/jobs', '/hydration/jobs?v=1.first'])
  })

  it('shows when a page was rendered, by the clock of the server if it sends one', async () => {
    elsewhere['/map'] = () => pageAt('/map', { date: 'Fri, 20 Nov 2026 19:00:00 GMT' })
    await cachePage('/stores')
    const cache = await caches.open('first')
    expect(await (await cache.find('/stores'))?.text()).toContain('as of Friday, November 20, 8 p.m.')
    expect(await (await cache.find('/map'))?.text()).toContain('as of Friday, November 20, 7 p.m.')
  })

  it.each([
    ['a private page', () => pageAt('/mine', { 'cache-control': 'private' })],
    ['a page that must not be stored', () => pageAt('/mine', { 'cache-control': 'no-store' })],
    ['a missing page', () => new Response('', { status: 404 })],
    ['a file that is no page', () => new Response('', { headers: { 'content-type': 'text/calendar' } })],
  ])('never has %s', async (_, response) => {
    elsewhere['/mine'] = response
    await cachePage('/mine')
    expect(await cachedPaths()).not.toContain('/mine')
  })

  it('never has a page of another build than its scripts', async () => {
    const older = pageAt('/jobs')
    elsewhere['/jobs'] = () => older
    list = { ...list, build: '2' }
    await cachePage('/jobs')
    expect(await cachedPaths()).toEqual(site().toSorted())
  })

  it('has the former page and its data if the network fails meanwhile', async () => {
    await cachePage('/jobs')
    const cached = await cachedPaths()
    const interrupted = new ReadableStream({ start: (body) => body.error(new Error('offline')) })
    elsewhere['/hydration/jobs?v=1.first'] = () => new Response(interrupted)
    await expect(cachePage('/jobs')).rejects.toThrow('offline')
    expect(await cachedPaths()).toEqual(cached)
  })

  it('has the data of a replaced page until the page is refreshed again', async () => {
    const refresh = (data: string) => {
      elsewhere['/jobs'] = () =>
        new Response(`<script type="application/json" id="hydration">{"data":"${data}"}</script>`, {
          headers: { 'content-type': 'text/html' },
        })
      return cachePage('/jobs')
    }
    const versions = ['a', 'b', 'c'].map((version) => `/hydration/jobs?v=1.${version}`)
    for (const data of versions) await refresh(data)
    const cached = await cachedPaths()
    expect(cached.filter((path) => path.startsWith('/hydration/jobs'))).toEqual(versions.slice(1))
  })

  it('has fifty visited pages; older ones go with their data', async () => {
    for (let number = 0; number <= 50; number++) await cachePage(`/stores/store-${number}`)
    const cached = await cachedPaths()
    expect(cached.filter((path) => path.startsWith('/stores/'))).toHaveLength(50)
    expect(cached).not.toContain('/stores/store-0')
    expect(cached).not.toContain('/hydration/stores/store-0?v=1.first')
    expect(cached).toContain('/stores/store-1')
    expect(cached).toContain('/map')
  })

  it('stays empty for a path that is no page and without a list', async () => {
    await cachePage('/events.ics')
    await cachePage('//evil.example')
    elsewhere['/offline/en.json'] = () => Response.json({ error: 'a hotel login page' })
    await cachePage('/stores')
    expect(await caches.names()).toEqual([])
  })
})

describe('a new version', () => {
  it('replaces the old one and has the pages visited before', async () => {
    await cachePage('/jobs')
    list = { ...list, version: 'second', files: ['/assets/root-1.js', '/assets/more-1.js'] }
    fetched = []
    await cachePage('/stores')
    expect(await caches.names()).toEqual(['second'])
    expect(await cachedPaths()).toEqual([...site(), ...page('/jobs')].toSorted())
    expect(fetched).toContain('/assets/more-1.js')
    expect(fetched).not.toContain('/assets/root-1.js')
  })

  it('leaves the old one until it is complete', async () => {
    await cachePage('/stores')
    const first = await cachedPaths()
    list = { ...list, version: 'second', files: ['/assets/gone-1.js'] }
    elsewhere['/assets/gone-1.js'] = () => new Response('', { status: 404 })
    await expect(cachePage('/stores')).rejects.toThrow('/assets/gone-1.js')
    expect(await caches.names()).toEqual(['first', 'second'])
    expect(await cachedPaths('first')).toEqual(first)
    elsewhere = {}
    await cachePage('/stores')
    expect(await caches.names()).toEqual(['second'])
  })
})

describe('the storage limit', () => {
  it('is five million bytes, of which pages get the last part, without large pictures', async () => {
    const bytes = (count: number) => () => new Response('x'.repeat(count))
    elsewhere['/media/offline.svg'] = bytes(24_001)
    elsewhere['/media/map.svg'] = bytes(24_000)
    elsewhere['/hydration/stores?v=1.first'] = bytes(4_900_000)
    elsewhere['/hydration/map?v=1.first'] = bytes(200_000)
    await cachePage('/stores')
    const cached = await cachedPaths()
    expect(cached).toEqual(
      expect.arrayContaining(['/offline', '/stores', '/map', '/hydration/stores?v=1.first']),
    )
    expect(cached).not.toContain('/media/offline.svg')
    expect(cached).not.toContain('/media/map.svg')
    expect(cached).not.toContain('/hydration/map?v=1.first')
    elsewhere['/hydration/stores?v=1.first'] = bytes(10)
    await cachePage('/stores')
    await cachePage('/map')
    expect(await cachedPaths()).toEqual(
      expect.arrayContaining(['/media/map.svg', '/hydration/map?v=1.first']),
    )
  })
})
