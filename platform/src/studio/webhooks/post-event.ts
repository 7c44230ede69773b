import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isWebhookUrl, type WebhookError } from '@promenade/contract/studio-api/webhooks'
import {
  createGuardedLookup,
  isPublicAddress,
  PrivateAddressError,
  requireAllowedHost,
} from '@promenade/process/public-address'

/** What came of an attempt: a status, or why there was none. */
export interface Outcome {
  readonly status: number | null
  readonly error: WebhookError | null
  /** The header `Retry-After`, as it came. */
  readonly retryAfter?: string | undefined
}

/** Where requests may go; tests have a receiver of their own. */
export interface Reach {
  readonly isAllowedUrl: (url: string) => boolean
  readonly isAllowedAddress: (address: string) => boolean
  readonly timeoutMs: number
}

export const publicReach: Reach = {
  isAllowedUrl: isWebhookUrl,
  isAllowedAddress: isPublicAddress,
  timeoutMs: 20_000,
}

/** A receiver says all with its status. */
const maxResponseBytes = 4_096

interface Event {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Sends an event once. Follows no redirect, and connects to the very address that was checked. Never rejects. */
export async function postEvent(
  { url, headers, body }: Event,
  { isAllowedUrl, isAllowedAddress, timeoutMs }: Reach,
  abort: AbortSignal,
): Promise<Outcome> {
  const signal = AbortSignal.any([abort, AbortSignal.timeout(timeoutMs)])
  try {
    if (!isAllowedUrl(url)) throw new PrivateAddressError()
    const target = new URL(url)
    requireAllowedHost(target, isAllowedAddress)
    return await send(target, { headers, body, signal, lookup: createGuardedLookup(isAllowedAddress) })
  } catch (error) {
    return { status: null, error: describe(error, signal) }
  }
}

interface Sending {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal
  readonly lookup: ReturnType<typeof createGuardedLookup>
}

function send(url: URL, { headers, body, signal, lookup }: Sending): Promise<Outcome> {
  const start = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = { 'Content-Length': Buffer.byteLength(body), ...headers }
    // A connection of its own for each: a kept one was checked long ago.
    const options = { method: 'POST', headers: sent, signal, lookup, agent: false }
    const request = start(url, options, (response) => {
      resolve({
        status: response.statusCode ?? 0,
        error: null,
        retryAfter: response.headers['retry-after'],
      })
      let length = 0
      response.on('data', (chunk: Buffer) => {
        length += chunk.length
        if (length > maxResponseBytes) request.destroy()
      })
      // The status counts, also where the rest does not come.
      response.on('error', () => {})
    })
    request.on('error', reject)
    request.end(body)
  })
}

function describe(error: unknown, signal: AbortSignal): WebhookError {
  if (error instanceof PrivateAddressError) return 'private'
  if (signal.aborted) return 'no-answer'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/CERT|^ERR_TLS|^ERR_SSL|SELF_SIGNED|UNABLE_TO/.test(code)) return 'certificate'
  return code === 'ECONNRESET' ? 'no-answer' : 'unreachable'
}
