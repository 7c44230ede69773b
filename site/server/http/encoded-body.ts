import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Bytes of an answer with their compressed forms, each made once and when first asked for. */
export interface EncodedBody {
  /** A weak entity tag: one for all encodings of the same bytes. */
  readonly etag: string
  /** Bytes of the text as it is. */
  readonly size: number
  /** Bytes of all forms that are there now. */
  readonly heldBytes: () => number
  readonly in: (encoding: Encoding) => Bytes | Promise<Bytes>
  /** Whether its brotli form is there, made in haste. */
  readonly isLoose: () => boolean
  /** Makes that form as small as it can be, which takes a hundred times as long. */
  readonly tighten: () => Promise<void>
}

type Bytes = Uint8Array<ArrayBuffer>

const brotli = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)
const gzipped = promisify(gzip)

/** Below this many bytes compression gains nothing worth its header. */
const smallestCompressed = 200

/** Of brotli: the best there is. */
const thorough = 11

interface EncodingOptions {
  readonly quality?: number
  /**
   * The plain text goes once there is a brotli form, out of which it can be had again, unless somebody wanted it: hardly
   * anybody does, and it is the largest part of what is held.
   */
  readonly isPacked?: boolean
}

export function createEncodedBody(
  bytes: Bytes,
  { quality = 5, isPacked = false }: EncodingOptions = {},
): EncodedBody {
  const made = new Map<Encoding, Bytes | Promise<Bytes>>([['identity', bytes]])
  let isPlainWanted = false
  let isTight = quality === thorough

  // What is said below must not mention `bytes`, or they could never go.
  async function plainText(): Promise<Bytes> {
    const plain = await made.get('identity')
    if (plain !== undefined) return plain
    const packed = await made.get('br')
    if (packed === undefined) throw new Error('A text has gone before it was packed.')
    return ownBytes(await unpack(packed))
  }

  async function make(encoding: Encoding): Promise<Bytes> {
    const plain = await plainText()
    return encoding === 'identity' ? plain : compress(plain, encoding, quality)
  }

  function letPlainGo(): void {
    if (isPacked && !isPlainWanted) made.delete('identity')
  }

  return {
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    size: bytes.byteLength,
    heldBytes: () => [...made.values()].reduce((sum, form) => sum + bytesOf(form), 0),
    in(encoding) {
      if (encoding === 'identity') isPlainWanted = true
      const known = made.get(encoding)
      if (known !== undefined) return known
      const making = make(encoding)
      made.set(encoding, making)
      making.then(
        (done) => {
          // A tighter one may have been faster.
          if (made.get(encoding) === making) made.set(encoding, done)
          if (encoding === 'br') letPlainGo()
        },
        () => made.delete(encoding),
      )
      return making
    },
    isLoose: () => !isTight && made.get('br') instanceof Uint8Array,
    async tighten() {
      made.set('br', await compress(await plainText(), 'br', thorough))
      isTight = true
      letPlainGo()
    },
  }
}

function bytesOf(form: Bytes | Promise<Bytes>): number {
  return form instanceof Promise ? 0 : form.byteLength
}

/** Browsers send a handful of different headers, so each is read once. */
const chosen = new Map<string, Encoding>()
const maxHeaders = 200

/** The best encoding a client accepts; a `q=0` refuses one. */
export function chooseEncoding(acceptEncoding: string | undefined, size: number): Encoding {
  if (acceptEncoding === undefined || size < smallestCompressed) return 'identity'
  const known = chosen.get(acceptEncoding)
  if (known !== undefined) return known
  const encoding = readAcceptEncoding(acceptEncoding)
  if (chosen.size < maxHeaders) chosen.set(acceptEncoding, encoding)
  return encoding
}

function readAcceptEncoding(header: string): Encoding {
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : 'identity'
}

function accepts(header: string, name: string): boolean {
  return header.split(',', 20).some((part) => {
    const [coding = '', weight = ''] = part.split(';', 2)
    return coding.trim().toLowerCase() === name && !/^\s*q=0(?:\.0*)?\s*$/i.test(weight)
  })
}

async function compress(bytes: Bytes, encoding: Encoding, quality: number): Promise<Bytes> {
  if (encoding === 'br') return ownBytes(await brotli(bytes, brotliOptions(bytes, quality)))
  return ownBytes(await gzipped(bytes, { level: quality > 9 ? 9 : 6 }))
}

/** The window is no larger than the text: the encoder's memory grows with it. */
function brotliOptions(bytes: Bytes, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.byteLength + 16)))),
    },
  }
}

function ownBytes(buffer: Buffer): Bytes {
  return new Uint8Array(buffer)
}
