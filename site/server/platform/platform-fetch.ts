import { request as httpRequest, Agent as HttpAgent, type IncomingMessage } from 'node:http'
import { request as httpsRequest, Agent as HttpsAgent } from 'node:https'
import { createGunzip } from 'node:zlib'
import { toWeb } from '@promenade/process/web-stream'
import type { PlatformFetch } from '../../content/platform-request.ts'

interface Agents {
  readonly 'http:': HttpAgent
  readonly 'https:': HttpsAgent
}

/** The response headers that the site reads; others are dropped. */
const headersInUse = ['content-type', 'etag', 'retry-after', 'access-token', 'uid', 'client']

/**
 * `fetch` for requests to the platform. The built-in one decodes any encoding; this one requests gzip and rejects others,
 * so that no Brotli from outside is decoded. It does not follow redirects.
 */
export const platformFetch: PlatformFetch = createFetch({
  'http:': new HttpAgent({ keepAlive: true }),
  'https:': new HttpsAgent({ keepAlive: true }),
})

/** Creates a `PlatformFetch` with these connection pools; tests pass their own. */
export function createFetch(agents: Agents): PlatformFetch {
  return (...request) => send(agents, ...request)
}

/** Without agents on a connection of its own. */
function send(agents: Agents | undefined, ...[url, init]: Parameters<PlatformFetch>): Promise<Response> {
  const { method = 'GET', headers, signal, body } = init
  return new Promise((resolve, reject) => {
    const isSecure = new URL(url).protocol === 'https:'
    // The platform may close an idle connection just when a POST is sent, and whether it arrived would be unknown. So each
    // POST gets a new connection.
    const isKept = method === 'GET' && agents !== undefined
    const agent = isKept && agents[isSecure ? 'https:' : 'http:']
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const outgoing = (isSecure ? httpsRequest : httpRequest)(url, {
      method,
      headers: { ...headers, ...length, 'accept-encoding': 'gzip' },
      signal,
      agent,
    })
    outgoing.on('error', (error) => {
      // The same of a GET, which reads only: it is sent again.
      if (isKept && outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET')
        resolve(send(undefined, url, init))
      else reject(error)
    })
    outgoing.on('response', (incoming) => {
      try {
        resolve(toResponse(incoming))
      } catch (error) {
        incoming.destroy()
        reject(error)
      }
    })
    outgoing.end(body)
  })
}

function toResponse(incoming: IncomingMessage): Response {
  const status = incoming.statusCode ?? 0
  const headers = new Headers()
  for (const name of headersInUse) {
    const value = incoming.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  if (status === 204 || status === 304) {
    incoming.resume()
    return new Response(null, { status, headers })
  }
  // `Response` throws for other statuses.
  return new Response(unpack(incoming), { status: status >= 200 && status <= 599 ? status : 502, headers })
}

function unpack(incoming: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoding = incoming.headers['content-encoding'] ?? 'identity'
  if (encoding === 'identity') return toWeb(incoming)
  if (encoding !== 'gzip') throw new TypeError('The platform responded in an encoding that was not requested')
  const gunzip = createGunzip()
  // Without a reader, nobody else listens for errors.
  gunzip.on('error', () => undefined)
  incoming.on('error', (error) => gunzip.destroy(error))
  gunzip.on('close', () => incoming.destroy())
  return toWeb(incoming.pipe(gunzip))
}
