import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

interface CloseOptions {
  /** The server still accepts requests for this time, so that a load balancer can react to `/readyz`. */
  readonly drainSeconds: number
  /** Ends endless responses such as event streams. */
  readonly endStreams?: () => void
}

/** Milliseconds for the current responses; then their connections are closed. */
const maxWaitMs = 8_000

/** Drains the server, then closes it; current requests get their response. */
export async function closeServer(server: Server, { drainSeconds, endStreams }: CloseOptions): Promise<void> {
  // A client must not send its next request on a connection that is about to close.
  server.prependListener('request', (_, response) => (response.shouldKeepAlive = false))
  if (drainSeconds > 0) await delay(drainSeconds * 1_000)
  endStreams?.()
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), maxWaitMs)
  await closed
  clearTimeout(timer)
}
