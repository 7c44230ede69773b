import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { Problem } from '@promenade/process/problem'
import { describe, expect, it } from 'vitest'
import { exchange, type ServedSite, serveSite } from '../../testing/serve-site.ts'
import { createTestSite } from '../../testing/site.ts'
import { createNodeServer, type NodeSite } from './node-server.ts'
import { readBytes } from './read-body.ts'
import type { SiteBindings } from './site-env.ts'

/** Serves on a free port; a refusal is a response that names it. */
function serve(respond: NodeSite['fetch'], limits: Parameters<typeof serveSite>[1] = {}) {
  return serveSite({ fetch: (...given) => refusalOf(...given) ?? respond(...given) }, limits)
}

function refusalOf({ headers }: Request, { refusal, target = '/' }: SiteBindings): Response | undefined {
  if (!(refusal instanceof Problem)) return undefined
  const text = `${refusal.message} at ${target} for ${headers.get('accept') ?? 'anything'}`
  return new Response(text, { status: refusal.status, headers: { 'x-always': 'yes' } })
}

function countConnections({ server }: ServedSite): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
}

/** A client that reads nothing, once the server has its connection. */
async function connectWithoutReading({ server, port }: ServedSite): Promise<Socket> {
  const taken = once(server, 'connection')
  const socket = connect(port, '127.0.0.1').pause()
  await taken
  return socket
}

/** Responds with the body, unless it pauses for so many milliseconds. */
async function echo({ body }: SiteBindings, idleTimeout = 60_000): Promise<Response> {
  return new Response(body && (await readBytes(body(), { maxBytes: 1_000_000, idleTimeout })))
}

function hello(request: Request, { target }: SiteBindings): Response {
  return new Response(`${request.method} ${target} ${request.headers.get('x-one') ?? ''}`, {
    headers: { 'content-type': 'text/plain' },
  })
}

describe('the server', () => {
  it('passes the request target unchanged', async () => {
    const { port } = await serve(hello)
    const response = await fetch(`http://127.0.0.1:${port}/a%20b?c=%2F`, { headers: { 'x-one': '1' } })
    expect(await response.text()).toBe('GET /a%20b?c=%2F 1')
    expect(response.headers.get('content-length')).toBe('18')
    const raw = await exchange(port, 'GET //a/../b HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
    expect(raw).toContain('GET //a/../b ')
  })

  it('sends each cookie in a header of its own, and knows the client’s address', async () => {
    const cookies = ['a=1; Path=/', 'b=2']
    const headers = cookies.map((cookie): [string, string] => ['set-cookie', cookie])
    const { port } = await serve((_request, { address }) => new Response(address, { headers }))
    const response = await fetch(`http://127.0.0.1:${port}/`)
    expect(response.headers.getSetCookie()).toEqual(cookies)
    expect(await response.text()).toBe('127.0.0.1')
  })

  it('waits for an asynchronous response', async () => {
    const { port } = await serve(async (...given) => hello(...given))
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('GET / ')
  })

  it('reads a body', async () => {
    const { port } = await serve((_request, bindings) => echo(bindings))
    const posted = await fetch(`http://127.0.0.1:${port}/note`, { method: 'POST', body: 'hello' })
    expect(await posted.text()).toBe('hello')
  })

  it('responds before an unread body is received, and ends the connection', async () => {
    const response = await exchange(
      (await serve(hello)).port,
      'POST /note HTTP/1.1\r\nhost: a\r\ncontent-length: 6000000\r\n\r\nabc',
    )
    expect(response).toMatch(/^HTTP\/1\.1 200 /)
    expect(response).toContain('connection: close\r\n')
  })

  it('responds to a body that stalls', async () => {
    const { port } = await serve((_request, bindings) =>
      echo(bindings, 50).catch(() => new Response('too slow', { status: 408 })),
    )
    const response = await exchange(
      port,
      'POST /note HTTP/1.1\r\nhost: a\r\ncontent-length: 6000000\r\n\r\nabc',
    )
    expect(response).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('receives only as much of a large body as is read', async () => {
    let taken = 0
    const { promise: looked, resolve } = Promise.withResolvers<void>()
    const { port } = await serve(async (request, bindings) => {
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

  it('survives a body that is not completed', async () => {
    const { port } = await serve((request, bindings) =>
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
  ])('refuses malformed HTTP through the site, with a page: $refusal', async ({ refusal, request }) => {
    const response = await exchange((await serve(hello)).port, request)
    expect(response).toContain('x-always: yes\r\n')
    expect(response.endsWith(`\r\n\r\n${refusal} at / for text/html`)).toBe(true)
  })

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
  ])('refuses through the site what Node would respond to itself: $lines', async ({ refusal, lines }) => {
    const response = await exchange((await serve(hello)).port, lines)
    expect(response).toContain('x-always: yes\r\n')
    expect(response).toContain('connection: close\r\n')
    expect(response).toContain(`${refusal} at / for anything`)
  })

  it.each(['GET * HTTP/1.1\r\nhost: a', 'GET / HTTP/1.1\r\nhost: a b', 'GET /a\\b HTTP/1.1\r\nhost: a'])(
    'refuses a target that is no URL: %s',
    async (lines) => {
      const response = await exchange((await serve(hello)).port, `${lines}\r\nconnection: close\r\n\r\n`)
      expect(response).toContain('Bad request at / for text/html')
    },
  )

  it('serves an HTTP/1.0 client, which sends no host', async () => {
    expect(await exchange((await serve(hello)).port, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  })

  it.each(['GET /', 'GET / HTTP/2.0'])('refuses an unknown version: %s', async (line) => {
    const response = await exchange((await serve(hello)).port, `${line}\r\nHost: mall.example\r\n\r\n`)
    expect(response).toMatch(/^HTTP\/1\.1 400 /)
    expect(response).not.toContain('HTTP/1.1 200')
  })

  it('survives a site that fails', async () => {
    const { port } = await serve(() => Promise.reject(new Error('broken')))
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(500)
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(500)
  })

  it('disconnects a client that sends its headers byte by byte', async () => {
    const limits = { headersTimeout: 100, connectionsCheckingInterval: 20 }
    const { port } = await serve(hello, limits)
    const socket = connect(port, '127.0.0.1')
    const drip = setInterval(() => socket.write('x'), 10)
    socket.write('GET / HTTP/1.1\r\nhost: a\r\nx: ')
    let received = ''
    socket.setEncoding('utf8').on('data', (part: string) => (received += part))
    // What is sent to a connection that has just ended resets it.
    socket.on('error', () => {})
    await new Promise((resolve) => socket.once('close', resolve))
    expect(received).toMatch(/^HTTP\/1\.1 408 /)
    clearInterval(drip)
  })

  it('disconnects a client that does not read', async () => {
    const body = new Uint8Array(32_000_000)
    const served = await serve(() => new Response(body), { idleSocketTimeout: 100 })
    const socket = await connectWithoutReading(served)
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
    await expect.poll(() => countConnections(served)).toBe(0)
    socket.destroy()
  })

  it('disconnects a client that sends many requests at once and reads no response', async () => {
    const body = new Uint8Array(200_000)
    const respond = async () => new Response(body)
    const served = await serve(respond, { idleSocketTimeout: 100 })
    const socket = await connectWithoutReading(served)
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(500))
    await expect.poll(() => countConnections(served)).toBe(0)
    socket.destroy()
  })

  it('disconnects a client that reads very slowly', async () => {
    const body = new Uint8Array(32_000_000)
    const served = await serve(() => new Response(body), {
      readingTimeout: 300,
      minBytesPerSecond: body.byteLength,
    })
    const socket = await connectWithoutReading(served)
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
    const reading = setInterval(() => socket.read(1), 20)
    await expect.poll(() => countConnections(served)).toBe(0)
    clearInterval(reading)
    socket.destroy()
  })

  it('gives a client longer for a longer response', async () => {
    const body = new Uint8Array(32_000_000)
    // Without the time for its bytes the client would be disconnected at once. Their time is enough on a busy machine.
    const limits = { readingTimeout: 0, minBytesPerSecond: body.byteLength / 20 }
    const { port } = await serve(() => new Response(body), limits)
    const response = await fetch(`http://127.0.0.1:${port}/`)
    expect((await response.bytes()).byteLength).toBe(body.byteLength)
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
  it('responds to HEAD with the length and no body', async () => {
    const { port } = await serveSite(createTestSite())
    const response = await exchange(port, 'HEAD /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
    expect(response).toContain('content-length: 3\r\n')
    expect(response.endsWith('\r\n\r\n')).toBe(true)
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
    const response = await exchange((await serveSite(createTestSite())).port, `${request}${hidden}`)
    expect(response).toMatch(/^HTTP\/1\.1 413 /)
    expect(response).toContain('x-content-type-options: nosniff\r\n')
    expect(response).toContain('connection: close\r\n')
    expect(response).not.toContain('ok\n')
  })

  it.each(['+0\r\n\r\n', '0;evil="\r\n', '10000000000000000\r\n'])(
    'sends no second response after a refusal, where the body is malformed: %j',
    async (body) => {
      const lines = 'GET /stores HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n'
      const response = await exchange((await serveSite(createTestSite())).port, lines + body)
      expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413'])
      expect(response.endsWith('\r\n\r\nContent too large\n')).toBe(true)
    },
  )

  it('lets a browser finish sending a refused body, so that it shows the response', async () => {
    const { port } = await serveSite(createTestSite())
    const body = new Uint8Array(8_000_000)
    const response = await fetch(`http://127.0.0.1:${port}/note`, { method: 'POST', body })
    expect([response.status, await response.text()]).toEqual([413, 'Content too large\n'])
  })
})
