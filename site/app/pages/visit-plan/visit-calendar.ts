import { pageContext } from '../../page-context.ts'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/visit-calendar'
import { visitCalendar } from './visit-calendar.server.ts'
import { parseVisitQuery, visitKeys } from './visit-query.ts'

export const handle = {
  cache: 'minute',
  query: visitKeys,
  freeText: ['add', 'find', 'stops'],
} as const satisfies RouteHandle

/** `/plan-my-visit.ics`. */
export function loader({ context, url }: Route.LoaderArgs): Response {
  const query = parseVisitQuery(readQuery(handle, url))
  return new Response(visitCalendar(query, context.get(pageContext)), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="visit.ics"',
    },
  })
}
