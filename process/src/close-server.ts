import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

interface CloseOptions {
  /** How long the server goes on taking requests, so that a balancer learns from `/readyz` to send them elsewhere. */
  readonly drainSeconds: number
  /** Ends responses that never end by themselves. */
  readonly endStreams?: () => void
}

/** Milliseconds for responses that are under way; then their connections are cut. */
const maxWaitMs = 8_000

/** Drains the server, then closes it: requests under way get their response. */
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
