import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import type { Answer, Ask } from './site-env.ts'
import { createNodeServer } from './node-server.ts'
import { readBytes } from './read-body.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(
  answer: (ask: Ask) => Answer | Promise<Answer>,
  maxBytes: (ask: Ask) => number = () => 0,
  limits: Parameters<typeof createNodeServer>[1] = {},
): Promise<number> {
  const server = createNodeServer({ answer, refuse, maxBytes }, limits).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

function refuse(status: number, { target, header }: Pick<Ask, 'target' | 'header'>): Answer {
  const words = `refused ${target} for ${header('accept') ?? 'anything'}`
  return { status, headers: { 'x-always': 'yes' }, body: new TextEncoder().encode(words) }
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

/** Of posts to `/note` alone. */
function smallNotes({ method, target }: Ask): number {
  return method === 'POST' && target === '/note' ? 2_048 : 0
}

/** The body, if it comes without a pause of so many milliseconds. */
async function echo({ body }: Ask, silence = 5_000): Promise<Answer> {
  const bytes = body && (await readBytes(body, { maxBytes: 1_000_000, silence }))
  return { status: 200, headers: {}, ...(bytes && { body: bytes }) }
}

function hello(ask: Ask): Answer {
  return {
    status: 200,
    headers: { 'content-type': 'text/plain' },
    body: new TextEncoder().encode(`${ask.method} ${ask.target} ${ask.header('x-one') ?? ''}`),
  }
}

describe('the server', () => {
  it('passes on what was asked, undecoded, and answers', async () => {
    const port = await serve(hello)
    const answer = await fetch(`http://127.0.0.1:${port}/a%20b?c=%2F`, { headers: { 'x-one': '1' } })
    expect(await answer.text()).toBe('GET /a%20b?c=%2F 1')
    expect(answer.headers.get('content-length')).toBe('18')
  })

  it('says each cookie in a line of its own, and who is connected', async () => {
    const port = await serve(({ address }) => ({
      status: 200,
      headers: {},
      cookies: ['a=1; Path=/', 'b=2'],
      body: new TextEncoder().encode(address),
    }))
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2'])
    expect(await answer.text()).toBe('127.0.0.1')
  })

  it('waits for an answer that takes a while', async () => {
    const port = await serve(async (ask) => hello(ask))
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('GET / ')
  })

  it('answers HEAD with the length and no body', async () => {
    const port = await serve(hello)
    const said = await say(port, 'HEAD /x HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
    expect(said).toContain('content-length: 8\r\n')
    expect(said.endsWith('\r\n\r\n')).toBe(true)
  })

  it.each([
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\nhello',
    'GET / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST / HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\ncontent-length: 5\r\n\r\n',
  ])('refuses a body unread and ends the connection: %j', async (request) => {
    const port = await serve(hello)
    const said = await say(port, request)
    expect(said).toMatch(/^HTTP\/1\.1 413 /)
    expect(said).toContain('x-always: yes')
    expect(said).toContain('refused / for anything')
  })

  it('reads a small body where one is expected', async () => {
    const port = await serve((ask) => echo(ask), smallNotes)
    const posted = await fetch(`http://127.0.0.1:${port}/note`, { method: 'POST', body: 'hello' })
    expect(await posted.text()).toBe('hello')
  })

  it.each([
    'POST /note?x HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\nhello',
    'PUT /note HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\nhello',
    'POST /note HTTP/1.1\r\nhost: a\r\ncontent-length: 5000\r\n\r\n',
    'POST /note HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-encoding: br\r\n\r\nhello',
    'POST /note HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ])('refuses any other body there too: %j', async (request) => {
    expect(await say(await serve(hello, smallNotes), request)).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('lets a browser finish sending what it refuses, so that it reads why', async () => {
    const port = await serve(hello, smallNotes)
    const body = new Uint8Array(8_000_000)
    const answer = await fetch(`http://127.0.0.1:${port}/note`, { method: 'POST', body })
    expect([answer.status, await answer.text()]).toEqual([413, 'refused /note for */*'])
  })

  it('answers before the body has come where the site need not read it', async () => {
    const port = await serve(hello, () => 6_000_000)
    const said = await say(port, 'POST /note HTTP/1.1\r\nhost: a\r\ncontent-length: 6000000\r\n\r\nabc')
    expect(said).toMatch(/^HTTP\/1\.1 200 /)
    expect(said).toContain('connection: close\r\n')
  })

  it('says why a body that stands still is not waited for', async () => {
    const port = await serve(
      (ask) => echo(ask, 50).catch(() => refuse(408, ask)),
      () => 6_000_000,
    )
    const said = await say(port, 'POST /note HTTP/1.1\r\nhost: a\r\ncontent-length: 6000000\r\n\r\nabc')
    expect(said).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('takes no more of a large body than is read', async () => {
    let taken = 0
    const { promise: looked, resolve } = Promise.withResolvers<void>()
    const port = await serve(
      async (ask) => {
        const reader = ask.body?.getReader()
        taken += (await reader?.read())?.value?.byteLength ?? 0
        await looked
        return hello(ask)
      },
      () => 32_000_000,
    )
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
    const port = await serve((ask) => (ask.body ? echo(ask) : hello(ask)), smallNotes)
    const socket = connect(port, '127.0.0.1')
    socket.end('POST /note HTTP/1.1\r\nhost: a\r\ncontent-length: 50\r\n\r\nhel')
    expect(await text(socket)).not.toContain(' 200 ')
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('GET / ')
  })

  it.each([
    { status: 400, request: 'NONSENSE\r\n\r\n' },
    {
      status: 400,
      request: 'GET / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n',
    },
    { status: 431, request: `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(9_000)}\r\n\r\n` },
    { status: 431, request: `GET /${'a'.repeat(9_000)} HTTP/1.1\r\nhost: a\r\n\r\n` },
    { status: 400, request: 'GET / HTTP/1.1\r\nhost: a\r\n bad: folded\r\n\r\n' },
  ])('refuses what is not proper HTTP with $status and a page', async ({ status, request }) => {
    const port = await serve(hello)
    const said = await say(port, request)
    expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(said).toContain('x-always: yes\r\n')
    expect(said.endsWith('\r\n\r\nrefused / for text/html')).toBe(true)
  })

  it.each([
    { status: 400, lines: 'GET / HTTP/1.1\r\n\r\n' },
    { status: 417, lines: 'GET / HTTP/1.1\r\nhost: a\r\nexpect: miracles\r\n\r\n' },
    {
      status: 417,
      lines: 'POST /note HTTP/1.1\r\nhost: a\r\nexpect: miracles\r\ncontent-length: 5\r\n\r\nhello',
    },
    {
      status: 413,
      lines: 'POST /note HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\ncontent-length: 5\r\n\r\nhello',
    },
  ])('refuses with $status in its own words what Node would answer: $lines', async ({ status, lines }) => {
    const socket = connect(await serve(hello, smallNotes), '127.0.0.1')
    socket.end(lines)
    const said = await text(socket)
    expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(said).toContain('x-always: yes\r\n')
    expect(said).toMatch(/refused \/(note)? for anything$/)
  })

  it('serves a program of HTTP/1.0, which names no host', async () => {
    expect(await say(await serve(hello), 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  })

  it.each(['GET /', 'GET / HTTP/2.0'])('refuses a version that it does not speak: %s', async (line) => {
    const said = await say(await serve(hello), `${line}\r\nHost: mall.example\r\n\r\n`)
    expect(said).toMatch(/^HTTP\/1\.1 400 /)
    expect(said).not.toContain('HTTP/1.1 200')
  })

  it('survives an answer that fails', async () => {
    const port = await serve(() => Promise.reject(new Error('broken')))
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
  })

  it('cuts off who sends the headers byte by byte', async () => {
    const limits = { headersTimeout: 100, connectionsCheckingInterval: 20 }
    const port = await serve(hello, undefined, limits)
    const socket = connect(port, '127.0.0.1')
    const drip = setInterval(() => socket.write('x'), 10)
    socket.write('GET / HTTP/1.1\r\nhost: a\r\nx: ')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
    clearInterval(drip)
  })

  it('cuts off who asks and reads nothing', async () => {
    const body = new Uint8Array(32_000_000)
    const port = await serve(() => ({ status: 200, headers: {}, body }), undefined, { idleSocket: 100 })
    const socket = connect(port, '127.0.0.1').pause()
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
    await expect.poll(countConnections).toBe(1)
    await expect.poll(countConnections, { timeout: 10_000 }).toBe(0)
    socket.destroy()
  })

  it('cuts off who reads an answer a little at a time, and nobody who reads it at once', async () => {
    const body = new Uint8Array(32_000_000)
    const large = () => ({ status: 200, headers: {}, body })
    const port = await serve(large, undefined, { reading: 300, slowestReading: body.byteLength })
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
    const server = createNodeServer({ answer: hello, refuse, maxBytes: () => 0 })
    const { headersTimeout, requestTimeout, keepAliveTimeout } = server
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 8_000,
      requestTimeout: 150_000,
      keepAliveTimeout: 5_000,
    })
  })
})
