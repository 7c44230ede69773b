import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Outgoing } from './provider.ts'

const patience = 5_000

/** POSTs and reads no more of the answer than its status: nothing that comes back is unpacked or followed. */
export function sendOutgoing({ url, headers, body }: Outgoing): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? httpsRequest : httpRequest
    const outgoing = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(patience),
    })
    outgoing.on('error', reject)
    outgoing.on('response', (incoming) => {
      incoming.on('error', () => undefined)
      incoming.resume()
      resolve(incoming.statusCode ?? 500)
    })
    outgoing.end(body)
  })
}
