import { Refused } from '../entries/refused.ts'

/** Refuses a write that another site, or another host of this one, has caused in the browser of who is logged in. */
export function requireSameOrigin(request: Request): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const origin = request.headers.get('origin') ?? ''
  const site = request.headers.get('sec-fetch-site')
  const isOwn = URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
  // Behind a proxy the scheme is another; the host is the one that the browser has shown.
  if (!isOwn || site !== 'same-origin') throw new Refused('forbidden', 'Writes come from the studio itself.')
}
