import { randomUUID } from 'node:crypto'
import type { PlatformFetch } from '../content/platform-request.ts'
import { findRequestId } from './http/request-context.ts'

export interface PlatformCall {
  /** First part of what was asked for, such as `stores`, or the endpoint of a private call. */
  readonly name: string
  /** A status, or that there was no answer. */
  readonly outcome: string
  readonly seconds: number
}

interface PlatformCallsOptions {
  readonly fetch: PlatformFetch
  readonly onCall: (call: PlatformCall) => void
}

/** Tells the platform which request a call is for, so that both logs can be read as one, and how long it took to answer. */
export function watchPlatformCalls({ fetch, onCall }: PlatformCallsOptions): PlatformFetch {
  return async (url, { headers, ...init }) => {
    const begun = performance.now()
    const name = nameOf(url)
    const note = (outcome: string) => onCall({ name, outcome, seconds: (performance.now() - begun) / 1_000 })
    const id = findRequestId() ?? randomUUID()
    try {
      const response = await fetch(url, { ...init, headers: { ...headers, 'x-request-id': id } })
      note(String(response.status))
      return response
    } catch (error) {
      note('none')
      throw error
    }
  }
}

/** What tells one kind of call from another; slugs and the files of pictures are without number. */
function nameOf(url: string): string {
  const parts = new URL(url).pathname.split('/').filter((part) => part !== '')
  const at = parts.indexOf('properties')
  if (at >= 0) return parts[at + 2] ?? 'property'
  return parts.includes('media') ? 'media' : (parts.at(-1) ?? '')
}
