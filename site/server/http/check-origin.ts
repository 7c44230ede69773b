import { csrf } from 'hono/csrf'
import type { SiteHandler } from './site-env.ts'

/**
 * Refuses a request from a page of another site (403), by `Sec-Fetch-Site`. Without that header, `Origin` must be the public
 * origin or the host of this request, since a mall may have several addresses.
 */
export function checkOrigin(origin: string): SiteHandler {
  const { protocol } = new URL(origin)
  return csrf({
    origin: (from, { req }) =>
      req.header('sec-fetch-site') === undefined &&
      (from === origin || from === `${protocol}//${req.header('host') ?? ''}`),
  })
}
