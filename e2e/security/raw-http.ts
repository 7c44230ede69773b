import { connect } from 'node:net'

/** A raw request: nothing is escaped, added or validated. */
export interface RawRequest {
  readonly method?: string
  readonly target?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

export interface RawResponse {
  readonly status: number
  /** By name in lower case; values of a repeated header are separated by line breaks. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface Exchange {
  readonly responses: readonly RawResponse[]
  /** True if the server closed the connection. */
  readonly isClosed: boolean
}

const timeoutMs = 20_000

/** Sends one request on a connection of its own. Throws without a response. */
export async function sendRaw(url: string, request: RawRequest = {}): Promise<RawResponse> {
  const { responses } = await exchange(url, bytesOf(url, request))
  const [response] = responses
  if (response === undefined) throw new Error(`${request.method ?? 'GET'} ${request.target} has no response.`)
  return response
}

function bytesOf(
  url: string,
  { method = 'GET', target = '/', headers = {}, body = '' }: RawRequest,
): Uint8Array {
  const content = typeof body === 'string' ? Buffer.from(body) : body
  const length = content.byteLength === 0 ? {} : { 'Content-Length': String(content.byteLength) }
  const all = { Host: new URL(url).host, Connection: 'close', ...length, ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`), content])
}

/** Sends raw bytes and reads until the server closes the connection, or for `listenMs`. */
export function exchange(url: string, bytes: string | Uint8Array, listenMs = timeoutMs): Promise<Exchange> {
  const { promise, resolve } = Promise.withResolvers<Exchange>()
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  const chunks: Buffer[] = []
  const done = (isClosed: boolean) => {
    clearTimeout(timer)
    socket.destroy()
    resolve({ responses: parseResponses(Buffer.concat(chunks)), isClosed })
  }
  const timer = setTimeout(() => done(false), listenMs)
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.on('end', () => done(true))
  // A server that refuses the rest may reset the connection while we are sending.
  socket.on('error', () => done(true))
  socket.on('connect', () => socket.write(bytes))
  return promise
}

/** All complete responses, in order. */
function parseResponses(bytes: Buffer): readonly RawResponse[] {
  const responses: RawResponse[] = []
  let rest = bytes
  for (let end = rest.indexOf('\r\n\r\n'); end >= 0; end = rest.indexOf('\r\n\r\n')) {
    const [statusLine = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n')
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1] ?? 0)
    const headers = parseHeaders(lines)
    const { body, after } = takeBody(rest.subarray(end + 4), headers)
    responses.push({ status, headers, body })
    rest = after
  }
  return responses
}

function parseHeaders(lines: readonly string[]): Record<string, string> {
  const headers = new Map<string, string>()
  for (const line of lines) {
    const at = line.indexOf(':')
    const name = line.slice(0, at).toLowerCase()
    const value = line.slice(at + 1).trim()
    headers.set(name, headers.has(name) ? `${headers.get(name)}\n${value}` : value)
  }
  return Object.fromEntries(headers)
}

function takeBody(
  bytes: Buffer,
  headers: Readonly<Record<string, string>>,
): { readonly body: string; readonly after: Buffer } {
  if (headers['transfer-encoding'] === 'chunked') return takeChunks(bytes)
  const length = Number(headers['content-length'] ?? 0)
  return { body: bytes.subarray(0, length).toString('utf8'), after: bytes.subarray(length) }
}

function takeChunks(bytes: Buffer): { readonly body: string; readonly after: Buffer } {
  const chunks: Buffer[] = []
  let rest = bytes
  for (;;) {
    const end = rest.indexOf('\r\n')
    const size = Number.parseInt(rest.subarray(0, end).toString('latin1'), 16)
    if (end < 0 || !(size > 0)) break
    chunks.push(rest.subarray(end + 2, end + 2 + size))
    rest = rest.subarray(end + 2 + size + 2)
  }
  const last = rest.indexOf('\r\n\r\n')
  return {
    body: Buffer.concat(chunks).toString('utf8'),
    after: rest.subarray(last < 0 ? rest.length : last + 4),
  }
}
