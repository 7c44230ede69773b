import {
  previewKnownHeader,
  previewPublishedPath,
  previewTicketHeader,
} from '@promenade/contract/preview-content'
import { readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { PlatformFetch } from '../../content/platform-request.ts'
import { createTestBuild } from '../../testing/build.tsx'
import { testPlatform, createTestSite } from '../../testing/site.ts'
import { createSite } from '../site.ts'
import { createParts } from '../site-parts.ts'
import { createPreview } from './create-preview.ts'
import { preparePreview } from './prepare-preview.ts'
import type { PreviewOptions } from './preview-options.ts'
import { createPreviewSites } from './preview-sites.ts'

const origin = 'https://preview.mall.example'
const studioOrigin = 'https://studio.mall.example'
const noon = Date.UTC(2026, 10, 20, 12)

/** A mall whose name says which version of which ticket it is. */
function responsesOf(name: string): readonly object[] {
  const property = {
    id: 1,
    name,
    address1: 'Quay 1',
    city: 'Halifax',
    time_zone: 'America/Halifax',
    url: null,
  }
  const hours = { regular_hours: [], holiday_hours: [] }
  const lists = ['storeList', 'stores', 'categories'].map((resource) => ({ resource, body: [] }))
  return [{ resource: 'property', body: property }, { resource: 'hours', body: hours }, ...lists].flatMap(
    (one) => ['en', 'es'].map((locale) => ({ ...one, locale })),
  )
}

interface Shown {
  readonly name: string
  readonly at: number
  readonly version: string
}

/** A preview with tickets in memory, whose platform leaves out what the caller says that it has. */
function usePreview() {
  const shown = new Map<string, Shown>()
  const versions = new Map<string, readonly object[]>()
  const requests: string[] = []
  /** The number of bodies in each content that was sent. */
  const bodies: number[] = []
  let now = noon
  const fetch: PlatformFetch = async (address, { headers }) => {
    const url = new URL(address)
    if (url.pathname === previewPublishedPath) {
      requests.push(`published of ${url.searchParams.get('property_id')}`)
      const published = { propertyId: 1, version: 'public', at: new Date(now).toISOString() }
      versions.set('public', responsesOf('Public Mall'))
      return Response.json({ ...published, responses: responsesOf('Public Mall') })
    }
    const ticket = headers[previewTicketHeader] ?? ''
    requests.push(`${url.pathname} ${ticket}`)
    const preview = shown.get(ticket)
    if (url.searchParams.get('api_key') !== testPlatform.apiKey) return new Response(null, { status: 401 })
    if (preview === undefined) return Response.json({ message: 'ended' }, { status: 404 })
    if (url.pathname.startsWith('/preview/media/'))
      return new Response(`picture of ${preview.name}`, { headers: { 'content-type': 'image/png' } })
    const responses = responsesOf(preview.name)
    const known = versions.get(headers[previewKnownHeader] ?? '') ?? []
    versions.set(preview.version, responses)
    const sent = responses.map((response, index) => {
      const isKnown = JSON.stringify(known[index]) === JSON.stringify(response)
      const { body: _, ...head } = { body: undefined, ...response }
      return isKnown ? head : response
    })
    bodies.push(sent.filter((response) => 'body' in response).length)
    const expiresAt = new Date(now + 3_600_000).toISOString()
    const at = new Date(preview.at).toISOString()
    return Response.json({ id: 7, propertyId: 1, version: preview.version, at, expiresAt, responses: sent })
  }
  const line = () => undefined
  const log = { debug: line, info: line, warn: line, error: line }
  const options: PreviewOptions = {
    ...testPlatform,
    fetch,
    ownOrigins: [],
    imageOrigins: [],
    clock: () => now,
    log,
    createSite(options) {
      const parts = createParts({ ...options, build: createTestBuild() })
      return { ...parts, fetch: createSite(parts).fetch }
    },
    site: {
      origin: 'https://mall.example',
      imageOrigins: [],
      platform: { ...testPlatform, fetch: () => Promise.reject(new Error('There is no platform.')) },
      trustedProxies: 0,
      secret: 'the secret of the test preview, long enough',
    },
    origin,
    studioOrigin,
    files: {
      clock: readBrowserFile('clock.js'),
      edit: readBrowserFile('edit.js'),
      style: '/* of the preview */',
    },
  }
  const sites = createPreviewSites(options)
  const preview = createPreview(options, sites)
  const prepare = () => preparePreview(sites, options, () => false)
  const request = async (path: string, ticket?: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (ticket !== undefined) headers.set('cookie', `theme=dark; __Host-preview=${ticket}`)
    return preview(new Request(`${origin}${path}`, { ...init, headers }), { target: path })
  }
  return { shown, requests, bodies, request, prepare, pass: (ms: number) => void (now += ms) }
}

const ticketOf = (letter: string) => letter.repeat(43)

describe('the preview', () => {
  it('exchanges the ticket of its link for a cookie of the host, and leads to the page', async () => {
    const { request } = usePreview()
    const response = await request(`/preview/open?ticket=${ticketOf('a')}&to=%2Fes%2Fstores%3Fletter%3Da`)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/es/stores?letter=a'])
    expect(response.headers.get('set-cookie')).toBe(
      `__Host-preview=${ticketOf('a')}; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Lax`,
    )
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  })

  it.each(['//evil.example/x', 'https://evil.example/', 'javascript:alert(1)', '/\\evil.example'])(
    'leads from its link to no other host: %s',
    async (to) => {
      const { request } = usePreview()
      const response = await request(`/preview/open?ticket=x&to=${encodeURIComponent(to)}`)
      expect(response.headers.get('location')).toMatch(/^\/(?![/\\])/)
    },
  )

  it('shows nothing without a ticket, and nothing once it has ended', async () => {
    const { shown, request, pass } = usePreview()
    shown.set(ticketOf('a'), { name: 'Mall A', at: noon, version: '1' })
    expect((await request('/stores')).status).toBe(403)
    expect((await request('/stores', ticketOf('b'))).status).toBe(403)
    expect((await request('/stores', "x'; drop table")).status).toBe(403)
    expect((await request('/stores', ticketOf('a'))).status).toBe(200)
    shown.clear()
    const ended = await request('/es/stores', ticketOf('a'))
    expect(ended.status).toBe(403)
    expect(await ended.text()).toContain('Esta vista previa ya terminó')
    expect(ended.headers.get('set-cookie')).toContain('__Host-preview=; Max-Age=0')
    // What a page loads is as old as ten seconds.
    const script = { headers: { 'sec-fetch-dest': 'script' } }
    pass(10_000)
    expect((await request('/stores.json', ticketOf('a'), script)).status).toBe(403)
  })

  it('shows the pages of the site, but for its own marks, to no cache, search engine or other frame', async () => {
    const { shown, request } = usePreview()
    shown.set(ticketOf('a'), { name: 'Test Mall', at: noon, version: '1' })
    const response = await request('/es/stores', ticketOf('a'))
    const html = await response.text()
    expect(html).toContain('es /stores of Test Mall')
    expect(html).toContain(`<head><script src="/preview/clock.js" data-at="${noon}">`)
    expect(html).toContain('Vista previa: el sitio al viernes, 20 de noviembre de 2026')
    expect(html).toContain(`<script defer src="/preview/edit.js" data-id="7" data-studio="${studioOrigin}">`)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(
        /^(?!.*worker-src)(?!.*frame-ancestors 'none').*; frame-ancestors https:\/\/studio\.mall\.example$/,
      ),
    })
    expect(response.headers.get('x-frame-options')).toBeNull()
  })

  it('prepares itself with what visitors see, so that the first preview gets only what differs', async () => {
    const { shown, requests, bodies, request, prepare } = usePreview()
    await prepare()
    expect(requests).toEqual([`published of ${testPlatform.propertyId}`])
    shown.set(ticketOf('a'), { name: 'Other Mall', at: noon, version: '1' })
    expect(await (await request('/stores', ticketOf('a'))).text()).toContain('of Other Mall')
    // The mall's own record in two languages.
    expect(bodies).toEqual([2])
  })

  it('sends no form, and has no service worker', async () => {
    const { shown, request } = usePreview()
    shown.set(ticketOf('a'), { name: 'Mall A', at: noon, version: '1' })
    const body = new URLSearchParams({ name: 'Ana' })
    const response = await request('/note', ticketOf('a'), { method: 'POST', body })
    expect(response.status).toBe(403)
    expect(await response.text()).toContain('Forms are not sent from here')
    expect((await request('/service-worker.js', ticketOf('a'))).status).toBe(404)
  })

  it('never mixes two tickets, nor two moments of one', async () => {
    const { shown, request } = usePreview()
    const random = createRandom(7)
    for (const letter of ['a', 'b'])
      shown.set(ticketOf(letter), { name: `Mall ${letter} 0`, at: noon, version: `${letter} 0` })
    for (let batch = 0; batch < 50; batch++) {
      for (const letter of ['a', 'b'])
        if (random() < 0.2) {
          const version = `${letter} ${batch}`
          shown.set(ticketOf(letter), { name: `Mall ${version}`, at: noon + batch * 60_000, version })
        }
      const requests = Array.from({ length: 8 }, async () => {
        const letter = random() < 0.5 ? 'a' : 'b'
        const { name, at } = shown.get(ticketOf(letter)) ?? { name: '', at: 0 }
        const path = random() < 0.5 ? '/stores' : '/es/stores'
        const html = await (await request(path, ticketOf(letter))).text()
        expect(html).toContain(`of ${name} `)
        expect(html).toContain(`data-at="${at}"`)
      })
      await Promise.all(requests)
    }
  })

  it.each([
    ['/preview/clock.js', 1_000],
    ['/preview/edit.js', 6_500],
  ])('has a small script: %s has at most %i bytes', async (path, bytes) => {
    const response = await usePreview().request(path)
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const script = await response.text()
    expect(script.length).toBeLessThanOrEqual(bytes)
    expect(() => new Script(script)).not.toThrow()
  })

  it('draws texts of a form as the site would show them, but for those with pictures', async () => {
    const { shown, request } = usePreview()
    shown.set(ticketOf('a'), { name: 'Mall A', at: noon, version: '1' })
    const texts = [
      { edit: '5#description.es', text: '<p onclick="x()">Una <b>red</b>, <a href="/hours">horas</a></p>' },
      { edit: '5#note.es', text: '<p>Llame al <script>alert(1)</script>902 555 0100</p>' },
      { edit: '5#story.es', text: '<p>Antes</p><img src="gulls.webp" alt="">' },
      { edit: '5#empty.es', text: '<p> </p>' },
    ]
    const send = (body: string, ticket?: string) =>
      request('/preview/texts', ticket, { method: 'POST', body })
    const response = await send(JSON.stringify({ locale: 'es', texts }), ticketOf('a'))
    expect(await response.json()).toEqual([
      { edit: '5#description.es', html: '<p>Una <strong>red</strong>, <a href="/es/hours">horas</a></p>' },
      { edit: '5#note.es', html: expect.stringMatching(/^<p>Llame al (?!.*script)/) },
    ])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect((await send(JSON.stringify({ locale: 'es', texts }))).status).toBe(403)
    for (const bad of [
      '',
      '{',
      '{"locale":"de","texts":[]}',
      JSON.stringify({ locale: 'en', texts: 'x'.repeat(2e6) }),
    ])
      expect((await send(bad, ticketOf('a'))).status, bad.slice(0, 20)).toBe(400)
    expect((await request('/preview/texts', ticketOf('a'))).status).toBe(404)
  })

  it('asks the platform for each picture with the ticket', async () => {
    const { shown, request, requests } = usePreview()
    shown.set(ticketOf('a'), { name: 'Mall A', at: noon, version: '1' })
    const path = '/media/0123456789ab/gulls.png'
    const response = await request(path, ticketOf('a'), { headers: { 'sec-fetch-dest': 'image' } })
    expect(await response.text()).toBe('picture of Mall A')
    expect(response.headers.get('cache-control')).toBe('private, max-age=600')
    expect(requests).toContain(`/preview${path} ${ticketOf('a')}`)
    expect((await request(path)).status).toBe(403)
  })
})

describe('the public site', () => {
  it('does not know the cookies, tickets and addresses of the preview', async () => {
    const { get, pageCacheUsage } = createTestSite()
    const paths = ['/', '/stores', '/es/stores?letter=a', '/es', '/nothing-here']
    const read = async (path: string, headers = {}) => {
      const response = await get(path, headers)
      return [response.status, await response.text(), ...[...response.headers].map(String)]
    }
    const before = await Promise.all(paths.map((path) => read(path)))
    const { pages } = pageCacheUsage()
    const random = createRandom(7)
    const pick = <Item>(items: readonly [Item, ...Item[]]) =>
      items[Math.floor(random() * items.length)] ?? items[0]
    const different = []
    for (let count = 0; count < 10_000; count++) {
      const at = count % paths.length
      const ticket = ticketOf(pick(['a', 'b', 'c', 'd']))
      const headers = pick<Record<string, string>>([
        { cookie: `__Host-preview=${ticket}` },
        { [previewTicketHeader]: ticket },
        { cookie: `__Host-preview=${ticket}`, [previewTicketHeader]: ticket, [previewKnownHeader]: '1' },
      ])
      const query = pick(['', `ticket=${ticket}`, 'at=2026-12-24T12:00:00Z', `preview=1&drafts=all`])
      const path = paths[at] ?? '/'
      const asked = query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`
      const seen = await read(asked, headers)
      if (JSON.stringify(seen) !== JSON.stringify(before[at])) different.push(asked)
    }
    expect(different).toEqual([])
    expect(pageCacheUsage().pages).toBe(pages)
    expect((await get(`/preview/open?ticket=${ticketOf('a')}`)).status).toBe(404)
  })
})

function readBrowserFile(name: string): string {
  return readFileSync(new URL(`browser/${name}`, import.meta.url), 'utf8')
}

function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
