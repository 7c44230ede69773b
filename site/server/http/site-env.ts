import type { Context, MiddlewareHandler } from 'hono'
import type { StoredResponse } from './respond.ts'

/** What the Node server passes beside the `Request`. A test may omit all of it. */
export interface SiteBindings {
  /** The request target as it was sent: a URL has resolved its dot segments and backslashes. */
  readonly target?: string
  /** The network address of the client: a visitor, or a proxy in front of the site. */
  readonly address?: string | undefined
  /** The body; nothing is received from the connection before it is read. */
  readonly body?: () => ReadableStream<Uint8Array>
  /** Set for a request that the Node server rejects: the site throws it. */
  readonly refusal?: Error
}

export interface SiteEnv {
  readonly Bindings: SiteBindings
  readonly Variables: {
    /** The request target as it was sent. */
    readonly target: string
    /** The query with its question mark, or empty; the path is `context.req.path`. */
    readonly search: string
    /** The response of the page cache, where that is what was sent. */
    readonly stored: StoredResponse | undefined
  }
}

export type SiteContext = Context<SiteEnv>
export type SiteHandler = MiddlewareHandler<SiteEnv>

/** Gets a header by its name in lower case. */
export type ReadHeader = (name: string) => string | undefined

/** Hono leaves `context.env` undefined where `site.request()` is called without one. */
export function bindingsOf(context: SiteContext): SiteBindings {
  return context.env ?? {}
}

export function bodyOf(context: SiteContext): ReadableStream<Uint8Array> {
  return bindingsOf(context).body?.() ?? context.req.raw.body ?? new Blob().stream()
}
