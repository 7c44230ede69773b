import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestSite } from '../../testing/site.ts'
import { Refusal } from '../refusals.ts'
import { createNodeServer, type NodeSite } from './node-server.ts'
import { readBytes } from './read-body.ts'
import type { SiteBindings } from './site-env.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Serves on a free port, with refusals that say what was refused. */
function serve(respond: NodeSite['fetch'], limits: Parameters<typeof createNodeServer>[1] = {}) {
  return serveSite({ fetch: (...given) => refusalOf(...given) ?? respond(...given) }, limits)
}

async function serveSite(site: NodeSite, limits: Parameters<typeof createNodeServer>[1] = {}) {
  const server = createNodeServer(site, limits).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

function refusalOf({ headers }: Request, { refusal, target = '/' }: SiteBindings): Response | undefined {
  if (!(refusal instanceof Refusal)) return undefined
  const words = `${refusal.message} at ${target} for ${headers.get('accept') ?? 'anything'}`
  return new Response(words, { status: refusal.status, headers: { 'x-always': 'yes' } })
}

/** Connections to the server of the test. */
function countConnections(): Promise<number | undefined> {
  return new Promise((resolve) => servers.at(-1)?.getConnections((_, count) => resolve(count)))
}

/** What the server says to these very bytes, until it closes the connection. */
async function say(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

/** The body, if it comes without a pause of so many milliseconds. */
async function echo({ body }: SiteBindings, silence = 5_000): Promise<Response> {
  return new Response(body && (await readBytes(body(), { maxBytes: 1_000_000, silence })))
}

function hello(request: Request, { target }: SiteBindings): Response {
  return new Response(`${request.method} ${target} ${request.headers.get('x-one') ?? ''}`, {
    headers: { 'content-type': 'text/plain' },
  })
}

describe('the server', () => {
  it('passes on the target of a request as it came', async () => {
    const port = await serve(hello)
    const response = await fetch(`http://127.0.0.1:${port}/a%20b?c=%2F`, { headers: { 'x-one': '1' } })
    expect(await response.text()).toBe('GET /a%20b?c=%2F 1')
    expect(response.headers.get('content-length')).toBe('18')
    const raw = await say(port, 'GET //a/../b HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
    expect(raw).toContain('GET //a/../b ')
  })

  it('says each cookie in a line of its own, and who is connected', async () => {
    const cookies = ['a=1; Path=/', 'b=2']
    const headers = cookies.map((cookie): [string, string] => ['set-cookie', cookie])
    const port = await serve((_request, { address }) => new Response(address, { headers }))
    const response = await fetch(`http://127.0.0.1:${port}/`)
    expect(response.headers.getSetCookie()).toEqual(cookies)
    expect(await response.text()).toBe('127.0.0.1')
  })

  it('waits for a response that takes a while', async () => {
    const port = await serve(async (...given) => hello(...given))
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('GET / ')
  })

  it('reads a body', async () => {
    const port = await serve((_request, bindings) => echo(bindings))
    const posted = await fetch(`http://127.0.0.1:${port}/note`, { method: 'POST', body: 'hello' })
    expect(await posted.text()).toBe('hello')
  })

  it('responds before the body has come where the site need not read it, and ends the connection', async () => {
    const said = await say(
      await serve(hello),
      'POST /note HTTP/1.1\r\nhost: a\r\ncontent-length: 6000000\r\n\r\nabc',
    )
    expect(said).toMatch(/^HTTP\/1\.1 200 /)
    expect(said).toContain('connection: close\r\n')
  })

  it('says why a body that stands still is not waited for', async () => {
    const port = await serve((_request, bindings) =>
      echo(bindings, 50).catch(() => new Response('too slow', { status: 408 })),
    )
    const said = await say(port, 'POST /note HTTP/1.1\r\nhost: a\r\ncontent-length: 6000000\r\n\r\nabc')
    expect(said).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('takes no more of a large body than is read', async () => {
    let taken = 0
    const { promise: looked, resolve } = Promise.withResolvers<void>()
    const port = await serve(async (request, bindings) => {
      const reader = bindings.body?.().getReader()
      taken += (await reader?.read())?.value?.byteLength ?? 0
      await looked
      return hello(request, bindings)
    })
    const socket = connect(port, '127.0.0.1')
    socket.write('POST /note HTTP/1.1\r\nhost: a\r\ncontent-length: 32000000\r\n\r\n')
    socket.write(Buffer.alloc(32_000_000))
    await expect.poll(() => taken).toBeGreaterThan(0)
    expect(taken).toBeLessThanOrEqual(65_536)
    expect(socket.writableLength).toBeGreaterThan(0)
    socket.destroy()
    resolve()
  })

  it('survives a body that breaks off', async () => {
    const port = await serve((request, bindings) =>
      request.method === 'POST' ? echo(bindings) : hello(request, bindings),
    )
    const socket = connect(port, '127.0.0.1')
    socket.end('POST /note HTTP/1.1\r\nhost: a\r\ncontent-length: 50\r\n\r\nhel')
    expect(await text(socket)).not.toContain(' 200 ')
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('GET / ')
  })

  it.each([
    { refusal: 'Bad request', request: 'NONSENSE\r\n\r\n' },
    {
      refusal: 'Bad request',
      request: 'GET / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n',
    },
    {
      refusal: 'Request header fields too large',
      request: `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(9_000)}\r\n\r\n`,
    },
    {
      refusal: 'Request header fields too large',
      request: `GET /${'a'.repeat(9_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
    },
    { refusal: 'Bad request', request: 'GET / HTTP/1.1\r\nhost: a\r\n bad: folded\r\n\r\n' },
  ])(
    'refuses what is not proper HTTP through the site, with a page: $refusal',
    async ({ refusal, request }) => {
      const said = await say(await serve(hello), request)
      expect(said).toContain('x-always: yes\r\n')
      expect(said.endsWith(`\r\n\r\n${refusal} at / for text/html`)).toBe(true)
    },
  )

  it.each([
    { refusal: 'Bad request', lines: 'GET / HTTP/1.1\r\n\r\n' },
    { refusal: 'Expectation failed', lines: 'GET / HTTP/1.1\r\nhost: a\r\nexpect: miracles\r\n\r\n' },
    {
      refusal: 'Expectation failed',
      lines: 'POST / HTTP/1.1\r\nhost: a\r\nexpect: miracles\r\ncontent-length: 5\r\n\r\nhello',
    },
    {
      refusal: 'Content too large',
      lines: 'POST / HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\ncontent-length: 5\r\n\r\nhello',
    },
  ])('refuses through the site what Node would answer: $lines', async ({ refusal, lines }) => {
    const said = await say(await serve(hello), lines)
    expect(said).toContain('x-always: yes\r\n')
    expect(said).toContain('connection: close\r\n')
    expect(said).toContain(`${refusal} at / for anything`)
  })

  it.each(['GET * HTTP/1.1\r\nhost: a', 'GET / HTTP/1.1\r\nhost: a b', 'GET /a\\b HTTP/1.1\r\nhost: a'])(
    'refuses what makes no URL: %s',
    async (lines) => {
      const said = await say(await serve(hello), `${lines}\r\nconnection: close\r\n\r\n`)
      expect(said).toContain('Bad request at / for text/html')
    },
  )

  it('serves a program of HTTP/1.0, which names no host', async () => {
    expect(await say(await serve(hello), 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  })

  it.each(['GET /', 'GET / HTTP/2.0'])('refuses a version that it does not speak: %s', async (line) => {
    const said = await say(await serve(hello), `${line}\r\nHost: mall.example\r\n\r\n`)
    expect(said).toMatch(/^HTTP\/1\.1 400 /)
    expect(said).not.toContain('HTTP/1.1 200')
  })

  it('survives a site that fails', async () => {
    const port = await serve(() => Promise.reject(new Error('broken')))
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(500)
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(500)
  })

  it('cuts off who sends the headers byte by byte', async () => {
    const limits = { headersTimeout: 100, connectionsCheckingInterval: 20 }
    const port = await serve(hello, limits)
    const socket = connect(port, '127.0.0.1')
    const drip = setInterval(() => socket.write('x'), 10)
    socket.write('GET / HTTP/1.1\r\nhost: a\r\nx: ')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
    clearInterval(drip)
  })

  it('cuts off who asks and reads nothing', async () => {
    const body = new Uint8Array(32_000_000)
    const port = await serve(() => new Response(body), { idleSocket: 100 })
    const socket = connect(port, '127.0.0.1').pause()
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
    await expect.poll(countConnections).toBe(1)
    await expect.poll(countConnections, { timeout: 10_000 }).toBe(0)
    socket.destroy()
  })

  it('cuts off who reads an answer a little at a time, and nobody who reads it at once', async () => {
    const body = new Uint8Array(32_000_000)
    const port = await serve(() => new Response(body), { reading: 300, slowestReading: body.byteLength })
    const socket = connect(port, '127.0.0.1').pause()
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
    const sip = setInterval(() => socket.read(1), 20)
    await expect.poll(countConnections).toBe(1)
    await expect.poll(countConnections, { timeout: 10_000 }).toBe(0)
    clearInterval(sip)
    socket.destroy()
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    expect((await answer.bytes()).byteLength).toBe(body.byteLength)
  })

  it('has the limits that Node lacks', () => {
    const server = createNodeServer({ fetch: hello })
    const { headersTimeout, requestTimeout, keepAliveTimeout } = server
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 8_000,
      requestTimeout: 150_000,
      keepAliveTimeout: 5_000,
    })
  })
})

describe('the site behind the server', () => {
  it('answers HEAD with the length and no body', async () => {
    const port = await serveSite(createTestSite())
    const said = await say(port, 'HEAD /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
    expect(said).toContain('content-length: 3\r\n')
    expect(said.endsWith('\r\n\r\n')).toBe(true)
  })

  it.each([
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\nhello',
    'GET / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    'PUT /note HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\nhello',
    'POST /note HTTP/1.1\r\nhost: a\r\ncontent-length: 500000\r\n\r\n',
    'POST /note HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-encoding: br\r\n\r\nhello',
    'POST /note HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ])('refuses a body unread and ends the connection: %j', async (request) => {
    const hidden = 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n'
    const said = await say(await serveSite(createTestSite()), `${request}${hidden}`)
    expect(said).toMatch(/^HTTP\/1\.1 413 /)
    expect(said).toContain('x-content-type-options: nosniff\r\n')
    expect(said).toContain('connection: close\r\n')
    expect(said).not.toContain('ok\n')
  })

  it('lets a browser finish sending what it refuses, so that it reads why', async () => {
    const port = await serveSite(createTestSite())
    const body = new Uint8Array(8_000_000)
    const response = await fetch(`http://127.0.0.1:${port}/note`, { method: 'POST', body })
    expect([response.status, await response.text()]).toEqual([413, 'Content too large\n'])
  })
})

describe('the fast path', () => {
  /** Everything that the server sends for a page but its date. */
  const pageOf = async (port: number, lines = '') => {
    const request = `GET /stores HTTP/1.1\r\nhost: mall.example\r\n${lines}connection: close\r\n\r\n`
    return (await say(port, request)).replace(/^date: .*\r\n/im, '')
  }

  it.each(['', 'accept-encoding: br\r\n', 'accept-encoding: gzip\r\n'])(
    'sends the same bytes as the site: %j',
    async (lines) => {
      const site = createTestSite()
      const port = await serveSite(site)
      const first = await pageOf(port, lines)
      // What compresses a page goes on for a moment.
      await expect.poll(() => pageOf(port, lines)).toBe(first)
      const ready = await serveSite({ ...site, fetch: () => new Response('not fast') })
      expect(await pageOf(ready, lines)).toBe(first)
    },
  )
})
