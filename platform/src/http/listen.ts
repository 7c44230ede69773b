import { once } from 'node:events'
import { createServer, type Server, STATUS_CODES } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Config } from '../config.ts'
import { answerError } from './refusal.ts'
import { securityHeaders } from './security-headers.ts'

/** The server cannot listen; the message says why in one sentence. */
export class ListenError extends Error {
  override readonly name = 'ListenError'
}

export interface Listening {
  readonly url: string
  /** Takes requests for so long still, then no more; those under way get their answers, streams that never end are ended. */
  close(drainSeconds: number, closeStreams?: () => void): Promise<void>
}

interface Place extends Pick<Config, 'host' | 'port'> {
  /** What its settings begin with, for whoever has to mend them. */
  readonly settings?: 'PLATFORM' | 'PLATFORM_METRICS'
}

/** Node waits minutes for slow clients by default; these are the limits of a public server. */
const limits = {
  headersTimeout: 8_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 8_192,
  /** How often the times above are looked at; Node's own half minute would be most of them. */
  connectionsCheckingInterval: 1_000,
  /** Refused with our own headers, like everything that is no proper request. */
  requireHostHeader: false,
}
/**
 * A connection on which nothing moves; the stream of changes says something more often. Where an answer is stuck in it, Node
 * waits as long once more.
 */
const idleSocket = 20_000
const maxConnections = 1_000

type Answer = (request: Request) => Promise<Response>

/** Serves a function from requests to responses. Throws `ListenError`. */
export async function listen(answer: Answer, place: Place): Promise<Listening> {
  const { host, port } = place
  const server = createServer(limits, getRequestListener(answer, { errorHandler: answerImproper }))
  refuseImproper(server)
  server.timeout = idleSocket
  server.maxConnections = maxConnections
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new ListenError(describeFailure(cause, place), { cause })
  }
  return { url: urlOf(server, host), close: (...how) => close(server, ...how) }
}

const improper = {
  400: 'The request is not proper HTTP.',
  408: 'The request came too slowly.',
  417: 'No expectation but 100-continue can be met.',
  431: 'The head of the request is too large.',
}

/** A request whose address or host cannot be read. */
function answerImproper(): Response {
  return answerError(400, improper[400], securityHeaders)
}

/** What Node would answer by itself, without a body and without headers. */
function refuseImproper(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable) socket.end(rawAnswer(statusOf(error)))
  })
  server.on('checkExpectation', ({ socket }) => socket.end(rawAnswer(417)))
}

function statusOf({ code }: NodeJS.ErrnoException): keyof typeof improper {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

function rawAnswer(status: keyof typeof improper): string {
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

function describeFailure(cause: unknown, { host, port, settings = 'PLATFORM' }: Place): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is in use: stop the program that uses it or set ${settings}_PORT to another.`
  }
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user: set ${settings}_PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}: mend ${settings}_HOST.`
  return `The platform cannot listen on ${host}:${port} (${String(code ?? cause)}): mend ${settings}_HOST or ${settings}_PORT.`
}

function urlOf(server: Server, host: string): string {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Open answers get a moment to finish; then connections are cut. */
async function close(server: Server, drainSeconds: number, closeStreams?: () => void): Promise<void> {
  // Whoever holds a connection must not send the next request on it just as it closes.
  server.prependListener('request', (_, response) => (response.shouldKeepAlive = false))
  if (drainSeconds > 0) await delay(drainSeconds * 1_000)
  closeStreams?.()
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), 2_000)
  await closed
  clearTimeout(timer)
}
