import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

interface Received {
  readonly path: string
  readonly header: (name: string) => string | undefined
  readonly body: string
}

export interface TestProvider {
  readonly url: string
  readonly received: readonly Received[]
  /** Empties `received`. */
  clear(): void
  /** Sets the status of all further responses. */
  respondWith(status: number): void
  /** Closes the port: further requests fail. */
  stop(): Promise<void>
}

/** An analytics service for tests: a server that records the requests it receives. */
export async function startTestProvider(): Promise<TestProvider> {
  const received: Received[] = []
  let status = 204
  const server = createServer((request, response) => {
    const header = (name: string) => request.headers[name]?.toString()
    text(request).then(
      (body) => {
        received.push({ path: `${request.method} ${request.url}`, header, body })
        response.writeHead(status).end()
      },
      () => response.destroy(),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    clear() {
      received.length = 0
    },
    respondWith(next) {
      status = next
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
