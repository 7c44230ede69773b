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

/**
 * Reads the whole body and does `work` with it, or says why there is none. A large one counts until the work is done: a
 * picture waits for others to be made anew. Rejects where the sender breaks off.
 */
export async function withBody<Result>(
  request: IncomingMessage,
  work: (body: Uint8Array<ArrayBuffer>) => Result | Promise<Result>,
): Promise<Result | 'late' | 'busy'> {
  const isLarge = bodyLength(request) > large
  if (isLarge && largeUnderway >= mostLarge) return 'busy'
  largeUnderway += Number(isLarge)
  try {
    const body = await readBody(request)
    return body === 'late' ? body : await work(body)
  } finally {
    largeUnderway -= Number(isLarge)
  }
}

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | 'late'> {
  const { promise: late, resolve } = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => resolve('late'), patience + (bodyLength(request) / slowest) * 1_000)
  try {
    const reading = buffer(request).then((bytes) => new Uint8Array(bytes))
    return await Promise.race([reading, late])
  } finally {
    clearTimeout(timer)
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
