import { createEncodedBody } from '../http/encoded-body.ts'
import { createSendable, type Sendable } from '../http/send-body.ts'

/** The loader data that a page hydrates with. */
export interface HydrationData {
  /** Version of the build, then a hash of the data; part of the address. */
  readonly version: string
  readonly sendable: Sendable
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
  return { version: `${build}.${hash}`, sendable: createSendable({ status: 200, headers, body }) }
}

/** A page with its hydration data, which most browsers request too: both are recompressed together. */
export function withHydrationData(
  page: Sendable,
  hydrationData: HydrationData,
): Sendable & { readonly hydrationData: HydrationData } {
  const recompress = async () => {
    await page.recompress()
    await hydrationData.sendable.recompress()
  }
  return { ...page, recompress, hydrationData }
}
