import { problemSchema } from '@promenade/contract/problem'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createPlatform } from './app.ts'
import { connect } from './database/connect.ts'
import { allEndpoints } from './visitors/endpoints.ts'
import { apiKey, usePlatform } from './testing/test-platform.ts'
import { createContentParts } from './previews/preview-contents.ts'

describe('platform', () => {
  const platform = usePlatform()

  describe('key', () => {
    it('is needed for everything of a property, before any other check', async () => {
      for (const path of [
        '/properties/1',
        '/properties/1/hours',
        '/properties/99/hours',
        '/properties/1/nothing',
      ]) {
        await expectError(await platform.fetch(path), 401)
      }
    })

    it('must be right to the last character', async () => {
      for (const key of ['wrong', apiKey.slice(0, -1), `${apiKey}x`, apiKey.toUpperCase(), '']) {
        await expectError(await platform.fetch(`/properties/1/hours?api_key=${key}`), 401)
      }
      expect((await platform.fetch(`/properties/1/hours?api_key=${apiKey}`)).status).toBe(200)
    })

    it('is never repeated in an platform', async () => {
      const response = await platform.fetch('/properties/1/hours?api_key=someone-elses-key')
      expect(await response.text()).not.toContain('someone')
    })
  })

  describe('addresses', () => {
    it('responds with 404 for an unknown or impossible property', async () => {
      for (const id of ['2', '0', '-1', '1.0', '01', 'one', '999999999999', '%00', "1'--"]) {
        await expectError(await platform.fetch(`/properties/${id}/hours?api_key=${apiKey}`), 404)
      }
    })

    it('responds with 404 for an unknown resource', async () => {
      await expectError(await platform.get('/weather'), 404)
      await expectError(await platform.get('/stores/list/more'), 404)
      await expectError(await platform.fetch('/'), 404)
      await expectError(await platform.fetch('/anything'), 404)
    })

    it('does not mind double slashes and one at the end', async () => {
      for (const path of ['//hours', '/hours/', '//store_by_slug//net-works//']) {
        expect((await platform.get(path)).status).toBe(200)
      }
    })

    it('refuses an unknown language and takes none for English', async () => {
      for (const locale of ['xx', 'ES', 'en-CA', 'es;drop'])
        await expectError(await platform.get(`/hours?locale=${locale}`), 400)
      expect(await platform.json('/hours?locale=')).toEqual(await platform.json('/hours?locale=en'))
    })

    it('ignores parameters it does not know', async () => {
      expect(await platform.json('/events?include_if_missing_translations=true&v=3')).toEqual(
        await platform.json('/events'),
      )
    })
  })

  describe('conditional responses', () => {
    const paths = [
      '',
      '/homepage',
      '/banners',
      '/galleries',
      '/stores/list',
      '/stores',
      '/store_by_slug/net-works',
    ]
      .concat([
        '/promotions',
        '/coupons',
        '/events',
        '/jobs',
        '/categories',
        '/pages',
        '/news',
        '/hours',
        '/contests',
      ])
      .concat(['/popups', '/blogs', '/social', '/pois', '/meta_data?path=/hours', '/site_map_data'])

    it.each(paths)('responds with 304 for an unchanged %s', async (path) => {
      const first = await platform.get(path)
      const etag = first.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[^"]+"$/)
      expect(first.headers.get('cache-control')).toBe('private, no-cache')
      const address = `/properties/1${path}${path.includes('?') ? '&' : '?'}api_key=${apiKey}`
      const second = await platform.fetch(address, { headers: { 'If-None-Match': etag } })
      expect(second.status).toBe(304)
      expect(second.headers.get('etag')).toBe(etag)
      expect(await second.text()).toBe('')
    })

    it('has different tags for different languages', async () => {
      const english = await platform.get('/events')
      const spanish = await platform.get('/events?locale=es')
      expect(english.headers.get('etag')).not.toBe(spanish.headers.get('etag'))
    })

    it('responds to HEAD like to GET, without the body', async () => {
      const get = await platform.get('/events')
      const head = await platform.fetch(`/properties/1/events?api_key=${apiKey}`, { method: 'HEAD' })
      expect(head.status).toBe(200)
      expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
      expect(await head.text()).toBe('')
    })
  })

  describe('limits', () => {
    it('is only read', async () => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const response = await platform.fetch(`/properties/1?api_key=${apiKey}`, { method })
        await expectError(response, 405)
        expect(response.headers.get('allow')).toBe('GET, HEAD')
      }
    })

    it('reads no bodies and no encoded requests', async () => {
      const address = `/properties/1?api_key=${apiKey}`
      await expectError(await platform.fetch(address, { headers: { 'Content-Length': '9' } }), 413)
      await expectError(await platform.fetch(address, { headers: { 'Transfer-Encoding': 'chunked' } }), 413)
      await expectError(await platform.fetch(address, { headers: { 'Content-Encoding': 'br' } }), 415)
    })

    it('lets no browser guess types', async () => {
      for (const path of ['/openapi.json', '/healthz', '/nothing', `/properties/1?api_key=${apiKey}`]) {
        const { headers } = await platform.fetch(path)
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      }
    })
  })

  describe('documents', () => {
    const document = async () => documentShape.parse(await (await platform.fetch('/openapi.json')).json())

    it('describes every resource in OpenAPI 3.1, with the key', async () => {
      const { openapi, paths, components } = await document()
      expect(openapi).toBe('3.1.0')
      expect(components.securitySchemes.api_key).toEqual({ type: 'apiKey', in: 'query', name: 'api_key' })
      expect(Object.keys(paths)).toEqual(
        expect.arrayContaining([
          '/properties/{id}/',
          '/properties/{id}/stores/list',
          '/properties/{id}/store_by_slug/{slug}',
          '/properties/{id}/meta_data',
          '/properties/{id}/changes',
          '/media/{prefix}/{name}',
        ]),
      )
      for (const [path, { get }] of Object.entries(paths)) {
        expect([path, get?.security]).toEqual([
          path,
          path.startsWith('/properties') ? [{ api_key: [] }] : undefined,
        ])
      }
    })

    it('has a problem for every refusal, and the refusals of every path', async () => {
      const { paths } = await document()
      const refusals = Object.entries(paths).flatMap(([path, { get, post }]) =>
        Object.entries({ ...get?.responses, ...post?.responses })
          .filter(([status]) => !/^[23]/.test(status))
          .map(([status, { content = {} }]) => [path, status, Object.keys(content)] as const),
      )
      expect(refusals.filter(([, , types]) => types.join() !== 'application/problem+json')).toEqual([])
      const statusesOf = (path: string) =>
        refusals.filter(([own]) => own === path).map(([, status]) => status)
      const read = Object.keys(paths).filter((path) => paths[path]?.get !== undefined)
      for (const path of read) {
        const expected = path.startsWith('/properties') ? ['401', '404'] : ['404']
        expect([path, statusesOf(path)]).toEqual([path, expect.arrayContaining(expected)])
      }
    })

    it('has no reference that leads nowhere, and names every part of every path', async () => {
      const { paths, components } = await document()
      const references = JSON.stringify({ paths, components }).matchAll(/"#\/components\/schemas\/([^"]+)"/g)
      const missing = [...references].filter(([, name = '']) => components.schemas[name] === undefined)
      expect(missing).toEqual([])
      for (const [path, { get }] of Object.entries(paths)) {
        const named = (get?.parameters ?? [])
          .filter((parameter) => parameter.in === 'path')
          .map(({ name }) => `{${name}}`)
        expect(named).toEqual(path.match(/\{\w+\}/g) ?? [])
      }
    })

    it('describes every account call', async () => {
      const { paths } = await document()
      for (const { name } of allEndpoints) {
        const { requestBody, responses = {} } = paths[`/mall/${name}`]?.post ?? {}
        expect(JSON.stringify(requestBody)).toContain('"signature"')
        expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '401', '422']))
      }
      const sent = paths['/mall/get_profile']?.post?.parameters.map((parameter) => parameter.name)
      expect(sent).toEqual(['access-token', 'uid', 'client'])
    })

    it('is a page to read, without scripts and without other addresses', async () => {
      const response = await platform.fetch('/docs')
      const html = await response.text()
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(html).toContain('GET /properties/{id}/stores/list')
      expect(html).toContain('POST /mall/login_hash')
      expect(html).toContain('<a href="#StoreRow">StoreRow</a>')
      expect(html).toContain('untranslated_fields')
      expect(html).not.toMatch(
        /<script|https?:\/\/(?!littleharbour)\S*\.(?:js|css)|\[object Object\]|undefined/,
      )
    })
  })

  describe('health', () => {
    it('is alive and ready', async () => {
      expect((await platform.fetch('/healthz')).status).toBe(200)
      expect((await platform.fetch('/readyz')).status).toBe(200)
    })
  })
})

describe('platform without its database', () => {
  it('is alive but not ready, and responds without details', async () => {
    const errors: unknown[] = []
    const database = connect('postgres://nobody:secret@127.0.0.1:1/none')
    const platform = createPlatform({
      ...createContentParts(database),
      apiKeys: [apiKey],
      tenant: 'mall',
      signatureScheme: 'hmac-sha256',
      changes: { open: () => Promise.reject(new Error('not expected')), closeAll() {} },
      clock: () => new Date(0),
      onError: (error) => errors.push(error),
    })
    const get = (path: string) => platform(new Request(`http://platform.test${path}`))
    expect((await get('/healthz')).status).toBe(200)
    await expectError(await get('/readyz'), 503)
    const response = await get(`/properties/1/hours?api_key=${apiKey}`)
    const text = await response.clone().text()
    await expectError(response, 503)
    expect(text).not.toMatch(/secret|127\.0\.0\.1|ECONN|at /)
    expect(errors).toHaveLength(1)
    await database.destroy()
  })
})

async function expectError(response: Response, status: number): Promise<void> {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(problemSchema.parse(await response.json()).status).toBe(status)
}

const parameters = z.array(z.object({ name: z.string(), in: z.string() })).default([])

const responses = z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).optional() }))

const documentShape = z.object({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.object({
      get: z.object({ security: z.unknown().optional(), parameters, responses }).optional(),
      post: z.object({ parameters, requestBody: z.unknown(), responses }).optional(),
    }),
  ),
  components: z.object({
    schemas: z.record(z.string(), z.unknown()),
    securitySchemes: z.record(z.string(), z.unknown()),
  }),
})
