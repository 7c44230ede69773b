import type { Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { closeServer } from '@promenade/process/close-server'
import { listen } from '@promenade/process/listen'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createNodeServer } from './node-server.ts'

let server: Server | undefined

afterEach(async () => {
  if (server !== undefined) await closeServer(server, { drainSeconds: 0 })
  server = undefined
})

describe('an invalid HTTP request', () => {
  it.each([
    [400, 'NONSENSE\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\nhost: a b\r\n\r\n'],
    [417, 'GET / HTTP/1.1\r\nhost: a\r\nexpect: miracles\r\n\r\n'],
    [431, `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(9_000)}\r\n\r\n`],
  ])('gets %i as a problem, with the headers of every response (%#)', async (status, bytes) => {
    const response = await send(bytes)
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    const [head = '', body = ''] = response.split('\r\n\r\n')
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(head.toLowerCase()).toContain("content-security-policy: default-src 'none'")
    expect(head.toLowerCase()).toContain('content-type: application/problem+json')
    expect(JSON.parse(body)).toMatchObject({ status, title: expect.stringMatching(/\.$/) })
  })
})

it.each(['GET', 'POST'])(
  'ends the connection after a %s without a host, and what follows it',
  async (method) => {
    const following = 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n'
    const response = await send(`${method} / HTTP/1.1\r\n\r\n${following}`, { isOpen: true })
    expect(response).toMatch(/^HTTP\/1\.1 400 /)
    expect(response.toLowerCase()).toContain('connection: close')
    expect(response).not.toContain('served')
  },
)

describe('a request that is refused before its body is read', () => {
  const refuse = () => Promise.resolve(Response.json({ code: 'too-large' }, { status: 413 }))

  it('is answered, and received up to a bound, so that a browser that still sends reads the response', async () => {
    server = createNodeServer(refuse)
    const url = await listen(server, { host: '127.0.0.1', port: 0, settings: 'PLATFORM' })
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const response = await fetch(url, { method: 'POST', body: new Uint8Array(30 * 1_024 * 1_024) })
      expect([response.status, await response.json()]).toEqual([413, { code: 'too-large' }])
      expect(response.headers.get('connection')).toBe('close')
    }
  })

  it('is not received for longer than its sender sends', async () => {
    server = createNodeServer(refuse)
    const url = await listen(server, { host: '127.0.0.1', port: 0, settings: 'PLATFORM' })
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 30000000\r\n\r\nabc')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('is not received where it is too long', async () => {
    // The server would wait for the rest until a timer ends it.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    server = createNodeServer(refuse)
    const url = await listen(server, { host: '127.0.0.1', port: 0, settings: 'PLATFORM' })
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 3000000000\r\n\r\nabc')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /)
  })
})

/** Sends raw bytes to the server and returns its response. */
async function send(bytes: string, { isOpen = false } = {}): Promise<string> {
  server = createNodeServer(() => Promise.resolve(new Response('served')))
  const url = await listen(server, { host: '127.0.0.1', port: 0, settings: 'PLATFORM' })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  if (isOpen) socket.write(bytes)
  else socket.end(bytes)
  return text(socket)
}
