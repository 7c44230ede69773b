import { expect, it, vi } from 'vitest'
import { serveSite } from '../../testing/serve-site.ts'
import type { NodeSite } from './node-server.ts'

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
  const { server, port } = await serveSite(site, { idleSocketTimeout })
  const timers: number[] = []
  server.on('connection', (socket) => {
    const setTimer = socket.setTimeout.bind(socket)
    vi.spyOn(socket, 'setTimeout').mockImplementation((milliseconds, ...others) => {
      timers.push(milliseconds)
      return setTimer(milliseconds, ...others)
    })
  })
  await fetch(`http://127.0.0.1:${port}/`)
  // The one of Node, for the next request of the connection.
  await expect.poll(() => timers).not.toEqual([])
  expect(timers).not.toContain(idleSocketTimeout)
})
