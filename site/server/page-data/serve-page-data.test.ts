import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestSite, testPlatform } from '../../testing/site.ts'
import type { ResolveHost } from '@promenade/process/public-address'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const key = 'key/of "the" platform'

/** A site whose platform is at `platformUrl`; its origin and these are allowed. */
function siteWith(platformUrl: string, origins: readonly string[] = [], resolveHost?: ResolveHost) {
  const site = createTestSite({
    platform: {
      ...testPlatform,
      platformUrl,
      apiKey: key,
      fetch: () => Promise.reject(new Error('unused')),
    },
    pageDataOrigins: [new URL(platformUrl).origin, ...origins],
    ...(resolveHost && { resolveHost }),
  })
  return {
    ...site,
    getData: (address: string) => site.get(`/page-data?address=${encodeURIComponent(address)}`),
  }
}

const json = { 'content-type': 'application/json' }

describe('page data of the platform', () => {
  it('is its JSON, requested with the key, which stays on the server', async () => {
    let received: IncomingMessage | undefined
    const origin = await serve((request, response) => {
      received = request
      response.writeHead(200, { ...json, 'set-cookie': 'a=b', etag: '"1"' }).end('{"page":[1,2]}')
    })
    const { getData, logged } = siteWith(origin)
    const response = await getData(`${origin}/pages/x.json?api_key=guess&locale=es#part`)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('{"page":[1,2]}')
    const query = new URL(`http://platform${received?.url}`).searchParams
    expect([...query]).toEqual([
      ['api_key', key],
      ['locale', 'es'],
    ])
    expect(received?.headers).toMatchObject({ accept: 'application/json', 'accept-encoding': 'gzip' })
    expect(received?.headers).not.toHaveProperty('cookie')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(logged.join()).not.toContain('platform"')
  })

  it.each([
    ['a page', { 'content-type': 'text/html' }, '{}'],
    ['no type', {}, '{}'],
    ['broken JSON', json, '{"page":'],
    ['Brotli', { ...json, 'content-encoding': 'br' }, brotliCompressSync('{}')],
    [
      'a small response that decompresses to 6 MB',
      { ...json, 'content-encoding': 'gzip' },
      gzipSync(`"${'x'.repeat(6e6)}"`),
    ],
    ['6 MB', json, `"${'x'.repeat(6e6)}"`],
    ['the key', json, JSON.stringify({ self: `https://x.example/?key=${key}` })],
    ['the key in an address', json, JSON.stringify(`https://x.example/?key=${encodeURIComponent(key)}`)],
  ])('is refused if the platform responds %s', async (_what, headers, body) => {
    const origin = await serve((_request, response) => {
      response.writeHead(200, headers).end(body)
    })
    const { getData, logged } = siteWith(origin)
    const response = await getData(`${origin}/x`)
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({ error: 'The address could not be read as JSON.' })
    expect(logged.filter((line) => line.startsWith('Page data'))).toHaveLength(1)
    expect(logged.join()).not.toMatch(/of \\?"the|the%22/)
  })

  it('may be compressed with gzip', async () => {
    const origin = await serve((_request, response) => {
      response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync('[1]'))
    })
    expect(await (await siteWith(origin).getData(`${origin}/x`)).text()).toBe('[1]')
  })

  it.each([301, 302, 307, 308, 204, 404, 500])(
    'is a 502 for status %d, and redirects are not followed',
    async (status) => {
      const paths: (string | undefined)[] = []
      const origin = await serve((request, response) => {
        paths.push(request.url)
        response.writeHead(status, { ...json, location: '/elsewhere' }).end()
      })
      expect((await siteWith(origin).getData(`${origin}/x`)).status).toBe(502)
      expect(paths).toHaveLength(1)
    },
  )

  it('times out after five seconds, with at most four concurrent requests', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    let waiting = 0
    const { promise: full, resolve: fill } = Promise.withResolvers<void>()
    const origin = await serve((request, response) => {
      response.writeHead(200, json)
      if (request.url?.startsWith('/quick') === true) return response.end('[]')
      waiting += 1
      if (waiting === 4) fill()
      return response.write('[')
    })
    const { getData } = siteWith(origin)
    const responses: Response[] = []
    const all = Array.from({ length: 6 }, async () => responses.push(await getData(`${origin}/x`)))
    await full
    await vi.advanceTimersByTimeAsync(4_999)
    expect(responses.map(({ status }) => status)).toEqual([503, 503])
    expect(responses[0]?.headers.get('retry-after')).toBe('1')
    await vi.advanceTimersByTimeAsync(1)
    await Promise.all(all)
    expect(responses.map(({ status }) => status)).toEqual([503, 503, 502, 502, 502, 502])
    expect((await getData(`${origin}/quick`)).status).toBe(200)
  })
})

describe('page data of other origins', () => {
  const platformUrl = 'https://platform.example'

  it.each([
    ['', 400],
    ['?address=', 400],
    ['?address=page.json', 400],
    ['?address=https%3A%2F%2Fdata.example%2Fa&address=https%3A%2F%2Fdata.example%2Fb', 400],
    ['?address=http%3A%2F%2Fdata.example%2Fa', 400],
    ['?address=http%3A%2F%2Fplain.example%2Fa', 400],
    ['?address=file%3A%2F%2F%2Fetc%2Fpasswd', 400],
    ['?address=javascript%3Aalert(1)', 400],
    ['?address=https%3A%2F%2Fu%3Ap%40data.example%2Fa', 400],
    ['?address=https%3A%2F%2Fother.example%2Fa', 403],
    ['?address=https%3A%2F%2Fdata.example%3A8443%2Fa', 403],
    ['?address=https%3A%2F%2Fdata.example.evil.example%2Fa', 403],
    ['?address=https%3A%2F%2Fdata.example%40evil.example%2Fa', 400],
  ])('is refused at %s with %d', async (query, status) => {
    const { get } = siteWith(platformUrl, ['https://data.example', 'http://plain.example'])
    const response = await get(`/page-data${query}`)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ error: expect.stringMatching(/\w+/) })
  })

  it.each([
    ['10.0.0.8', 4],
    ['::1', 6],
    ['::ffff:169.254.169.254', 6],
  ])('is refused if DNS resolves to %s', async (address, family) => {
    const hosts: string[] = []
    const { getData } = siteWith(platformUrl, ['https://data.example'], async (host) => {
      hosts.push(host)
      return [
        { address: '8.8.8.8', family: 4 },
        { address, family },
      ]
    })
    const response = await getData('https://data.example/a.json')
    expect([response.status, hosts]).toEqual([403, ['data.example']])
  })

  it.each([
    'https://127.0.0.1:1',
    'https://[::1]:1',
    'https://[::ffff:127.0.0.1]:1',
    'https://2130706433:1',
    'https://localhost:1',
  ])('is refused at the listed but private %s', async (origin) => {
    const { getData } = siteWith(platformUrl, [new URL(origin).origin])
    expect((await getData(`${origin}/a.json`)).status).toBe(403)
  })

  // Node's own resolver: a stand-in once passed `[]` beside its error, and Node passes nothing.
  it('is a 502 where the host is unknown, and the log names the origin only', async () => {
    const { getData, logged } = siteWith(platformUrl, ['https://nowhere.invalid'])
    expect((await getData('https://nowhere.invalid/a.json')).status).toBe(502)
    expect(logged).toEqual([
      'Page data could not be read {"origin":"https://nowhere.invalid","reason":"cannot be used"}',
    ])
  })

  it('is a 502 where the host has no address', async () => {
    const { getData } = siteWith(platformUrl, ['https://data.example'], async () => [])
    expect((await getData('https://data.example/a.json')).status).toBe(502)
  })
})

it('page data is a 404 where no origin is allowed', async () => {
  const response = await createTestSite().get('/page-data?address=https%3A%2F%2Fdata.example%2Fa')
  expect(response.status).toBe(404)
})
