import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createNodeServer, type NodeSite } from './node-server.ts'

const idleSocketTimeout = 7_777

const fetchOnly: NodeSite = { fetch: () => new Response('x'.repeat(20_000)) }
const ready: NodeSite = {
  ...fetchOnly,
  findReady: () => ({ status: 200, headers: [], body: Buffer.alloc(20_000) }),
}

it.each([
  ['from the fast path', ready],
  ['from the site', fetchOnly],
])('starts no timer for a response that the system takes whole, %s', async (_, site) => {
  const server = createNodeServer(site, { idleSocketTimeout }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const timers: number[] = []
  server.on('connection', (socket) => {
    const setTimer = socket.setTimeout.bind(socket)
    vi.spyOn(socket, 'setTimeout').mockImplementation((milliseconds, ...others) => {
      timers.push(milliseconds)
      return setTimer(milliseconds, ...others)
    })
  })
  await fetch(`http://127.0.0.1:${portOf(server.address())}/`)
  // The one of Node, for the next request of the connection.
  await expect.poll(() => timers).not.toEqual([])
  expect(timers).not.toContain(idleSocketTimeout)
})

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}
