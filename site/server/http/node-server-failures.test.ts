import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { serveSite } from '../../testing/serve-site.ts'

async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return text(socket).catch(() => '')
}

describe('a server whose site fails', () => {
  it('survives a fast path that fails', async () => {
    const { port } = await serveSite({
      fetch: () => new Response('served'),
      findReady({ url }) {
        if (url === '/broken') throw new Error('broken')
        return undefined
      },
    })
    await expect(fetch(`http://127.0.0.1:${port}/broken`)).rejects.toThrow()
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('served')
  })

  it.each(['100-continue', 'miracles'])('survives a refusal of "%s" that fails', async (expectation) => {
    const { port } = await serveSite({ fetch: () => Promise.reject(new Error('broken')) })
    const request = `POST / HTTP/1.1\r\nHost: a\r\nExpect: ${expectation}\r\nContent-Length: 9\r\n\r\n`
    await exchange(port, request)
    expect(await exchange(port, request.replace('Host: a', 'Host: a b'))).not.toContain(' 200 ')
  })
})
