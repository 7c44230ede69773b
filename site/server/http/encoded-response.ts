import { chooseEncoding, type Encoding } from './choose-encoding.ts'
import type { Compression, EncodedBody } from './encoded-body.ts'
import { type StoredResponse, toResponse } from './respond.ts'
import type { ReadHeader, SiteContext } from './site-env.ts'

/** A stored body that is sent many times; its response is created once per encoding. */
export interface EncodedResponse {
  readonly status: number
  readonly body: EncodedBody
  readonly responseIn: (encoding: Encoding) => StoredResponse | Promise<StoredResponse>
  /** The response 304 to a client that has this body. */
  readonly unchanged: StoredResponse
  readonly compression: () => Compression
  /** Creates the brotli form before it is requested, or replaces it by the smallest one; the entity tag stays. */
  readonly compress: EncodedBody['compress']
  /** False for pictures and fonts, whose formats are compressed already. */
  readonly compresses: boolean
}

interface Parts {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: EncodedBody
  readonly compresses?: boolean
}

export function createEncodedResponse({ status, headers, body, compresses = true }: Parts): EncodedResponse {
  const responses = new Map<Encoding, StoredResponse>()
  const common = { ...headers, etag: body.etag, ...(compresses ? { vary: 'Accept-Encoding' } : {}) }
  const store = (encoding: Encoding, bytes: Uint8Array<ArrayBuffer>) => {
    const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    const response: StoredResponse = { status, headers: { ...common, ...coding }, body: bytes }
    // Recompression may have replaced these bytes in the meantime.
    if (body.in(encoding) === bytes) responses.set(encoding, response)
    return response
  }
  return {
    status,
    body,
    compresses,
    unchanged: { status: 304, headers: common },
    compression: body.compression,
    async compress(to) {
      await body.compress(to)
      responses.delete('br')
    },
    responseIn(encoding) {
      const cached = responses.get(encoding)
      if (cached !== undefined) return cached
      const bytes = body.in(encoding)
      return bytes instanceof Promise ? bytes.then((ready) => store(encoding, ready)) : store(encoding, bytes)
    },
  }
}

/** Sends the body in the best encoding, or 304 if the client has it. */
export async function sendResponse({ req }: SiteContext, response: EncodedResponse): Promise<Response> {
  return toResponse(await chooseResponse((name) => req.header(name), response))
}

/**
 * Chooses the encoding or 304, before it becomes a `Response`. Hono's `etag` would need the encoded body just to decide on a 304, and would
 * drop the headers that a browser updates from it.
 */
export function chooseResponse(
  header: ReadHeader,
  { status, body, compresses, responseIn, unchanged }: EncodedResponse,
): StoredResponse | Promise<StoredResponse> {
  if (status === 200 && matchesTag(header('if-none-match'), body.etag)) return unchanged
  return responseIn(compresses ? chooseEncoding(header('accept-encoding'), body.size) : 'identity')
}

function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag) return true
  const tag = etag.replace('W/', '')
  return ifNoneMatch.split(',', 50).some((tagInList) => tagInList.trim().replace(/^W\//, '') === tag)
}
