import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { requestPlatform, readBytes } from '../../content/platform-request.ts'
import { platformFetch } from './platform-fetch.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(listener: RequestListener): Promise<URL> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  return new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`)
}

describe('a request to the platform', () => {
  it('requests gzip only and unpacks it', async () => {
    let asked: string | undefined
    const url = await serve((request, response) => {
      asked = request.headers['accept-encoding']
      response.writeHead(200, { 'content-encoding': 'gzip', etag: '"1"' }).end(gzipSync('[1,2]'))
    })
    expect(await requestPlatform({ fetch: platformFetch, url })).toEqual({
      kind: 'changed',
      body: [1, 2],
      decidedVersion: 0,
      etag: '"1"',
    })
    expect(asked).toBe('gzip')
  })

  it('is sent again when the platform closes the connection that it reuses', async () => {
    const requests: number[] = []
    const url = await serve(({ socket }, response) => {
      const port = socket.remotePort ?? 0
      if (requests.includes(port)) socket.resetAndDestroy()
      else response.end('1')
      requests.push(port)
    })
    for (let time = 0; time < 2; time += 1)
      expect(await requestPlatform({ fetch: platformFetch, url })).toMatchObject({ kind: 'changed', body: 1 })
    const [first, second, third] = requests
    expect([second === first, third === first, requests.length]).toEqual([true, false, 3])
  })

  it('is not sent again when a new connection is closed', async () => {
    let requests = 0
    const url = await serve(({ socket }) => {
      requests += 1
      socket.resetAndDestroy()
    })
    await expect(requestPlatform({ fetch: platformFetch, url })).rejects.toThrow('cannot be reached')
    expect(requests).toBe(1)
  })

  it('sends a body as a POST with its length, on a connection of its own', async () => {
    const seen: unknown[] = []
    const url = await serve((request, response) => {
      const { method, headers, socket } = request
      text(request).then((body) => {
        seen.push([method, headers['content-length'], body, headers.connection])
        response.writeHead(201, { 'access-token': ' ', uid: 'ana', client: 'one', 'set-cookie': 'a=b' }).end()
        socket.end()
      }, socket.destroy)
    })
    for (let time = 0; time < 2; time += 1) {
      const signal = AbortSignal.timeout(60_000)
      const response = await platformFetch(url.href, {
        method: 'POST',
        headers: {},
        signal,
        body: '{"a":"é"}',
      })
      expect([...response.headers]).toEqual([
        ['access-token', ''],
        ['client', 'one'],
        ['uid', 'ana'],
      ])
    }
    expect(seen).toEqual(Array.from({ length: 2 }, () => ['POST', '10', '{"a":"é"}', 'close']))
  })

  it('never decodes Brotli', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync('[1]'))
    })
    await expect(requestPlatform({ fetch: platformFetch, url })).rejects.toThrow('cannot be reached')
  })

  it('stops unpacking a small response at the size limit', async () => {
    const bomb = gzipSync(Buffer.alloc(5_000_000, ' '))
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
    })
    const limits = { begins: 60_000, ends: 60_000, size: 1_000_000 }
    await expect(requestPlatform({ fetch: platformFetch, url, limits })).rejects.toThrow(
      'more than the size limit',
    )
  })

  it('does not follow a redirect', async () => {
    let requests = 0
    const url = await serve((_request, response) => {
      requests += 1
      response.writeHead(302, { location: '/elsewhere' }).end()
    })
    await expect(requestPlatform({ fetch: platformFetch, url })).rejects.toThrow('status 302')
    expect(requests).toBe(1)
  })

  it('rejects a response that breaks off', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('[1,')
      setImmediate(() => response.destroy())
    })
    await expect(requestPlatform({ fetch: platformFetch, url })).rejects.toThrow('broke off its response')
  })

  it('rejects broken gzip', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip at all')
    })
    await expect(requestPlatform({ fetch: platformFetch, url })).rejects.toThrow('broke off its response')
  })

  it('times out without a response', async () => {
    const url = await serve(() => undefined)
    const limits = { begins: 30, ends: 60, size: 1_000 }
    await expect(requestPlatform({ fetch: platformFetch, url, limits })).rejects.toThrow(
      'did not respond in time',
    )
  })

  it('reports an unreachable platform without its address', async () => {
    const url = await serve(() => undefined)
    servers.splice(0).forEach((server) => server.close())
    const asking = requestPlatform({ fetch: platformFetch, url })
    await expect(asking).rejects.toMatchObject({ message: 'cannot be reached', isUnreachable: true })
  })
})

describe('reading a body', () => {
  it('returns all bytes', async () => {
    expect(await readBytes(new Response('abc'), 3)).toEqual(new TextEncoder().encode('abc'))
  })
})
