import { createHash } from 'node:crypto'
import { createEncodedBody } from '../http/encoded-body.ts'
import { createSendable, type Sendable } from '../http/send-body.ts'

/** What a page fetches when React wakes, under the version its address has. */
export interface WakeData {
  readonly version: string
  readonly sendable: Sendable
}

/** Its address holds its version; the time is short because a server that has lost it sends the present one. */
const wakeCaching = 'public, max-age=300, stale-if-error=604800'

/** Which scripts can read the data of a page, and which data they are. */
export function wakeVersion(build: string, data: string): string {
  return `${build}.${createHash('sha256').update(data).digest('base64url').slice(0, 12)}`
}

/** A page with the data it was rendered from. Whoever sees it will most likely ask for them: they are made small together. */
export function withWakeData(
  page: Sendable,
  { build, data }: { build: string; data: string },
): Sendable & { readonly wakeData: WakeData } {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': wakeCaching }
  const body = createEncodedBody(new TextEncoder().encode(data), { isPacked: true })
  const sendable = createSendable({ status: 200, headers, body })
  const tighten = async () => {
    await page.tighten()
    await sendable.tighten()
  }
  return { ...page, tighten, wakeData: { version: wakeVersion(build, data), sendable } }
}
