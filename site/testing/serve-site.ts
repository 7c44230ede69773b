import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { createNodeServer, type NodeSite } from '../server/http/node-server.ts'

export interface ServedSite {
  readonly server: Server
  readonly port: number
}

/** Serves a site on a free port until the test has ended. */
export async function serveSite(
  site: NodeSite,
  limits: Parameters<typeof createNodeServer>[1] = {},
): Promise<ServedSite> {
  const server = createNodeServer(site, limits).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server listens on no port.')
  return { server, port: address.port }
}

/** Sends these very bytes and returns what the server sends until it closes the connection. */
export async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}
