import { beforeAll, describe, expect, it } from 'vitest'
import { usePlatform } from '../testing/test-platform.ts'
import { json, type StaffBrowser, useStudio } from '../testing/test-studio.ts'

/** Every route with the roles that may use it. */
const routes: readonly (readonly [method: string, path: string, roles: string])[] = [
  ['GET', '/session', 'admin editor author reader'],
  ['GET', '/entries', 'admin editor author reader'],
  ['POST', '/entries', 'admin editor author'],
  ['GET', '/entries/1', 'admin editor author reader'],
  ['PUT', '/entries/1/draft', 'admin editor author'],
  ['DELETE', '/entries/1/draft', 'admin editor author'],
  ['GET', '/entries/1/revisions', 'admin editor author reader'],
  ['GET', '/entries/1/revisions/1', 'admin editor author reader'],
  ['GET', '/entries/1/diff?from=1&to=1', 'admin editor author reader'],
  ['GET', '/change-sets', 'admin editor author reader'],
  ['POST', '/change-sets', 'admin editor author'],
  ['POST', '/change-sets/99/undo', 'admin editor'],
  ['GET', '/media', 'admin editor author reader'],
  ['POST', '/media', 'admin editor author'],
  ['PATCH', '/media/abc/x.webp', 'admin editor author'],
  ['GET', '/inbox', 'admin editor'],
  ['PATCH', '/inbox/1', 'admin editor'],
  ['GET', '/search?query=a', 'admin editor author reader'],
]

describe('the studio', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  const browsers = new Map<string, StaffBrowser>()

  beforeAll(async () => {
    for (const role of ['admin', 'editor', 'author', 'store', 'reader'] as const)
      browsers.set(role, await studio.logIn(role, role))
  })

  const request = (method: string): RequestInit => (method === 'GET' ? {} : json(method, {}))

  it.each(routes)('%s %s needs a session', async (method, path) => {
    expect((await studio.fetch(`/api/v1${path}`, request(method))).status).toBe(401)
  })

  it.each(routes)('%s %s is for %s', async (method, path, allowed) => {
    for (const [role, browser] of browsers) {
      const { status } = await browser.fetch(`/api/v1${path}`, request(method))
      expect([role, status === 403]).toEqual([role, !allowed.split(' ').includes(role)])
    }
    expect(studio.errors).toEqual([])
  })

  const writes = routes.filter(([method]) => method !== 'GET')

  it.each(writes)('%s %s is refused from another site', async (method, path) => {
    const foreign = [
      {},
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'http://studio.test', 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
      { Origin: 'http://studio.test:81', 'Sec-Fetch-Site': 'same-origin' },
    ]
    for (const headers of foreign) {
      const response = await browsers.get('admin')?.fetch(`/api/v1${path}`, { method, headers, body: '{}' })
      expect(response?.status).toBe(403)
    }
  })

  it('lets an author draft, but neither publish nor change the centre', async () => {
    const author = browsers.get('author')
    const entry = await author?.entry('store', 'net-works')
    if (author === undefined || entry === undefined) throw new Error('no entry')
    const item = { entry: entry.id, version: entry.version, document: entry.document }
    expect((await author.tryChange([{ ...item, action: 'publish' }])).status).toBe(403)
    expect((await author.tryChange([{ ...item, action: 'save' }])).status).toBe(201)
    const property = await browsers.get('editor')?.entry('property', 'property')
    const centre = { entry: property?.id ?? 0, version: property?.version ?? 0, action: 'publish' } as const
    expect((await browsers.get('editor')?.tryChange([centre]))?.status).toBe(403)
    expect((await browsers.get('admin')?.tryChange([centre]))?.status).toBe(201)
  })

  it('logs in with a link once, by a cookie of this host alone', async () => {
    const response = await studio.fetch(
      '/api/v1/session/link',
      json('POST', { token: 'a-token-that-nobody-made' }),
    )
    expect(response.status).toBe(401)
    const admin = browsers.get('admin')
    expect((await admin?.send('DELETE', '/api/v1/session', {}))?.headers.get('set-cookie')).toMatch(
      /^__Host-studio=; Path=\/; Max-Age=0; Secure; HttpOnly; SameSite=Strict$/,
    )
    expect((await admin?.get('/api/v1/session'))?.status).toBe(401)
  })

  it('answers every screen with one document, and a policy with its nonce', async () => {
    const response = await studio.fetch('/whats-on/12')
    const [, nonce] = /nonce="([^"]+)"/.exec(await response.text()) ?? []
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
    expect(policy).toContain("script-src 'self';")
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await studio.fetch('/api/v1/nothing')).status).toBe(404)
  })
})
