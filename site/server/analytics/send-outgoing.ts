import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Outgoing } from './provider.ts'

const timeout = 5_000

/** POSTs and returns the status of the response. Its body is dropped, and redirects are not followed. */
export function sendOutgoing({ url, headers, body }: Outgoing): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? httpsRequest : httpRequest
    const outgoing = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(timeout),
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
