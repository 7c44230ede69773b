/** A message between a process and its image worker, which may be under the control of a hostile picture: plain bytes, with limits. */
export interface Frame {
  /** JSON; not checked. */
  readonly head: unknown
  readonly parts: readonly Uint8Array[]
}

/** Of all parts together: more than any variants of a picture, and than an upload. */
const maxBytes = 64 * 1_024 * 1_024
const maxHeadBytes = 1_024 * 1_024

/** Two lengths of 4 bytes: of the head, and of all parts. */
const prefixBytes = 8

/** The bytes of a message, without a copy of its parts. */
export function encodeFrame(head: unknown, parts: readonly Uint8Array[]): readonly Uint8Array[] {
  const json = Buffer.from(JSON.stringify({ head, sizes: parts.map(({ byteLength }) => byteLength) }))
  const prefix = Buffer.alloc(prefixBytes)
  prefix.writeUInt32BE(json.byteLength, 0)
  prefix.writeUInt32BE(
    parts.reduce((sum, { byteLength }) => sum + byteLength, 0),
    4,
  )
  return [prefix, json, ...parts]
}

/** Takes a stream chunk by chunk and calls back with each message. Throws for bytes that are none. */
export function createFrameReader(onFrame: (frame: Frame) => void): (chunk: Uint8Array) => void {
  let chunks: Uint8Array[] = []
  let length = 0
  let wanted = prefixBytes
  return (chunk) => {
    chunks.push(chunk)
    length += chunk.byteLength
    while (length >= wanted) {
      // Put together once for its prefix, and once when all of it is there.
      const bytes = Buffer.concat(chunks)
      chunks = [bytes]
      const total = prefixBytes + headBytes(bytes) + partBytes(bytes)
      if (length < total) {
        wanted = total
        return
      }
      onFrame(decodeFrame(bytes.subarray(prefixBytes, total), headBytes(bytes)))
      chunks = [bytes.subarray(total)]
      length -= total
      wanted = prefixBytes
    }
  }
}

function headBytes(bytes: Buffer): number {
  return bounded(bytes.readUInt32BE(0), maxHeadBytes)
}

function partBytes(bytes: Buffer): number {
  return bounded(bytes.readUInt32BE(4), maxBytes)
}

function bounded(length: number, max: number): number {
  if (length > max) throw new RangeError('The message is too long.')
  return length
}

function decodeFrame(bytes: Buffer, headLength: number): Frame {
  const { head, sizes } = Object(JSON.parse(bytes.toString('utf8', 0, headLength)))
  if (!isSizes(sizes)) throw new TypeError('The message is malformed.')
  let at = headLength
  const parts = sizes.map((size) => bytes.subarray(at, (at += size)))
  if (at !== bytes.byteLength) throw new RangeError('The message is malformed.')
  return { head, parts }
}

function isSizes(sizes: unknown): sizes is readonly number[] {
  return Array.isArray(sizes) && sizes.every((size) => Number.isInteger(size) && size >= 0)
}
