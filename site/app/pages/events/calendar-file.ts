import { pageContext } from '../../page-context.ts'
import type { Route } from './+types/calendar-file'
import { calendarFile } from './calendar-file.server.ts'

/** `/events-and-news/{slug}/calendar.ics`. */
export function loader({ context, params }: Route.LoaderArgs): Response {
  const file = calendarFile(context.get(pageContext), params.slug)
  if (file === undefined)
    return new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain' } })
  return new Response(file.text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${file.name.replaceAll(/[^!-~]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    },
  })
}
