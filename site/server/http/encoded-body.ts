import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './choose-encoding.ts'

/** A response body with its compressed forms, each created on first use. */
export interface EncodedBody {
  /** A weak entity tag, the same for all encodings. */
  readonly etag: string
  /** Bytes of the uncompressed body. */
  readonly size: number
  /** Bytes of all forms that are in memory. */
  readonly heldBytes: () => number
  readonly in: (encoding: Encoding) => Bytes | Promise<Bytes>
  /** The compression of the brotli form in memory. */
  readonly compression: () => Compression
  /** Creates the brotli form; `best` replaces a quick one. */
  readonly compress: (to: 'quick' | 'best') => Promise<void>
}

/** The best takes a hundred times longer than the quick one, and a tenth fewer bytes. */
export type Compression = 'none' | 'quick' | 'best'

type Bytes = Uint8Array<ArrayBuffer>

interface BodyOptions {
  /** Of the brotli form, from 0 to 11. */
  readonly quality?: number
  /** The brotli form, if it is there already. */
  readonly br?: Bytes | undefined
  /** What `entityTagOf` returns for these bytes, if it is known already. */
  readonly etag?: string
}

const promisedBrotli = promisify(brotliCompress)
const promisedDecompress = promisify(brotliDecompress)
const promisedGzip = promisify(gzip)

const quickQuality = 5
const bestQuality = 11

/**
 * Once there is a brotli form, the uncompressed bytes are dropped unless a client has requested them: few do, they are the
 * largest form, and decompressing brings them back.
 */
export function createEncodedBody(
  bytes: Bytes,
  { quality = quickQuality, br, etag = entityTagOf(bytes) }: BodyOptions = {},
): EncodedBody {
  const forms = new Map<Encoding, Bytes | Promise<Bytes>>([
    br === undefined ? ['identity', bytes] : ['br', br],
  ])
  let isPlainRequested = false
  let isBest = quality === bestQuality

  // The functions below must not refer to `bytes`, which would keep them in memory.
  async function plainBytes(): Promise<Bytes> {
    const plain = await forms.get('identity')
    if (plain !== undefined) return plain
    const compressed = await forms.get('br')
    if (compressed === undefined) throw new Error('The body was dropped before it was compressed.')
    return ownBytes(await promisedDecompress(compressed))
  }

  async function create(encoding: Encoding): Promise<Bytes> {
    const plain = await plainBytes()
    if (encoding === 'identity') return plain
    return encoding === 'br' ? compress(plain, quality) : ownBytes(await promisedGzip(plain))
  }

  function find(encoding: Encoding): Bytes | Promise<Bytes> {
    const cached = forms.get(encoding)
    if (cached !== undefined) return cached
    const creation = create(encoding)
    forms.set(encoding, creation)
    creation.then(
      // The best compression may have been faster.
      (form) => void (forms.get(encoding) === creation && keep(encoding, form)),
      () => forms.delete(encoding),
    )
    return creation
  }

  function keep(encoding: Encoding, form: Bytes): void {
    forms.set(encoding, form)
    if (encoding === 'br' && !isPlainRequested) forms.delete('identity')
  }

  return {
    etag,
    size: bytes.byteLength,
    heldBytes: () => [...forms.values()].reduce((sum, form) => sum + bytesOf(form), 0),
    in(encoding) {
      if (encoding === 'identity') isPlainRequested = true
      return find(encoding)
    },
    compression: () => (isBest ? 'best' : forms.get('br') instanceof Uint8Array ? 'quick' : 'none'),
    async compress(to) {
      if (isBest) return
      if (to === 'quick') return void (await find('br'))
      keep('br', await compress(await plainBytes(), bestQuality))
      isBest = true
    },
  }
}

/** A weak entity tag, from a hash of the uncompressed bytes. */
export function entityTagOf(bytes: Bytes): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

function bytesOf(form: Bytes | Promise<Bytes>): number {
  return form instanceof Promise ? 0 : form.byteLength
}

async function compress(bytes: Bytes, quality: number): Promise<Bytes> {
  // The encoder's memory grows with its window, so the window is no larger than the text.
  const window = Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.byteLength + 16))))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    [constants.BROTLI_PARAM_LGWIN]: window,
  }
  return ownBytes(await promisedBrotli(bytes, { params }))
}

function ownBytes(buffer: Buffer): Bytes {
  return new Uint8Array(buffer)
}
