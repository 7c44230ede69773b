import { refuse } from '../refusals.ts'
import type { SiteContext, SiteHandler } from './site-env.ts'

/** Refuses every method (405) but GET, HEAD, and POST to a path that accepts a body. */
export function checkMethod(maxBytes: (context: SiteContext) => number): SiteHandler {
  return async (context, next) => {
    const { method } = context.req
    const isKnown = method === 'GET' || method === 'HEAD' || (method === 'POST' && maxBytes(context) > 0)
    if (!isKnown) throw refuse(405, { allow: 'GET, HEAD' })
    await next()
  }
}
