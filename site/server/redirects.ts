import { eventsRedirect } from '@promenade/domain/routing/events-redirect'
import { movedTo } from './http/respond.ts'
import type { SiteContext } from './http/site-env.ts'

/** Redirects old and second addresses of a page with 301. */
export async function redirectMoved(
  { req: { path }, var: { search } }: SiteContext,
  next: () => Promise<void>,
): Promise<Response | void> {
  const events = eventsRedirect(path, search)
  if (events !== undefined) return movedTo(events)
  // The data of the home page is at `/hydration/`.
  if (path !== '/' && path !== '/hydration/' && path.endsWith('/'))
    return movedTo(`${path.slice(0, -1)}${search}`)
  return next()
}
