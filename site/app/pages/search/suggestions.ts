import { pageContext } from '../../page-context.ts'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/suggestions'
import { suggestionsFor } from './suggestions.server.ts'

export const handle = { query: ['searchQuery'], freeText: ['searchQuery'] } as const satisfies RouteHandle

/** `/search-results/suggestions?searchQuery=`. */
export function loader({ context, url }: Route.LoaderArgs): Response {
  const suggestions = suggestionsFor(context.get(pageContext), readQuery(handle, url))
  // Revalidated on each request, since they contain opening states; the server has its own cache.
  return Response.json(suggestions, { headers: { 'cache-control': 'public, no-cache' } })
}
