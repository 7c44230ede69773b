import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'

/** A request that the receiver got. */
interface Received {
  readonly id: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly path: string
}

/** A program that takes webhooks as Standard Webhooks 1.0 says, on this machine. */
export interface WebhookReceiver {
  readonly url: string
  readonly received: Received[]
  /** What the next requests get. */
  answer: (response: ServerResponse, request: Received) => void
  stop(): Promise<void>
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      const { headers, url: path = '' } = request
      const one = { id: String(headers['webhook-id']), headers, body, path }
      received.push(one)
      receiver.answer(response, one)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answer: accept,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return receiver
}

export function accept(response: ServerResponse): void {
  response.writeHead(204).end()
}

/** An answer with a status, and nothing else. */
export function refuseWith(status: number, headers: Readonly<Record<string, string>> = {}) {
  return (response: ServerResponse) => void response.writeHead(status, headers).end('no')
}

/** Verifies a request as the standard describes it, without any code of the platform. */
export function isSignedBy(secret: string, { headers, body }: Pick<Received, 'headers' | 'body'>): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const expected = createHmac('sha256', key).update(content).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => Buffer.from(one.slice('v1,'.length), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected))
}
