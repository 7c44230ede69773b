import { createServer } from 'node:http'
import { collectDefaultMetrics, type Registry } from 'prom-client'
import { listen, type Address } from './listen.ts'
import type { Shutdown } from './shutdown.ts'
import { closeServer } from './close-server.ts'

/** Node's defaults for slow clients are minutes. */
const limits = { headersTimeout: 8_000, requestTimeout: 15_000, connectionsCheckingInterval: 1_000 }

/**
 * Serves `/metrics` on a port of its own, so that no proxy in front of the process can make them public. Returns the URL.
 * Throws `OperatorError`.
 */
export async function serveMetrics(
  registry: Registry,
  address: Address,
  shutdown: Shutdown,
): Promise<string> {
  collectDefaultMetrics({ register: registry })
  const server = createServer(limits, (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  const url = await listen(server, address)
  shutdown.add(() => closeServer(server, { drainSeconds: 0 }))
  return url
}
