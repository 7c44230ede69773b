import { eventsRedirect } from '@promenade/domain/routing/events-redirect'
import type { Answer, Asked } from './http/site-env.ts'

/** Old and second addresses of a page: answered once and for all with 301. */
export function redirectMoved({ path, search }: Asked): Answer | undefined {
  const events = eventsRedirect(path, search)
  if (events !== undefined) return movedTo(events)
  // The data of the home page is at `/wake/`.
  if (path !== '/' && path !== '/wake/' && path.endsWith('/')) return movedTo(`${path.slice(0, -1)}${search}`)
  return undefined
}

function movedTo(location: string): Answer {
  return { status: 301, headers: { location, 'cache-control': 'public, max-age=3600' } }
}
