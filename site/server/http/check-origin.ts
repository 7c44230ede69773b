import { csrf } from 'hono/csrf'
import type { SiteHandler } from './site-env.ts'

/**
 * Refuses what a page of another site has sent (403). Browsers say where a request comes from (Fetch Metadata); for those
 * that do not, its origin counts: the public one, or the host of this request, since a mall may have several addresses.
 */
export function checkOrigin(origin: string): SiteHandler {
  const { protocol } = new URL(origin)
  return csrf({
    origin: (from, { req }) =>
      req.header('sec-fetch-site') === undefined &&
      (from === origin || from === `${protocol}//${req.header('host') ?? ''}`),
  })
}
