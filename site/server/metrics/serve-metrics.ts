import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, type Registry } from 'prom-client'

/** A server of its own, so that no proxy in front of the site can make its figures public. */
export function createMetricsServer(registry: Registry): Server {
  collectDefaultMetrics({ register: registry })
  return createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
}
