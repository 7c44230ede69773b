import { randomUUID } from 'node:crypto'
import type { PlatformFetch } from '../../content/platform-request.ts'
import { findRequestId } from '../http/request-context.ts'

export interface PlatformCall {
  /** First part of the resource's path, such as `stores`, or the endpoint of the account API. */
  readonly name: string
  /** The status of the response, or `none`. */
  readonly outcome: string
  readonly seconds: number
}

interface PlatformCallsOptions {
  readonly fetch: PlatformFetch
  readonly onCall: (call: PlatformCall) => void
}

/** Measures each call, and sends the id of the visitor's request along, so that the logs of both processes can be joined. */
export function watchPlatformCalls({ fetch, onCall }: PlatformCallsOptions): PlatformFetch {
  return async (url, { headers, ...init }) => {
    const startedAt = performance.now()
    const name = nameOf(url)
    const report = (outcome: string) =>
      onCall({ name, outcome, seconds: (performance.now() - startedAt) / 1_000 })
    const id = findRequestId() ?? randomUUID()
    try {
      const response = await fetch(url, { ...init, headers: { ...headers, 'x-request-id': id } })
      report(String(response.status))
      return response
    } catch (error) {
      report('none')
      throw error
    }
  }
}

/** The kind of call, for metrics. Without slugs and file names, which would create unlimited time series. */
function nameOf(url: string): string {
  const parts = new URL(url).pathname.split('/').filter((part) => part !== '')
  const at = parts.indexOf('properties')
  if (at >= 0) return parts[at + 2] ?? 'property'
  return parts.includes('media') ? 'media' : (parts.at(-1) ?? '')
}
