import { Refusal } from '../refusals.ts'
import type { SiteContext, SiteHandler } from './site-env.ts'

/** Refuses every method but GET, HEAD, and POST at an address that takes a body (405). */
export function checkMethod(maxBytes: (context: SiteContext) => number): SiteHandler {
  return async (context, next) => {
    const { method } = context.req
    const isKnown = method === 'GET' || method === 'HEAD' || (method === 'POST' && maxBytes(context) > 0)
    if (!isKnown) throw new Refusal(405, { allow: 'GET, HEAD' })
    await next()
  }
}
