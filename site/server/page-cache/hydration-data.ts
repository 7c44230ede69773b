import { createEncodedBody } from '../http/encoded-body.ts'
import { createEncodedResponse, type EncodedResponse } from '../http/encoded-response.ts'

/** The loader data that a page hydrates with. */
export interface HydrationData {
  /** Version of the build, then a hash of the data; part of the address. */
  readonly version: string
  readonly response: EncodedResponse
}

/** Cached for a short time only: a server that no longer has this version sends the current one. */
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=300, stale-if-error=604800',
}

export function createHydrationData(data: string, build: string): HydrationData {
  const body = createEncodedBody(new TextEncoder().encode(data))
  // Part of the entity tag's hash, so that a long text is hashed once.
  const hash = body.etag.slice('W/"'.length).slice(0, 12)
  return { version: `${build}.${hash}`, response: createEncodedResponse({ status: 200, headers, body }) }
}

/** A page with its hydration data, which most browsers request too: both are compressed together. */
export function withHydrationData(
  page: EncodedResponse,
  hydrationData: HydrationData,
): EncodedResponse & { readonly hydrationData: HydrationData } {
  const { response } = hydrationData
  return {
    ...page,
    hydrationData,
    compression: () => (page.compression() === response.compression() ? page.compression() : 'none'),
    async compress(to) {
      await page.compress(to)
      await response.compress(to)
    },
  }
}
