import { redirect } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import { sessionContext } from '../../session-context.ts'
import type { Route } from './+types/plan-favorites'
import { parseVisitQuery, toChosenStop, addingSearch, visitKeys, withStops } from './visit-query.ts'

export const handle = { cache: 'personal', query: visitKeys } as const satisfies RouteHandle

/** `/plan-my-visit/favorites`: leads to the plan with the visitor's favorites as stops, or to the empty list of favorites. */
export function loader({ context, url }: Route.LoaderArgs): Response {
  const { href } = context.get(pageContext)
  const query = parseVisitQuery(readQuery(handle, url))
  // The cookie has the latest first.
  const favorites = context.get(sessionContext).favorites().toReversed().map(toChosenStop)
  const { stops, beyond } = withStops(query.stops, favorites)
  if (stops.length === 0) return redirect(href('/favorites'))
  return redirect(href('/plan-my-visit') + addingSearch({ ...query, stops, beyond }))
}
