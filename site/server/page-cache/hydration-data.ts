import { createEncodedBody } from '../http/encoded-body.ts'
import { createSendable, type Sendable } from '../http/send-body.ts'

/** The loader data that a page hydrates with, under the version its address has. */
export interface HydrationData {
  /** Which scripts can read the data, and which data they are. */
  readonly version: string
  readonly sendable: Sendable
}

/** Its address holds its version; the time is short because a server that has lost it sends the present one. */
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=300, stale-if-error=604800',
}

export function createHydrationData(data: string, build: string): HydrationData {
  const body = createEncodedBody(new TextEncoder().encode(data))
  // Half of the hash that the entity tag is: long texts are gone through once.
  const hash = body.etag.slice('W/"'.length).slice(0, 12)
  return { version: `${build}.${hash}`, sendable: createSendable({ status: 200, headers, body }) }
}

/** A page with the data it was rendered from. Whoever sees it will most likely ask for them: they are made small together. */
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
