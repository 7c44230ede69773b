import { createServer, type RequestListener, type Server } from 'node:http'
import { expect, it } from 'vitest'
import { closeServer } from './close-server.ts'
import { listen } from './listen.ts'

async function serve(listener: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(listener)
  return { server, url: await listen(server, { host: '127.0.0.1', port: 0, settings: 'SITE' }) }
}

it('lets a request under way get its response, and takes no other', async () => {
  const { promise: waiting, resolve: respond } = Promise.withResolvers<void>()
  const { promise: received, resolve: receive } = Promise.withResolvers<void>()
  const { server, url } = await serve((_, response) => {
    receive()
    void waiting.then(() => response.end('done'))
  })
  const response = fetch(url)
  await received
  const closed = closeServer(server, { drainSeconds: 0 })
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  respond()
  expect(await (await response).text()).toBe('done')
  await closed
})

it('goes on taking requests while it drains, each on a connection that ends', async () => {
  const { server, url } = await serve((_, response) => response.end('served'))
  // Long enough for a request of a busy machine.
  const closed = closeServer(server, { drainSeconds: 3 })
  const response = await fetch(url)
  expect([await response.text(), response.headers.get('connection')]).toEqual(['served', 'close'])
  await closed
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})

it('ends streams that would never end', async () => {
  const ends: (() => void)[] = []
  const { server, url } = await serve((_, response) => {
    response.write('first')
    ends.push(() => response.end())
  })
  const response = await fetch(url)
  await closeServer(server, { drainSeconds: 0, endStreams: () => ends.forEach((end) => end()) })
  expect(await response.text()).toBe('first')
})
