/** A response in memory that is sent many times. */
export interface StoredResponse {
  readonly status: number
  readonly headers: Headers
  readonly body?: Uint8Array<ArrayBuffer>
}

type Headers = Readonly<Record<string, string>>

/** A response with `Content-Length`, for HEAD too. */
export function respond(status: number, headers: Headers, body: Uint8Array<ArrayBuffer>): Response {
  return new Response(body, {
    status,
    headers: { ...headers, 'content-length': String(body.byteLength) },
  })
}

/** A line of text, which is not cached unless the headers say otherwise. */
export function respondWithText(status: number, text: string, headers: Headers = {}): Response {
  const all = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers }
  return respond(status, all, new TextEncoder().encode(text))
}

/** Redirects permanently; a browser checks again after an hour. */
export function redirectPermanently(location: string): Response {
  return respond(301, { location, 'cache-control': 'public, max-age=3600' }, new Uint8Array())
}

/** Redirects for now: where it leads may be another page tomorrow. */
export function redirectTemporarily(location: string): Response {
  return respond(302, { location, 'cache-control': 'public, max-age=60' }, new Uint8Array())
}

export function toResponse({ status, headers, body }: StoredResponse): Response {
  return body === undefined ? new Response(null, { status, headers }) : respond(status, headers, body)
}
