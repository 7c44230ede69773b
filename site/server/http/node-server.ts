import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Answer, Ask } from './site-env.ts'
import { bodyLength, bodyOf, hasBody, refuseBody } from './request-body.ts'

/** Node's own limits are lax: without these a few slow clients hold the server for minutes. */
const usualLimits = {
  headersTimeout: 8_000,
  /** How often Node looks for requests that take too long: by itself only every half minute. */
  connectionsCheckingInterval: 2_000,
  /** A body has a shorter time of its own, by what has come of it; this is for the largest. */
  requestTimeout: 150_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 8_192,
  /** A connection in which an answer is stuck and nothing moves; Node waits as long once more. */
  idleSocket: 20_000,
  /** For an answer of no size, and how many bytes a second more are waited for: a reader of a byte a second moves too. */
  reading: 30_000,
  slowestReading: 4_000,
  connections: 4_000,
}

export interface NodeSite {
  readonly answer: (ask: Ask) => Answer | Promise<Answer>
  /** The words for a body that is not taken (413), an expectation (417), and for what never became a request. */
  readonly refuse: (status: 400 | 408 | 413 | 417 | 431, ask: Pick<Ask, 'target' | 'header'>) => Answer
  /** Most bytes of a body that this request may have; 0 where none is taken. */
  readonly maxBytes: (ask: Ask) => number
}

/** A `node:http` server in front of `site`. Bodies that the site does not take are refused unread. Limits are milliseconds. */
export function createNodeServer(site: NodeSite, given: Partial<typeof usualLimits> = {}): Server {
  const limits = { ...usualLimits, ...given }
  const send = createSending(limits)
  // Node would refuse a missing host itself, without the headers that all answers carry.
  const options = { ...limits, requireHostHeader: false }
  const server = createServer(options, (request, response) => {
    const ask = askOf(request)
    if (!isProper(request)) return send(request, response, site.refuse(400, ask))
    const answered = hasBody(request) ? answerWithBody(site, ask, request, response) : site.answer(ask)
    if (!(answered instanceof Promise)) return send(request, response, answered)
    // `answer` never rejects; should it all the same, or a body break off, the connection ends and nothing else does.
    answered.then(
      (ready) => ready && send(request, response, ready),
      () => response.destroy(),
    )
  })
  server.maxConnections = limits.connections
  server.on('clientError', (error, socket) => {
    if (socket.writable) socket.end(rawAnswer(site.refuse(statusOf(error), unread)))
  })
  // Without a listener Node would answer `100 Continue` and wait for a body nobody reads.
  server.on('checkContinue', (request, response) => {
    refuseBody(request, response, site.refuse(413, askOf(request)))
  })
  // Without a listener Node answers by itself; `100-continue` is the only expectation there is.
  server.on('checkExpectation', (request, response) => {
    refuseBody(request, response, site.refuse(417, askOf(request)))
  })
  return server
}

/** Node reads versions other than 1.x too, but not where they end. Only 1.0 knows requests without a host. */
function isProper({ httpVersion, httpVersionMajor, headers }: IncomingMessage): boolean {
  return httpVersionMajor === 1 && (headers.host !== undefined || httpVersion === '1.0')
}

/** Undefined where the response was sent before all of the body had come: who still sends must read why. */
async function answerWithBody(
  site: NodeSite,
  ask: Ask,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Answer | undefined> {
  const isWanted = bodyLength(request) <= site.maxBytes(ask)
  const answer = isWanted ? await site.answer({ ...ask, body: bodyOf(request) }) : site.refuse(413, ask)
  if (request.complete) return answer
  refuseBody(request, response, answer)
  return undefined
}

function askOf(request: IncomingMessage): Ask {
  return {
    method: request.method ?? 'GET',
    target: request.url ?? '/',
    header(name) {
      const value = request.headers[name]
      return Array.isArray(value) ? value.join(', ') : value
    },
    address: request.socket.remoteAddress,
  }
}

/** What cannot be read says nothing of who asks; most likely a browser whose cookies have grown too long. */
const unread = { target: '/', header: (name: string) => (name === 'accept' ? 'text/html' : undefined) }

function statusOf(error: NodeJS.ErrnoException): 400 | 408 | 431 {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 431
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

/** An answer by hand, where Node has no response object to write it with. */
function rawAnswer({ status, headers, body = new Uint8Array() }: Answer): Uint8Array {
  const all = { ...headers, connection: 'close', 'content-length': String(body.byteLength) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`
  return Buffer.concat([Buffer.from(head), body])
}

type Send = (request: IncomingMessage, response: ServerResponse, answer: Answer) => void

function createSending({ idleSocket, reading, slowestReading }: typeof usualLimits): Send {
  return (request, response, answer) => {
    const { headers, body } = readyForNode(answer)
    response.writeHead(answer.status, headers)
    if (body === undefined || request.method === 'HEAD') response.end()
    else response.end(body)
    // Nearly always the system has taken it all at once, and needs no timer: `server.timeout` would be wound up again for
    // every request, which takes an eighth of the time of a page from memory.
    if (request.socket.writableLength === 0) return
    request.socket.setTimeout(idleSocket)
    const patience = reading + ((body?.byteLength ?? 0) / slowestReading) * 1_000
    const timer = setTimeout(() => response.destroy(), patience)
    response.once('close', () => clearTimeout(timer))
  }
}

/** An answer in the form that Node takes without looking at each header and without making another view of the bytes. */
interface ReadyForNode {
  readonly headers: string[]
  readonly body: Buffer | undefined
}

/** An answer from a cache is made ready once. */
const ready = new WeakMap<Answer, ReadyForNode>()

function readyForNode(answer: Answer): ReadyForNode {
  const known = ready.get(answer)
  if (known !== undefined) return known
  const { status, headers, cookies = [], body } = answer
  const length = status === 304 ? {} : { 'content-length': String(body?.byteLength ?? 0) }
  const flat = [
    ...Object.entries({ ...length, ...headers }).flat(),
    ...cookies.flatMap((cookie) => ['set-cookie', cookie]),
  ]
  const made = {
    headers: flat,
    body: body && Buffer.from(body.buffer, body.byteOffset, body.byteLength),
  }
  ready.set(answer, made)
  return made
}
