import { refuse } from '../documents/refuse.ts'
import { hasToken } from './people/tokens.ts'

/**
 * Refuses a write that another site, or another host of this one, has caused in the browser of a logged-in person. A token is no
 * cookie: browsers send it to nobody by themselves.
 */
export function requireSameOrigin(request: Request, origin: string): void {
  if (request.method === 'GET' || request.method === 'HEAD' || hasToken(request)) return
  const isOwn = request.headers.get('origin') === origin
  const site = request.headers.get('sec-fetch-site')
  if (!isOwn || site !== 'same-origin') throw refuse('forbidden', 'Writes come from the studio itself.')
}
