import { roles, type TokenScope, tokenScopes } from '@promenade/domain/studio/permissions'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { usePlatform } from '../testing/test-platform.ts'
import { json, type StaffBrowser, useStudio } from '../testing/test-studio.ts'

const readers = 'admin editor author reader'
const anybody = 'admin editor author store reader'

/** Every route, with the roles that may use it and the scope that a token needs. Those for `people` take no tokens. */
const routes: readonly (readonly [
  method: string,
  path: string,
  roles: string,
  callers: 'people' | TokenScope,
])[] = [
  ['GET', '/api/v1/session', anybody, 'people'],
  ['DELETE', '/api/v1/session', anybody, 'people'],
  ['POST', '/api/v1/session/confirm', anybody, 'people'],
  ['GET', '/api/v1/sessions', anybody, 'people'],
  ['DELETE', '/api/v1/sessions', anybody, 'people'],
  ['DELETE', '/api/v1/sessions/:id', anybody, 'people'],
  ['GET', '/api/v1/means', anybody, 'people'],
  ['POST', '/api/v1/means/passkeys/options', anybody, 'people'],
  ['POST', '/api/v1/means/passkeys', anybody, 'people'],
  ['DELETE', '/api/v1/means/passkeys/:id', anybody, 'people'],
  ['POST', '/api/v1/means/app/secret', anybody, 'people'],
  ['PUT', '/api/v1/means/app', anybody, 'people'],
  ['DELETE', '/api/v1/means/app', anybody, 'people'],
  ['POST', '/api/v1/means/recovery-codes', anybody, 'people'],
  ['GET', '/api/v1/staff', 'admin', 'people'],
  ['POST', '/api/v1/staff', 'admin', 'people'],
  ['PATCH', '/api/v1/staff/:id', 'admin', 'people'],
  ['POST', '/api/v1/staff/:id/invitation', 'admin', 'people'],
  ['DELETE', '/api/v1/staff/:id/invitation', 'admin', 'people'],
  ['DELETE', '/api/v1/staff/:id/sessions', 'admin', 'people'],
  ['GET', '/api/v1/tokens', 'admin', 'people'],
  ['POST', '/api/v1/tokens', 'admin', 'people'],
  ['DELETE', '/api/v1/tokens/:id', 'admin', 'people'],
  ['GET', '/api/v1/webhooks', 'admin', 'people'],
  ['POST', '/api/v1/webhooks', 'admin', 'people'],
  ['PUT', '/api/v1/webhooks/:id', 'admin', 'people'],
  ['PATCH', '/api/v1/webhooks/:id', 'admin', 'people'],
  ['DELETE', '/api/v1/webhooks/:id', 'admin', 'people'],
  ['POST', '/api/v1/webhooks/:id/secret', 'admin', 'people'],
  ['POST', '/api/v1/webhooks/:id/test', 'admin', 'people'],
  ['GET', '/api/v1/webhooks/:id/deliveries', 'admin', 'people'],
  ['POST', '/api/v1/webhooks/:id/replays', 'admin', 'people'],
  ['GET', '/api/v1/audit', 'admin', 'people'],
  ['GET', '/api/v1/mall.tar.gz', 'admin', 'people'],
  ['GET', '/api/v1/entries', readers, 'content.read'],
  ['POST', '/api/v1/entries', 'admin editor author', 'draft.write'],
  ['GET', '/api/v1/entries/:id', readers, 'content.read'],
  ['PUT', '/api/v1/entries/:id/draft', 'admin editor author', 'draft.write'],
  ['DELETE', '/api/v1/entries/:id/draft', 'admin editor author', 'draft.write'],
  ['PUT', '/api/v1/entries/:id/presence', readers, 'people'],
  ['DELETE', '/api/v1/entries/:id/presence', readers, 'people'],
  ['GET', '/api/v1/entries/:id/revisions', readers, 'content.read'],
  ['GET', '/api/v1/entries/:id/revisions/:revision', readers, 'content.read'],
  ['GET', '/api/v1/entries/:id/diff', readers, 'content.read'],
  ['GET', '/api/v1/change-sets', readers, 'content.read'],
  ['POST', '/api/v1/change-sets', 'admin editor author', 'draft.write'],
  ['POST', '/api/v1/change-sets/:id/undo', 'admin editor author', 'draft.write'],
  ['GET', '/api/v1/media', readers, 'content.read'],
  ['POST', '/api/v1/media', 'admin editor author', 'media.write'],
  ['GET', '/api/v1/media/:prefix/:name', readers, 'content.read'],
  ['PATCH', '/api/v1/media/:prefix/:name', 'admin editor author', 'media.write'],
  ['GET', '/media/:prefix/:name', readers, 'content.read'],
  ['GET', '/api/v1/inbox', 'admin editor', 'visitors.read'],
  ['GET', '/api/v1/inbox/counts', 'admin editor', 'visitors.read'],
  ['PATCH', '/api/v1/inbox/:id', 'admin editor', 'people'],
  ['POST', '/api/v1/inbox/:id/replies', 'admin editor', 'people'],
  ['DELETE', '/api/v1/inbox/:id/replies/:reply', 'admin editor', 'people'],
  ['GET', '/api/v1/contests', 'admin editor', 'people'],
  ['POST', '/api/v1/contests/:id/search', 'admin editor', 'people'],
  ['GET', '/api/v1/contests/:id/entries/:ticket/photo', 'admin editor', 'people'],
  ['GET', '/api/v1/contests/:id/entries.csv', 'admin editor', 'people'],
  ['PATCH', '/api/v1/contests/:id/entries/:ticket', 'admin editor', 'people'],
  ['POST', '/api/v1/contests/:id/draw', 'admin editor', 'people'],
  ['PATCH', '/api/v1/contests/:id/draw', 'admin editor', 'people'],
  ['POST', '/api/v1/contests/:id/mails', 'admin editor', 'people'],
  ['POST', '/api/v1/contests/:id/mails/preview', 'admin editor', 'people'],
  ['POST', '/api/v1/contests/:id/mails/undo', 'admin editor', 'people'],
  ['POST', '/api/v1/subscribers/search', 'admin editor', 'people'],
  ['GET', '/api/v1/subscribers.csv', 'admin editor', 'people'],
  ['PATCH', '/api/v1/subscribers/:id', 'admin editor', 'people'],
  ['POST', '/api/v1/person/search', 'admin editor', 'people'],
  ['POST', '/api/v1/person/export', 'admin editor', 'people'],
  ['POST', '/api/v1/person/erasure', 'admin editor', 'people'],
  ['GET', '/api/v1/reports', 'admin editor', 'visitors.read'],
  ['PATCH', '/api/v1/reports', 'admin editor', 'people'],
  ['GET', '/api/v1/plan', readers, 'content.read'],
  ['GET', '/api/v1/page-views', readers, 'content.read'],
  ['GET', '/api/v1/page-views/sums', readers, 'content.read'],
  ['GET', '/api/v1/faults', readers, 'content.read'],
  ['GET', '/api/v1/faults/counts', readers, 'content.read'],
  ['GET', '/api/v1/search', readers, 'content.read'],
  // Public content: no fresh factor.
  ['GET', '/api/v1/exports/:file', readers, 'content.read'],
  ['POST', '/api/v1/imports/csv', 'admin editor author', 'draft.write'],
  ['POST', '/api/v1/imports/map', 'admin editor author', 'draft.write'],
  ['POST', '/api/v1/previews', readers, 'people'],
  ['GET', '/api/v1/previews', readers, 'people'],
  ['GET', '/api/v1/previews/:id', readers, 'people'],
  ['PATCH', '/api/v1/previews/:id', readers, 'people'],
  ['DELETE', '/api/v1/previews/:id', readers, 'people'],
  ['POST', '/api/v1/previews/:id/reopen', 'admin editor author', 'people'],
  ['GET', '/api/v1/store', 'store', 'people'],
  ['POST', '/api/v1/store/answers', 'store', 'people'],
  ['PUT', '/api/v1/store/draft', 'store', 'people'],
  ['POST', '/api/v1/store/pictures', 'store', 'people'],
  ['GET', '/api/v1/store/media/:prefix/:name', 'store', 'people'],
  ['GET', '/api/v1/rounds', 'admin editor', 'people'],
  ['POST', '/api/v1/rounds', 'admin editor', 'people'],
  ['GET', '/api/v1/rounds/:id', 'admin editor', 'people'],
  ['POST', '/api/v1/rounds/:id/sheets', 'admin editor', 'people'],
  ['POST', '/api/v1/store-links/:id/end', 'admin editor', 'people'],
  ['POST', '/api/v1/store-links/:id/reopen', 'admin editor', 'people'],
  ['PUT', '/api/v1/trusted-parts', 'admin', 'people'],
  ['GET', '/api/v1/proposals', 'admin editor', 'people'],
  ['POST', '/api/v1/proposals/:id/decision', 'admin editor', 'people'],
]

/** Paths that work without a session. */
const publicRoutes: readonly (readonly [method: string, path: string])[] = [
  ['POST', '/api/v1/session/link'],
  ['POST', '/api/v1/session/mail'],
  ['POST', '/api/v1/session/code'],
  ['POST', '/api/v1/session/passkey/options'],
  ['POST', '/api/v1/session/passkey'],
  ['POST', '/api/v1/join/passkey/options'],
  ['POST', '/api/v1/join/passkey'],
  ['POST', '/api/v1/join/app/secret'],
  ['POST', '/api/v1/join/app'],
  ['POST', '/api/v1/store/link'],
]

/** What needs no caller: the description of the API, the files of the screens, and what all requests pass through. */
const openRoutes = [
  ...['/api/v1/openapi.json', '/api/v1/docs', '/healthz', '/*'].map((path) => `GET ${path}`),
  ...['/*', '/api/*'].map((path) => `ALL ${path}`),
]

/** There is nothing with this number. */
const examplePath = (path: string) => path.replaceAll(/:\w+/g, '999')

describe('the studio', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  const browsers = new Map<string, StaffBrowser>()
  let storeId: number | undefined

  beforeAll(async () => {
    for (const role of roles) browsers.set(role, await studio.logIn(role, role))
    storeId = (await browsers.get('admin')?.entry('store', 'net-works'))?.id
  })

  const request = (method: string): RequestInit => (method === 'GET' ? {} : json(method, {}))

  it('has no route that these tests do not know', () => {
    const name = (method: string, path: string) => `${method} ${path}`
    const called = [...routes, ...publicRoutes].map(([method, path]) => name(method, path))
    const known = [...called, ...openRoutes]
    const served = studio.routes()
    expect(served.map(({ method, path }) => name(method, path)).toSorted()).toEqual(known.toSorted())
  })

  it.each(routes)('%s %s needs a session', async (method, path) => {
    expect((await studio.fetch(examplePath(path), request(method))).status).toBe(401)
  })

  it.each(publicRoutes)(
    '%s %s needs none, and answers nothing but what its body proves',
    async (method, path) => {
      const { status } = await studio.fetch(path, request(method))
      expect(status).toBe(path.endsWith('/session/passkey/options') ? 200 : 400)
    },
  )

  it.each(routes)('%s %s is for %s', async (method, path, allowed) => {
    for (const role of roles) {
      const browser = await studio.logIn(role, role, 1, role === 'store' ? storeId : undefined)
      const { status } = await browser.fetch(examplePath(path), request(method))
      expect([role, status === 403]).toEqual([role, !allowed.split(' ').includes(role)])
      expect(status).not.toBe(401)
    }
    expect(studio.errors).toEqual([])
  })

  it.each(routes)('%s %s takes tokens of one scope, or people alone', async (method, path, _, callers) => {
    const send = async (scopes: readonly TokenScope[]) => {
      const token = await studio.createToken(scopes)
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
      const body = method === 'GET' ? null : '{}'
      return (await studio.fetch(examplePath(path), { method, headers, body })).status
    }
    const others = tokenScopes.filter((scope) => scope !== callers)
    expect(await send(others)).toBe(callers === 'people' ? 401 : 403)
    const own = callers === 'people' ? 200 : await send([callers])
    expect([401, 403]).not.toContain(own)
  })

  it('lets a browser that sends credentials of a proxy in front write from the studio alone', async () => {
    const admin = browsers.get('admin')
    const headers = { Authorization: 'Basic YTpi', 'Content-Type': 'application/json' }
    const end = { method: 'DELETE', headers: { ...headers, 'Sec-Fetch-Site': 'cross-site' }, body: '{}' }
    expect((await admin?.fetch('/api/v1/sessions/999', end))?.status).toBe(403)
    expect((await admin?.fetch('/api/v1/session', { headers }))?.status).toBe(200)
  })

  it('takes no cookie beside a token', async () => {
    const headers = { Authorization: `Bearer ${await studio.createToken(tokenScopes)}` }
    const response = await browsers.get('admin')?.fetch('/api/v1/sessions', { method: 'DELETE', headers })
    expect(response?.status).toBe(401)
  })

  it('describes every route in OpenAPI 3.1, with the scope of a token or as one for a store’s link', async () => {
    const { openapi, paths, components } = documentShape.parse(
      await (await studio.fetch('/api/v1/openapi.json')).json(),
    )
    const described = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { security }]): [string, readonly string[]] => [
        `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        security.flatMap(({ token = [], storeLink }) =>
          storeLink === undefined ? token : ['a store’s link'],
        ),
      ]),
    )
    const expected = [
      ...publicRoutes.map(([method, path]) => [`${method} ${path}`, []] as const),
      ...routes.map(([method, path, allowed, callers]) => {
        const other = allowed === 'store' ? ['a store’s link'] : []
        return [`${method} ${path}`, callers === 'people' ? other : [callers]] as const
      }),
    ]
    expect(openapi).toBe('3.1.0')
    expect(new Map(described)).toEqual(new Map<string, readonly string[]>(expected))
    expect(Object.keys(components.securitySchemes)).toEqual(['session', 'storeLink', 'token'])
  })

  it('describes every refusal as a problem', async () => {
    const { paths } = documentShape.parse(await (await studio.fetch('/api/v1/openapi.json')).json())
    const refusals = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { responses }]) => {
        const types = Object.entries(responses)
          .filter(([status]) => !/^[23]/.test(status))
          .flatMap(([, { content = {} }]) => Object.keys(content))
        return [`${method} ${path}`, [...new Set(types)]] as const
      }),
    )
    expect(refusals.filter(([, types]) => types.join() !== 'application/problem+json')).toEqual([])
  })

  it('shows the description as a page', async () => {
    const response = await studio.fetch('/api/v1/docs')
    expect(response.status).toBe(200)
    const page = await response.text()
    for (const [method, path] of routes)
      expect(page).toContain(`<h3>${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}</h3>`)
  })

  const writes = [...routes, ...publicRoutes]
    .map(([method, path]) => [method, path] as const)
    .filter(([method]) => method !== 'GET')

  it.each(writes)('%s %s is refused from another site', async (method, path) => {
    const foreign = [
      {},
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'http://studio.test', 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
      { Origin: 'http://studio.test:81', 'Sec-Fetch-Site': 'same-origin' },
    ]
    for (const headers of foreign) {
      const response = await browsers.get('admin')?.fetch(examplePath(path), { method, headers, body: '{}' })
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
    const body = { token: 'a-token-that-nobody-made' }
    const response = await studio.fetch('/api/v1/session/link', json('POST', body))
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

const documentShape = z.object({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        security: z.array(z.record(z.string(), z.array(z.string()))).default([]),
        responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).optional() })),
      }),
    ),
  ),
  components: z.object({ securitySchemes: z.record(z.string(), z.unknown()) }),
})
