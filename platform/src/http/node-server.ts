import { createServer, type Server, STATUS_CODES } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { answerError } from './refusal.ts'
import { securityHeaders } from './security-headers.ts'

/** Milliseconds. By default Node waits for slow clients for minutes. */
const limits = {
  headersTimeout: 8_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 8_192,
  /** How often Node checks these timeouts; its default is half a minute. */
  connectionsCheckingInterval: 1_000,
  /** A missing host is refused with our own headers, like every improper request. */
  requireHostHeader: false,
}
/**
 * Milliseconds for a connection on which nothing moves; the stream of changes sends something more often. Where a response is
 * stuck in it, Node waits as long once more.
 */
const idleSocket = 20_000
const maxConnections = 1_000

/** A `node:http` server with the limits of a public server. Improper requests get JSON with our headers. */
export function createNodeServer(handler: (request: Request) => Promise<Response>): Server {
  const server = createServer(limits, getRequestListener(handler, { errorHandler: refuseUnreadable }))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable) socket.end(rawResponse(statusOf(error)))
  })
  server.on('checkExpectation', ({ socket }) => socket.end(rawResponse(417)))
  server.timeout = idleSocket
  server.maxConnections = maxConnections
  return server
}

const improper = {
  400: 'The request is not proper HTTP.',
  408: 'The request came too slowly.',
  417: 'No expectation but 100-continue can be met.',
  431: 'The head of the request is too large.',
}

/** For a request whose address or host cannot be read. Where it ends is not certain, so it is the last of its connection. */
function refuseUnreadable(): Response {
  return answerError(400, improper[400], { ...securityHeaders, Connection: 'close' })
}

function statusOf({ code }: NodeJS.ErrnoException): keyof typeof improper {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

/** Node's own response would have neither a body nor our headers. */
function rawResponse(status: keyof typeof improper): string {
  const body = JSON.stringify({ status, message: improper[status] })
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...securityHeaders,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}
