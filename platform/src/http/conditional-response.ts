import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

export interface ResponseContent {
  readonly body: string
  readonly contentType: string
  readonly cacheControl: string
  readonly headers?: Readonly<Record<string, string>>
}

const compress = promisify(gzip)

/** Below this length compression saves less than its header adds. */
const minCompressedLength = 1_000

/**
 * Responds with a strong ETag from the hash of the body; with 304 if the client has this body; compressed if the client
 * accepts gzip. Each encoding has its own ETag, because its bytes differ.
 */
export async function respondConditionally(request: Request, content: ResponseContent): Promise<Response> {
  const compressed =
    content.body.length >= minCompressedLength && acceptsGzip(request.headers.get('accept-encoding'))
  const hash = createHash('sha256').update(content.body).digest('base64url').slice(0, 27)
  const headers = new Headers({
    ...content.headers,
    ETag: `"${hash}${compressed ? '-gzip' : ''}"`,
    'Cache-Control': content.cacheControl,
    Vary: 'Accept-Encoding',
  })
  if (matchesTag(request.headers.get('if-none-match'), hash))
    return new Response(null, { status: 304, headers })
  headers.set('Content-Type', content.contentType)
  if (!compressed) return new Response(content.body, { headers })
  headers.set('Content-Encoding', 'gzip')
  return new Response(new Uint8Array(await compress(content.body)), { headers })
}

function matchesTag(ifNoneMatch: string | null, hash: string): boolean {
  if (ifNoneMatch === null) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.some((tag) => tag === '*' || tag === `"${hash}"` || tag === `"${hash}-gzip"`)
}

function acceptsGzip(acceptEncoding: string | null): boolean {
  const offers = (acceptEncoding ?? '').toLowerCase().split(',')
  return offers.some((offer) => {
    const [name, ...parameters] = offer.split(';').map((part) => part.trim())
    return (
      (name === 'gzip' || name === '*') && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    )
  })
}
