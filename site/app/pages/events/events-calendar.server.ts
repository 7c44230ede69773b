import { inEventOrder } from '@promenade/domain/schedule/orders'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../../page-context.ts'
import { calendarText } from './calendar-text.server.ts'
import { webSubscriptions } from './web-calendars.ts'

/** All that is on and to come, as one calendar that programs go on reading. */
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

/** Links to subscribe to it: by the program of the device, or by the calendars on the web. */
export function calendarSubscriptions({ origin, href, messages, content }: PageContext) {
  const file = origin + href('/events.ics')
  const name = messages.events.calendarName(content.property.name)
  // The scheme that programs on telephones and desks answer to; they ask over https themselves.
  const webcal = file.replace(/^https?:/, 'webcal:')
  return {
    file,
    webcal,
    web: webSubscriptions({ webcal, file, name }),
  }
}
