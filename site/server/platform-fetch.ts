import { request as httpRequest, Agent as HttpAgent, type IncomingMessage } from 'node:http'
import { request as httpsRequest, Agent as HttpsAgent } from 'node:https'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { PlatformFetch } from '../content/platform-request.ts'

interface Agents {
  readonly 'http:': HttpAgent
  readonly 'https:': HttpsAgent
}

/** What of an answer's headers anybody here reads. */
const readHeaders = ['content-type', 'etag', 'retry-after', 'access-token', 'uid', 'client']

/**
 * `fetch` for the platform alone. The built-in one would unpack whatever encoding an answer claims to have; this one
 * asks for gzip and refuses anything else, so that no Brotli from outside is ever decoded. Redirects are not followed.
 */
export const platformFetch: PlatformFetch = createFetch({
  'http:': new HttpAgent({ keepAlive: true }),
  'https:': new HttpsAgent({ keepAlive: true }),
})

/** The same over other connections. */
export function createFetch(agents: Agents): PlatformFetch {
  return (...request) => send(agents, ...request)
}

function send(agents: Agents, ...[url, init]: Parameters<PlatformFetch>): Promise<Response> {
  const { method = 'GET', headers, signal, body } = init
  return new Promise((resolve, reject) => {
    const isSecure = new URL(url).protocol === 'https:'
    // A connection that was idle may be closed by the other end just as a POST leaves, and nobody could say whether it
    // arrived: what is sent has a connection of its own.
    const agent = method === 'GET' && agents[isSecure ? 'https:' : 'http:']
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const outgoing = (isSecure ? httpsRequest : httpRequest)(url, {
      method,
      headers: { ...headers, ...length, 'accept-encoding': 'gzip' },
      signal,
      agent,
    })
    outgoing.on('error', reject)
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
  for (const name of readHeaders) {
    const value = incoming.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  if (status === 204 || status === 304) {
    incoming.resume()
    return new Response(null, { status, headers })
  }
  // A status outside what a Response can hold is as good as a broken server.
  return new Response(unpack(incoming), { status: status >= 200 && status <= 599 ? status : 502, headers })
}

function unpack(incoming: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoding = incoming.headers['content-encoding'] ?? 'identity'
  if (encoding === 'identity') return toWeb(incoming)
  if (encoding !== 'gzip') throw new TypeError('The platform answered in an encoding that was not asked for')
  const gunzip = createGunzip()
  incoming.on('error', (error) => gunzip.destroy(error))
  gunzip.on('close', () => incoming.destroy())
  return toWeb(incoming.pipe(gunzip))
}

function toWeb(stream: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = stream[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done === true) controller.close()
      else controller.enqueue(new Uint8Array(value))
    },
    async cancel() {
      await chunks.return?.()
      stream.destroy()
    },
  })
}
