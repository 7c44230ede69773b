import { refuse } from '../refusals.ts'
import type { ReadHeader, SiteContext, SiteHandler } from './site-env.ts'

/**
 * Refuses a body before reading it (413) if it is larger than its path accepts, of unknown length, or compressed. Hono's
 * `bodyLimit` would read a body of unknown length into memory.
 */
export function limitBodies(maxBytes: (context: SiteContext) => number): SiteHandler {
  return async (context, next) => {
    const length = bodyLength((name) => context.req.header(name))
    if (length > 0 && length > maxBytes(context)) throw refuse(413)
    await next()
  }
}

/** The `Content-Length`, which Node enforces; `Infinity` without one. */
export function bodyLength(header: ReadHeader): number {
  if (header('transfer-encoding') !== undefined) return Infinity
  const length = Number(header('content-length') ?? 0)
  return length > 0 && header('content-encoding') !== undefined ? Infinity : length
}
