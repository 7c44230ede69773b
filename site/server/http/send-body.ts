import { chooseEncoding, type EncodedBody, type Encoding } from './encoded-body.ts'
import { type StoredResponse, toResponse } from './respond.ts'
import type { ReadHeader, SiteContext } from './site-env.ts'

/** Something in memory that is sent again and again: its responses are put together once per encoding. */
export interface Sendable {
  readonly status: number
  readonly body: EncodedBody
  readonly responseIn: (encoding: Encoding) => StoredResponse | Promise<StoredResponse>
  readonly unchanged: StoredResponse
  /** Makes what is sent in brotli smaller; it is the same text under the same entity tag. */
  readonly tighten: () => Promise<void>
  /** False for pictures and fonts, which are compressed as they are. */
  readonly compresses: boolean
}

interface Parts {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: EncodedBody
  readonly compresses?: boolean
}

export function createSendable({ status, headers, body, compresses = true }: Parts): Sendable {
  const stored = new Map<Encoding, StoredResponse>()
  const common = { ...headers, etag: body.etag, ...(compresses ? { vary: 'Accept-Encoding' } : {}) }
  const store = (encoding: Encoding, bytes: Uint8Array<ArrayBuffer>) => {
    const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    const response: StoredResponse = { status, headers: { ...common, ...coding }, body: bytes }
    if (body.in(encoding) === bytes) stored.set(encoding, response)
    return response
  }
  return {
    status,
    body,
    compresses,
    unchanged: { status: 304, headers: common },
    async tighten() {
      await body.tighten()
      stored.delete('br')
    },
    responseIn(encoding) {
      const known = stored.get(encoding)
      if (known !== undefined) return known
      const bytes = body.in(encoding)
      return bytes instanceof Promise ? bytes.then((ready) => store(encoding, ready)) : store(encoding, bytes)
    },
  }
}

/** Sends it in the encoding that the client takes, or 304 where the client has these bytes. */
export async function send({ req }: SiteContext, sendable: Sendable): Promise<Response> {
  return toResponse(await chooseResponse((name) => req.header(name), sendable))
}

/**
 * The same before it becomes a `Response`. Hono's `etag` would need the body, in its encoding, to find out that it need not
 * be sent, and would drop the headers that a browser takes over from a 304.
 */
export function chooseResponse(
  header: ReadHeader,
  { status, body, compresses, responseIn, unchanged }: Sendable,
): StoredResponse | Promise<StoredResponse> {
  if (status === 200 && hasSameBytes(header('if-none-match'), body.etag)) return unchanged
  return responseIn(compresses ? chooseEncoding(header('accept-encoding'), body.size) : 'identity')
}

function hasSameBytes(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag) return true
  const tag = etag.replace('W/', '')
  return ifNoneMatch.split(',', 50).some((one) => one.trim().replace(/^W\//, '') === tag)
}
