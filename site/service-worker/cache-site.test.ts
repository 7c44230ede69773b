import { beforeEach, describe, expect, it } from 'vitest'
import type { OfflineList } from '../app/device/offline.ts'
import { keepSite } from './cache-site.ts'
import { createTestShelves } from '../testing/caches.ts'

const at = Date.UTC(2026, 10, 20, 20, 0)
let shelves = createTestShelves()
let asked: string[] = []
let list: OfflineList
let elsewhere: Record<string, () => Response>

beforeEach(() => {
  shelves = createTestShelves()
  asked = []
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
  asked.push(path)
  return Promise.resolve(elsewhere[path]?.() ?? answerTo(path))
}

function answerTo(path: string): Response {
  if (path === '/offline/en.json') return Response.json(list)
  if (path.startsWith('/assets/') || path.includes('?')) return new Response(path)
  if (path.startsWith('/media/')) return new Response('<svg/>')
  return pageAt(path)
}

function pageAt(path: string, headers: Record<string, string> = {}): Response {
  const wake = `<script type="application/json" id="wake">{"data":"/wake${path}?v=${list.build}.${list.version}"}</script>`
  return new Response(`<header></header><img src="/media${path}.svg">${wake}`, {
    headers: { 'content-type': 'text/html', 'cache-control': 'public, no-cache', ...headers },
  })
}

const keep = (path: string) => keepSite(path, { shelves, fetch, now: () => at })

async function keptPaths(name = list.version): Promise<readonly string[]> {
  return (await (await shelves.open(name)).paths()).toSorted()
}

/** With its data and its picture. */
const page = (path: string) => [path, `/media${path}.svg`, `/wake${path}?v=${list.build}.${list.version}`]
const site = () => ['/offline/en.json', ...list.files, ...['/map', '/offline', '/stores'].flatMap(page)]

describe('what is kept', () => {
  it('is what the site names, and the page itself, each with what it needs', async () => {
    await keep('/jobs')
    expect(await keptPaths()).toEqual([...site(), ...page('/jobs')].toSorted())
  })

  it('is asked for once per version, but the page itself every time', async () => {
    await keep('/jobs')
    asked = []
    await keep('/jobs')
    expect(asked).toEqual(['/offline/en.json', '/jobs', '/wake/jobs?v=1.first'])
  })

  it('says when it was made, by the clock of the server where it tells', async () => {
    elsewhere['/map'] = () => pageAt('/map', { date: 'Fri, 20 Nov 2026 19:00:00 GMT' })
    await keep('/stores')
    const shelf = await shelves.open('first')
    expect(await (await shelf.find('/stores'))?.text()).toContain('as of Friday, November 20, 8 p.m.')
    expect(await (await shelf.find('/map'))?.text()).toContain('as of Friday, November 20, 7 p.m.')
  })

  it.each([
    ['what is for one person', () => pageAt('/mine', { 'cache-control': 'private' })],
    ['what must not be stored', () => pageAt('/mine', { 'cache-control': 'no-store' })],
    ['what is not there', () => new Response('', { status: 404 })],
    ['what is no page', () => new Response('', { headers: { 'content-type': 'text/calendar' } })],
  ])('is never %s', async (_, answer) => {
    elsewhere['/mine'] = answer
    await keep('/mine')
    expect(await keptPaths()).not.toContain('/mine')
  })

  it.each(['/profile', '/es/favorites'])(
    'asks for nothing at %s, which is one person’s alone',
    async (path) => {
      await keep(path)
      expect(asked).toEqual([])
    },
  )

  it('is never a page whose scripts are not here', async () => {
    const older = pageAt('/jobs')
    elsewhere['/jobs'] = () => older
    list = { ...list, build: '2' }
    await keep('/jobs')
    expect(await keptPaths()).toEqual(site().toSorted())
  })

  it('has fifty pages beside those named, the oldest go first, with their data', async () => {
    for (let number = 0; number <= 50; number++) await keep(`/stores/store-${number}`)
    const kept = await keptPaths()
    expect(kept.filter((path) => path.startsWith('/stores/'))).toHaveLength(50)
    expect(kept).not.toContain('/stores/store-0')
    expect(kept).not.toContain('/wake/stores/store-0?v=1.first')
    expect(kept).toContain('/stores/store-1')
    expect(kept).toContain('/map')
  })

  it('is nothing for what is no page, and nothing without the list', async () => {
    await keep('/events.ics')
    await keep('//evil.example')
    elsewhere['/offline/en.json'] = () => Response.json({ error: 'portal of a hotel' })
    await keep('/stores')
    expect(await shelves.names()).toEqual([])
  })
})

describe('a new version', () => {
  it('takes the place of the old one, with the pages visited before', async () => {
    await keep('/jobs')
    list = { ...list, version: 'second', files: ['/assets/root-1.js', '/assets/more-1.js'] }
    asked = []
    await keep('/stores')
    expect(await shelves.names()).toEqual(['second'])
    expect(await keptPaths()).toEqual([...site(), ...page('/jobs')].toSorted())
    expect(asked).toContain('/assets/more-1.js')
    expect(asked).not.toContain('/assets/root-1.js')
  })

  it('leaves the old one where it does not come whole', async () => {
    await keep('/stores')
    const first = await keptPaths()
    list = { ...list, version: 'second', files: ['/assets/gone-1.js'] }
    elsewhere['/assets/gone-1.js'] = () => new Response('', { status: 404 })
    await expect(keep('/stores')).rejects.toThrow('/assets/gone-1.js')
    expect(await shelves.names()).toEqual(['first', 'second'])
    expect(await keptPaths('first')).toEqual(first)
    elsewhere = {}
    await keep('/stores')
    expect(await shelves.names()).toEqual(['second'])
  })
})

describe('room', () => {
  it('is five million bytes, pictures give way to pages, and large ones are left out', async () => {
    const bytes = (count: number) => () => new Response('x'.repeat(count))
    elsewhere['/media/offline.svg'] = bytes(24_001)
    elsewhere['/media/map.svg'] = bytes(24_000)
    elsewhere['/wake/stores?v=1.first'] = bytes(4_900_000)
    elsewhere['/wake/map?v=1.first'] = bytes(200_000)
    await keep('/stores')
    const kept = await keptPaths()
    expect(kept).toEqual(expect.arrayContaining(['/offline', '/stores', '/map', '/wake/stores?v=1.first']))
    expect(kept).not.toContain('/media/offline.svg')
    expect(kept).not.toContain('/media/map.svg')
    expect(kept).not.toContain('/wake/map?v=1.first')
    elsewhere['/wake/stores?v=1.first'] = bytes(10)
    await keep('/stores')
    await keep('/map')
    expect(await keptPaths()).toEqual(expect.arrayContaining(['/media/map.svg', '/wake/map?v=1.first']))
  })
})
