import { Problem } from '@promenade/process/problem'

export interface BodyLimits {
  readonly maxBytes: number
  /** Milliseconds without a byte, also before the first, after which reading fails. */
  readonly idleTimeout?: number
  /** Minimum rate: reading also fails when the sender is `idleTimeout` behind it. */
  readonly minBytesPerSecond?: number
  /** Reserves memory for more bytes; false where there is none left. */
  readonly reserve?: (bytes: number) => boolean
}

/** Maximum bytes passed on at once: parsing more would delay other requests. */
const maxPiece = 16 * 1024

/** The chunks of a body as they arrive. Throws a `Problem` for one that is too large, too slow or incomplete. */
export async function* readChunks(
  body: ReadableStream<Uint8Array>,
  { maxBytes, idleTimeout = 8_000, minBytesPerSecond = 40_000, reserve = () => true }: BodyLimits,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  const startedAt = performance.now()
  let received = 0
  try {
    for (;;) {
      const due = startedAt + idleTimeout + (received / minBytesPerSecond) * 1_000
      const timeout = Math.max(0, Math.min(idleTimeout, due - performance.now()))
      const chunk = await withTimeout(timeout, readChunk(reader))
      if (chunk === undefined) return
      received += chunk.byteLength
      if (received > maxBytes) throw new Problem(413, 'The body is too large')
      for (let at = 0; at < chunk.byteLength; at += maxPiece) {
        const piece = chunk.subarray(at, at + maxPiece)
        if (!reserve(piece.byteLength)) throw noRoom()
        yield piece
      }
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

/** Reads a whole small body. */
export async function readBytes(
  body: ReadableStream<Uint8Array>,
  limits: BodyLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of readChunks(body, limits)) chunks.push(chunk)
  return joinChunks(chunks)
}

function noRoom(): Problem {
  return new Problem(503, 'There is no room for the body', { headers: { 'retry-after': '10' } })
}

function joinChunks(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  try {
    return (await reader.read()).value
  } catch (error) {
    throw new Problem(408, `The body broke off: ${String(error)}`)
  }
}

/** Throws a `Problem` after so many milliseconds. */
export async function withTimeout<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Problem(408, 'The body came too slowly')), milliseconds)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
