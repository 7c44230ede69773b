import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { listen, type Listening } from './listen.ts'

let server: Listening | undefined

afterEach(async () => {
  await server?.close(0)
  server = undefined
})

describe('a request that is not proper HTTP', () => {
  it.each([
    [400, 'NONSENSE\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\nhost: a b\r\n\r\n'],
    [417, 'GET / HTTP/1.1\r\nhost: a\r\nexpect: miracles\r\n\r\n'],
    [431, `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(9_000)}\r\n\r\n`],
  ])('gets %i as JSON, with the headers of every answer (%#)', async (status, bytes) => {
    const said = await say(bytes)
    expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    const [head = '', body = ''] = said.split('\r\n\r\n')
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(head.toLowerCase()).toContain("content-security-policy: default-src 'none'")
    expect(JSON.parse(body)).toMatchObject({ status, message: expect.stringMatching(/\.$/) })
  })
})

/** What the server says to these very bytes. */
async function say(bytes: string): Promise<string> {
  server = await listen(() => Promise.resolve(new Response('served')), { host: '127.0.0.1', port: 0 })
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.end(bytes)
  return text(socket)
}
