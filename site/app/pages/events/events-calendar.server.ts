import { inEventOrder } from '@promenade/domain/schedule/orders'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../../page-context.ts'
import { calendarText } from './calendar-text.server.ts'
import { webSubscriptions } from './web-calendars.ts'

/** Current and coming events as a calendar to subscribe to. */
export function eventsCalendar(context: PageContext): string {
  const { content, origin, href, now, messages } = context
  const { events: words } = messages
  const present = { now, timeZone: content.property.timeZone }
  const shown = content.events.filter((event) => isShown(event, now))
  return calendarText(context, inEventOrder(shown, present), {
    subscription: {
      name: words.calendarName(content.property.name),
      description: words.intro,
      source: origin + href('/events.ics'),
    },
  })
}

/** Subscription links: for calendar apps, and for web calendars. */
export function calendarSubscriptions({ origin, href, messages, content }: PageContext) {
  const file = origin + href('/events.ics')
  const name = messages.events.calendarName(content.property.name)
  // `webcal:` opens calendar apps, which then request over https.
  const webcal = file.replace(/^https?:/, 'webcal:')
  return {
    file,
    webcal,
    web: webSubscriptions({ webcal, file, name }),
  }
}
