import { createServer, IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { Refusal, type RefusalStatus } from '../refusals.ts'
import type { FastPath } from './fast-path.ts'
import { endAfterBody, hasUnreadBody, streamOf } from './request-body.ts'
import type { SiteBindings } from './site-env.ts'

/** Node's own limits are lax: without these a few slow clients hold the server for minutes. */
const usualLimits = {
  headersTimeout: 8_000,
  /** How often Node looks for requests that take too long: by itself only every half minute. */
  connectionsCheckingInterval: 2_000,
  /** A body has a shorter time of its own, by what has come of it; this is for the largest. */
  requestTimeout: 150_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 8_192,
  /** A connection in which a response is stuck and nothing moves; Node waits as long once more. */
  idleSocket: 20_000,
  /** For a response of no size, and how many bytes a second more are waited for: a reader of a byte a second moves too. */
  reading: 30_000,
  slowestReading: 4_000,
  connections: 4_000,
}

export interface NodeSite {
  readonly fetch: (request: Request, bindings: SiteBindings) => Response | Promise<Response>
  /** A response that is ready to be sent; undefined for every request that `fetch` has to answer. */
  readonly findReady?: FastPath['find']
}

/** A `node:http` server in front of the site. Limits are milliseconds. */
export function createNodeServer(site: NodeSite, given: Partial<typeof usualLimits> = {}): Server {
  const limits = { ...usualLimits, ...given }
  const watchReader = createReaderWatch(limits)
  const listen = listenFor(site)
  const refuse = listenFor(site, 400)
  // Node would refuse a missing host itself, without the headers that all responses carry.
  const server = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
    const isSound = isProper(request)
    const ready = isSound ? site.findReady?.(request) : undefined
    if (ready === undefined) {
      void (isSound ? listen : refuse)(request, response).then(() => watchReader(request, response))
    } else {
      response.writeHead(ready.status, ready.headers).end(ready.body)
      watchReader(request, response)
    }
  })
  server.maxConnections = limits.connections
  server.on('clientError', async (error, socket) => {
    const refused = await refuseUnread(site, statusOf(error))
    if (socket.writable) socket.end(await bytesOf(refused))
  })
  // Without a listener Node would answer `100 Continue` and wait for a body nobody reads.
  server.on('checkContinue', listenFor(site, 413))
  // Without a listener Node answers by itself; `100-continue` is the only expectation there is.
  server.on('checkExpectation', listenFor(site, 417))
  return server
}

/** Node reads versions other than 1.x too, but not where they end. Only 1.0 knows requests without a host. */
function isProper({ httpVersion, httpVersionMajor, headers }: IncomingMessage): boolean {
  return httpVersionMajor === 1 && (headers.host !== undefined || httpVersion === '1.0')
}

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Hands requests to the site, which refuses all of them where there is a status. */
function listenFor(site: NodeSite, status?: RefusalStatus): Listener {
  const options = {
    hostname: 'localhost',
    // Node's requests have a body stream of their own here, and so an end of their own.
    autoCleanupIncoming: false,
    errorHandler: (error: unknown) => refuseUnread(site, error instanceof RequestError ? 400 : 500),
  }
  return getRequestListener(async (request, { incoming }) => {
    if (!(incoming instanceof IncomingMessage)) throw new Error('This server speaks HTTP/1 only')
    const response = await site.fetch(request, {
      target: incoming.url ?? '/',
      address: incoming.socket.remoteAddress,
      body: () => streamOf(incoming),
      ...(status !== undefined && { refusal: new Refusal(status) }),
    })
    const isLast = status !== undefined || response.status === 413 || hasUnreadBody(incoming)
    return isLast ? endAfterBody(incoming, response) : response
  }, options)
}

/** What cannot be read says nothing of who sent it; most likely a browser whose cookies have grown too long. */
function refuseUnread(site: NodeSite, status: RefusalStatus | 500): Response | Promise<Response> {
  if (status === 500) return new Response(null, { status })
  const request = new Request('http://localhost/', { headers: { accept: 'text/html' } })
  return site.fetch(request, { refusal: new Refusal(status) })
}

function statusOf(error: NodeJS.ErrnoException): 400 | 408 | 431 {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 431
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

/** A response for a connection on which Node has no response object to write it with. */
async function bytesOf(response: Response): Promise<Uint8Array> {
  const lines = [...response.headers, ['connection', 'close']].map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}\r\n${lines.join('')}\r\n`
  return Buffer.concat([Buffer.from(head), new Uint8Array(await response.arrayBuffer())])
}

type WatchReader = (request: IncomingMessage, response: ServerResponse) => void

/** Cuts off a client that does not read its response, or only a little at a time. */
function createReaderWatch({ idleSocket, reading, slowestReading }: typeof usualLimits): WatchReader {
  return ({ socket }, response) => {
    // Nearly always the system has taken it all at once, and needs no timer: `server.timeout` would be wound up again for
    // every request, which takes an eighth of the time of a page from memory.
    if (socket.writableLength === 0) return
    socket.setTimeout(idleSocket)
    const patience = reading + (socket.writableLength / slowestReading) * 1_000
    const timer = setTimeout(() => response.destroy(), patience)
    response.once('close', () => clearTimeout(timer))
  }
}
