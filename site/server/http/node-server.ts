import { createServer, IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { refuse, type RefusalStatus } from '../refusals.ts'
import type { FastPath } from './fast-path.ts'
import { endAfterBody, hasLastResponse, hasUnreadBody, streamOf } from '@promenade/process/request-body'
import type { SiteBindings } from './site-env.ts'

/** Node's own limits are lax: without these a few slow clients occupy the server for minutes. */
const defaultLimits = {
  headersTimeout: 8_000,
  /** How often Node checks the two timeouts; default: every 30 s. */
  connectionsCheckingInterval: 2_000,
  /** For the largest body; `readChunks` has a stricter limit that depends on the bytes received. */
  requestTimeout: 150_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 8_192,
  /** For a connection whose response does not progress; Node waits this long twice. */
  idleSocketTimeout: 15_000,
  /** For a client to read a response, plus its bytes at this rate: a client that reads a byte a second is never idle. */
  readingTimeout: 30_000,
  minBytesPerSecond: 4_000,
  maxConnections: 4_000,
}

export interface NodeSite {
  readonly fetch: (request: Request, bindings: SiteBindings) => Response | Promise<Response>
  /** A response from the fast path; undefined for every request that `fetch` has to respond to. */
  readonly findReady?: FastPath['find']
}

/** A `node:http` server in front of the site. Limits are milliseconds. */
export function createNodeServer(site: NodeSite, overrides: Partial<typeof defaultLimits> = {}): Server {
  const limits = { ...defaultLimits, ...overrides }
  const watchReader = createReaderWatch(limits)
  const listen = listenFor(site)
  const refuse = listenFor(site, 400)
  // Node's own refusal of a missing host would lack the security headers.
  const server = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
    const isValid = isValidRequest(request)
    try {
      const ready = isValid ? site.findReady?.(request) : undefined
      if (ready !== undefined) {
        response.writeHead(ready.status, ready.headers).end(ready.body)
        return watchReader(request, response)
      }
    } catch {
      // Nobody catches the error of a listener: it would end the site.
      return response.destroy()
    }
    ;(isValid ? listen : refuse)(request, response).then(
      () => watchReader(request, response),
      () => response.destroy(),
    )
  })
  server.maxConnections = limits.maxConnections
  server.on('clientError', async (error, socket) => {
    try {
      const refusal = await bytesOf(await refuseUnread(site, statusOf(error)))
      // A second response would become part of the first one's body.
      if (socket.writable && !hasLastResponse(socket)) socket.end(refusal)
    } catch {
      // Nobody waits for this listener: its error would end the site.
      socket.destroy()
    }
  })
  // Without a listener Node would respond with `100 Continue` and wait for a body that nothing reads.
  server.on('checkContinue', orDestroy(listenFor(site, 413)))
  // Without a listener Node responds by itself; `100-continue` is the only expectation that exists.
  server.on('checkExpectation', orDestroy(listenFor(site, 417)))
  return server
}

/** Nobody waits for a listener: its error would end the site. */
function orDestroy(listen: Listener): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    listen(request, response).catch(() => response.destroy())
  }
}

/** Node parses versions other than 1.x too, but not where their requests end. Only 1.0 allows requests without a host. */
function isValidRequest({ httpVersion, httpVersionMajor, headers }: IncomingMessage): boolean {
  return httpVersionMajor === 1 && (headers.host !== undefined || httpVersion === '1.0')
}

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Passes requests to the site; with a status the site refuses all of them. */
function listenFor(site: NodeSite, status?: RefusalStatus): Listener {
  const options = {
    hostname: 'localhost',
    // `streamOf` and `endAfterBody` read and end Node's requests.
    autoCleanupIncoming: false,
    errorHandler: (error: unknown) => refuseUnread(site, error instanceof RequestError ? 400 : 500),
  }
  return getRequestListener(async (request, { incoming }) => {
    if (!(incoming instanceof IncomingMessage)) throw new Error('This server speaks HTTP/1 only')
    const response = await site.fetch(request, {
      target: incoming.url ?? '/',
      address: incoming.socket.remoteAddress,
      body: () => streamOf(incoming),
      ...(status !== undefined && { refusal: refuse(status) }),
    })
    const isLast = status !== undefined || response.status === 413 || hasUnreadBody(incoming)
    return isLast ? endAfterBody(incoming, response) : response
  }, options)
}

/** Refuses a request whose headers Node rejected, most likely because of too many cookies. */
function refuseUnread(site: NodeSite, status: RefusalStatus | 500): Response | Promise<Response> {
  if (status === 500) return new Response(null, { status })
  const request = new Request('http://localhost/', { headers: { accept: 'text/html' } })
  return site.fetch(request, { refusal: refuse(status) })
}

function statusOf(error: NodeJS.ErrnoException): 400 | 408 | 431 {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 431
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

/** The bytes of a response, for a connection without a Node response object. */
async function bytesOf(response: Response): Promise<Uint8Array> {
  const lines = [...response.headers, ['connection', 'close']].map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}\r\n${lines.join('')}\r\n`
  return Buffer.concat([Buffer.from(head), new Uint8Array(await response.arrayBuffer())])
}

type WatchReader = (request: IncomingMessage, response: ServerResponse) => void

/** Disconnects a client that does not read its response, or reads it too slowly. */
function createReaderWatch({
  idleSocketTimeout,
  readingTimeout,
  minBytesPerSecond,
}: typeof defaultLimits): WatchReader {
  return ({ socket }, response) => {
    // Nearly always the system has taken the whole response, so no timer is needed: one for every request takes an eighth of
    // the time of a cached page. `writableFinished` is true a tick later. A response that waits for an earlier one on its
    // connection has a length, although the socket is still empty.
    if (response.writableEnded && response.writableLength === 0) return
    socket.setTimeout(idleSocketTimeout)
    const timeout = readingTimeout + (response.writableLength / minBytesPerSecond) * 1_000
    const timer = setTimeout(() => response.destroy(), timeout)
    response.once('close', () => clearTimeout(timer))
  }
}
