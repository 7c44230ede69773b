import type { IncomingMessage } from 'node:http'
import type { IsOwnHost } from './check-host.ts'
import { bodyLength } from './limit-bodies.ts'
import type { StoredResponse } from './respond.ts'
import type { ReadHeader, SiteHandler } from './site-env.ts'

/** A response in the form that Node writes without converting headers. */
interface NodeResponse {
  readonly status: number
  /** Names and values alternate. */
  readonly headers: string[]
  readonly body: Buffer | undefined
}

/**
 * Sends cached pages without Hono, ten times faster. It repeats the response that Hono sent for the same page in the same
 * encoding: the first one passes through all middleware.
 */
export interface FastPath {
  /** Undefined if the Hono app has to respond. */
  readonly find: (request: IncomingMessage) => NodeResponse | undefined
  /** Stores the final response of a cached page; runs before all middleware that adds headers. */
  readonly remember: SiteHandler
}

interface FastPathOptions {
  /** The cached response to a request target, the same for every visitor. */
  readonly findPage: (
    target: string,
    header: ReadHeader,
  ) => StoredResponse | Promise<StoredResponse> | undefined
  readonly isOwnHost: IsOwnHost
  /** Counts responses. */
  readonly onResponse?: (status: number, milliseconds: number) => void
}

export function createFastPath({ findPage, isOwnHost, onResponse }: FastPathOptions): FastPath {
  const remembered = new WeakMap<StoredResponse, NodeResponse>()
  return {
    find({ method, url = '', headers }) {
      const start = performance.now()
      if (method !== 'GET' || !isOwnHost(headers.host)) return undefined
      const header: ReadHeader = (name) => headers[name]?.toString()
      if (bodyLength(header) > 0) return undefined
      const stored = findPage(url, header)
      if (stored === undefined || stored instanceof Promise) return undefined
      const response = remembered.get(stored)
      if (response !== undefined) onResponse?.(response.status, performance.now() - start)
      return response
    },
    async remember(context, next) {
      await next()
      const { stored } = context.var
      if (stored !== undefined && !remembered.has(stored))
        remembered.set(stored, toNodeResponse(context.res, stored))
    },
  }
}

function toNodeResponse({ status, headers }: Response, { body }: StoredResponse): NodeResponse {
  return {
    status,
    headers: [...headers].flat(),
    body: body && Buffer.from(body.buffer, body.byteOffset, body.byteLength),
  }
}
