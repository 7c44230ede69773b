import { pageContext } from '../../page-context.ts'
import type { Route } from './+types/events-calendar'
import { eventsCalendar } from './events-calendar.server.ts'

/** `/events.ics`. */
export function loader({ context }: Route.LoaderArgs): Response {
  return new Response(eventsCalendar(context.get(pageContext)), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="events.ics"',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    },
  })
}
