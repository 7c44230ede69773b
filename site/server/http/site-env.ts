import type { Context, MiddlewareHandler } from 'hono'
import type { StoredResponse } from './respond.ts'

/** What the Node server knows of a request beside its URL, headers and method. A test may leave out all of it. */
export interface SiteBindings {
  /** The request target as it came: a URL has resolved its dot segments and backslashes. */
  readonly target?: string
  /** The other end of the connection: the visitor, or a proxy in front of the site. */
  readonly address?: string | undefined
  /** The body, of which nothing is taken off the connection before it is read. */
  readonly body?: () => ReadableStream<Uint8Array>
  /** Set for a request that the Node server does not take: thrown in place of a response. */
  readonly refusal?: Error
}

export interface SiteEnv {
  readonly Bindings: SiteBindings
  readonly Variables: {
    /** The request target as it came. */
    readonly target: string
    /** The query with its question mark, or empty; the path is `context.req.path`. */
    readonly search: string
    /** The stored response that was sent, where it is the same for everybody. */
    readonly stored: StoredResponse | undefined
  }
}

export type SiteContext = Context<SiteEnv>
export type SiteHandler = MiddlewareHandler<SiteEnv>

/** The value of a header by its name in lower case. */
export type ReadHeader = (name: string) => string | undefined

/** Hono leaves `context.env` undefined where `site.request()` is called without one. */
export function bindingsOf(context: SiteContext): SiteBindings {
  return context.env ?? {}
}

export function bodyOf(context: SiteContext): ReadableStream<Uint8Array> {
  return bindingsOf(context).body?.() ?? context.req.raw.body ?? new Blob().stream()
}
