import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Config } from '../config.ts'

/** The server cannot listen; the message says why in one sentence. */
export class ListenError extends Error {
  override readonly name = 'ListenError'
}

export interface Listening {
  readonly url: string
  close(): Promise<void>
}

/** Node waits minutes for slow clients by default; these are the limits of a public server. */
const limits = {
  headersTimeout: 8_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 8_192,
}
const mostConnections = 1_000

type Answer = (request: Request) => Promise<Response>

/** Serves a function from requests to responses. Throws `ListenError`. */
export async function listen(
  answer: Answer,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<Listening> {
  const server = createServer(limits, getRequestListener(answer))
  server.maxConnections = mostConnections
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new ListenError(describeFailure(cause, host, port), { cause })
  }
  return { url: urlOf(server, host), close: () => close(server) }
}

function describeFailure(cause: unknown, host: string, port: number): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is in use: stop the program that uses it or set PLATFORM_PORT to another.`
  }
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user: set PLATFORM_PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}: mend PLATFORM_HOST.`
  return `The platform cannot listen on ${host}:${port} (${String(code ?? cause)}): mend PLATFORM_HOST or PLATFORM_PORT.`
}

function urlOf(server: Server, host: string): string {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Open answers get a moment to finish; then connections are cut. */
async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), 2_000)
  await closed
  clearTimeout(timer)
}
