import { createServer, IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import { encodeProblem, Problem, problemType, respondWithProblem } from '@promenade/process/problem'
import { getRequestListener } from '@hono/node-server'
import { endAfterBody, hasLastResponse, hasUnreadBody } from '@promenade/process/request-body'
import { securityHeaders } from './security-headers.ts'

/** Milliseconds. By default Node waits for slow clients for minutes. */
const limits = {
  headersTimeout: 8_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 8_192,
  /** How often Node checks these timeouts; its default is half a minute. */
  connectionsCheckingInterval: 1_000,
  /** A missing host is refused by our own code, so that the response has our headers. */
  requireHostHeader: false,
}
/**
 * Milliseconds until an idle connection is closed; the stream of changes sends a heartbeat more often. With an unsent
 * response Node waits for the same time again.
 */
const idleSocket = 20_000
const maxConnections = 1_000

/** A `node:http` server with the limits of a public server. Improper requests get JSON with our headers. */
export function createNodeServer(
  handler: (request: Request, address: string) => Promise<Response>,
  others: Partial<typeof limits> = {},
): Server {
  const listen = getRequestListener(
    async (request, { incoming }) => {
      const response = await handler(request, incoming.socket.remoteAddress ?? '')
      const isUnread = incoming instanceof IncomingMessage && hasUnreadBody(incoming)
      return isUnread ? endAfterBody(incoming, response) : response
    },
    // `endAfterBody` receives the rest of a request.
    { errorHandler: refuseUnreadable, autoCleanupIncoming: false },
  )
  const server = createServer({ ...limits, ...others }, (request, response) => {
    // Nobody waits for a listener: its error would end the platform.
    listen(request, response).catch(() => response.destroy())
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A second response would become part of the first one's body.
    if (socket.writable && !hasLastResponse(socket)) socket.end(rawResponse(statusOf(error)))
  })
  server.on('checkExpectation', ({ socket }) => socket.end(rawResponse(417)))
  server.timeout = idleSocket
  server.maxConnections = maxConnections
  return server
}

const improperRequestMessages = {
  400: 'The request is not proper HTTP.',
  408: 'The request came too slowly.',
  417: 'Only the expectation 100-continue is supported.',
  431: 'The head of the request is too large.',
}

/** The response to a request with an unreadable address or host. Its end is uncertain, so it is the last of its connection. */
function refuseUnreadable(): Response {
  const headers = { ...securityHeaders, Connection: 'close' }
  return respondWithProblem(new Problem(400, improperRequestMessages[400], { headers }))
}

function statusOf({ code }: NodeJS.ErrnoException): keyof typeof improperRequestMessages {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

/** A whole HTTP response as text: Node's own has neither a body nor our headers. */
function rawResponse(status: keyof typeof improperRequestMessages): string {
  const body = JSON.stringify(encodeProblem(new Problem(status, improperRequestMessages[status])))
  const headers = {
    'Content-Type': problemType,
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...securityHeaders,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}
