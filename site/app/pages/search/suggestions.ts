import { pageContext } from '../../page-context.ts'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/suggestions'
import { suggestionsFor } from './suggestions.server.ts'

export const handle = { query: ['searchQuery'] } as const satisfies RouteHandle

/** `/search-results/suggestions?searchQuery=`. */
export function loader({ context, url }: Route.LoaderArgs): Response {
  const suggestions = suggestionsFor(context.get(pageContext), readQuery(handle, url))
  // They say what is open and what there is now, so a copy is asked about each time; the server has its own.
  return Response.json(suggestions, { headers: { 'cache-control': 'public, no-cache' } })
}
