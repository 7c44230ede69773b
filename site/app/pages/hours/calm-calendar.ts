import { pageContext } from '../../page-context.ts'
import type { Route } from './+types/calm-calendar'
import { calmCalendar } from './calm-calendar.server.ts'

/** `/calm-hours.ics`; 404 for a mall without calm hours. */
export function loader({ context }: Route.LoaderArgs): Response {
  const text = calmCalendar(context.get(pageContext))
  if (text === undefined) throw new Response(null, { status: 404 })
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="calm-hours.ics"',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    },
  })
}
