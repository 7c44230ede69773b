import type { Context, MiddlewareHandler } from 'hono'
import type { StoredResponse } from './respond.ts'

/** What the Node server passes in addition to the `Request`; optional in tests. */
export interface SiteBindings {
  /** The request target as received; the `Request`'s URL has dot segments and backslashes resolved. */
  readonly target?: string
  /** The network address of the client: a visitor, or a proxy in front of the site. */
  readonly address?: string | undefined
  /** The body, received from the connection only when it is read. */
  readonly body?: () => ReadableStream<Uint8Array>
  /** Set for a request that the Node server refuses: a middleware throws it. */
  readonly refusal?: Error
}

export interface SiteEnv {
  readonly Bindings: SiteBindings
  readonly Variables: {
    /** The request target as received. */
    readonly target: string
    /** The query with its question mark, or empty; the path is `context.req.path`. */
    readonly search: string
    /** The response of the page cache, if it was sent unchanged. */
    readonly stored: StoredResponse | undefined
  }
}

export type SiteContext = Context<SiteEnv>
export type SiteHandler = MiddlewareHandler<SiteEnv>

/** Gets a header by its name in lower case. */
export type ReadHeader = (name: string) => string | undefined

/** `context.env` is undefined if `site.request()` is called without bindings. */
export function bindingsOf(context: SiteContext): SiteBindings {
  return context.env ?? {}
}

export function bodyOf(context: SiteContext): ReadableStream<Uint8Array> {
  return bindingsOf(context).body?.() ?? context.req.raw.body ?? new Blob().stream()
}
