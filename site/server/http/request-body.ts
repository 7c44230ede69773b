import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Answer } from './ask.ts'

/** Milliseconds for a body of no size, and how many bytes a second more are waited for. */
const patience = 15_000
const slowest = 50_000

/** A body above this size is a picture. A few on their way at once fill no memory; thousands would. */
const large = 64 * 1024
const mostLarge = 20
let largeUnderway = 0

/** After this many milliseconds without a byte nobody sends any more. */
const silence = 1_000
/** Sent after a refusal, in bytes: a browser that cannot finish sending does not read why. */
const mostIgnored = 32 * 1024 * 1024

export function hasBody({ headers }: IncomingMessage): boolean {
  if (headers['transfer-encoding'] !== undefined) return true
  return headers['content-length'] !== undefined && headers['content-length'] !== '0'
}

/** Bytes of the body. Its length must be said beforehand (Node holds the sender to it), and it must be as it is. */
export function bodyLength({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined || headers['content-encoding'] !== undefined) return Infinity
  return Number(headers['content-length'] ?? 0)
}

/** The whole body, or why there is none. Rejects where the sender breaks off. */
export async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | 'late' | 'busy'> {
  const length = bodyLength(request)
  const isLarge = length > large
  if (isLarge && largeUnderway >= mostLarge) return 'busy'
  largeUnderway += Number(isLarge)
  const { promise: late, resolve } = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => resolve('late'), patience + (length / slowest) * 1_000)
  try {
    const reading = buffer(request).then((bytes) => new Uint8Array(bytes))
    return await Promise.race([reading, late])
  } finally {
    clearTimeout(timer)
    largeUnderway -= Number(isLarge)
  }
}

/** Says no at once, and ends the connection when what is still coming has come. */
export function refuseBody(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
): void {
  response.writeHead(status, { ...headers, connection: 'close', 'content-length': body?.byteLength ?? 0 })
  const length = bodyLength(request)
  if (request.complete || length > mostIgnored) {
    response.end(body)
    return
  }
  if (body !== undefined) response.write(body)
  const end = () => response.end()
  let timer = setTimeout(end, silence)
  request.on('data', () => {
    clearTimeout(timer)
    timer = setTimeout(end, silence)
  })
  request.on('close', () => clearTimeout(timer))
  request.on('end', end)
  request.on('error', end)
}
