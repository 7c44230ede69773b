import { pageContext } from '../../page-context.ts'
import type { Route } from './+types/suggestions'
import { suggestionsFor } from './suggestions.server.ts'

/** `/search-results/suggestions?searchQuery=`. */
export function loader({ context, request }: Route.LoaderArgs): Response {
  const suggestions = suggestionsFor(context.get(pageContext), new URL(request.url).searchParams)
  // They say what is open and what there is now, so a copy is asked about each time; the server has its own.
  return Response.json(suggestions, { headers: { 'cache-control': 'public, no-cache' } })
}
