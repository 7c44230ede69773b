import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

export interface Answer {
  readonly body: string
  readonly contentType: string
  readonly cacheControl: string
  readonly headers?: Readonly<Record<string, string>>
}

const compress = promisify(gzip)

/** Below this a compressed answer is not smaller once its headers are counted. */
const smallestCompressed = 1_000

/**
 * Answers with a strong ETag made from the body, 304 to who has that body, and compressed to who can read it. The two
 * encodings have tags of their own, because their bytes differ.
 */
export async function answerConditionally(request: Request, answer: Answer): Promise<Response> {
  const compressed =
    answer.body.length >= smallestCompressed && acceptsGzip(request.headers.get('accept-encoding'))
  const hash = createHash('sha256').update(answer.body).digest('base64url').slice(0, 27)
  const headers = new Headers({
    ...answer.headers,
    ETag: `"${hash}${compressed ? '-gzip' : ''}"`,
    'Cache-Control': answer.cacheControl,
    Vary: 'Accept-Encoding',
  })
  if (isHeld(request.headers.get('if-none-match'), hash)) return new Response(null, { status: 304, headers })
  headers.set('Content-Type', answer.contentType)
  if (!compressed) return new Response(answer.body, { headers })
  headers.set('Content-Encoding', 'gzip')
  return new Response(new Uint8Array(await compress(answer.body)), { headers })
}

function isHeld(ifNoneMatch: string | null, hash: string): boolean {
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
