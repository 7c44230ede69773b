import { localePath } from '@promenade/domain/locale/locale-path'
import { inEventOrder } from '@promenade/domain/schedule/orders'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../../page-context.ts'
import { messagesIn } from '../../messages/messages-in.server.ts'
import { calendarText } from './calendar-text.server.ts'
import { webSubscriptions } from './web-calendars.ts'

/** All that is on and to come, as one calendar that programs go on reading. */
export function eventsCalendar(visit: PageContext): string {
  const { content, origin, locale, now } = visit
  const { events: words } = messagesIn(locale)
  const present = { now, timeZone: content.property.timeZone }
  const shown = content.events.filter((event) => isShown(event, now))
  return calendarText(visit, inEventOrder(shown, present), {
    subscription: {
      name: words.calendarName(content.property.name),
      description: words.intro,
      source: origin + localePath('/events.ics', locale),
    },
  })
}

/** The ways to subscribe to it: by the program of the device, or by the calendars on the web. */
export function calendarSubscriptions({ origin, locale, content }: PageContext) {
  const file = origin + localePath('/events.ics', locale)
  const name = messagesIn(locale).events.calendarName(content.property.name)
  // The scheme that programs on telephones and desks answer to; they ask over https themselves.
  const webcal = file.replace(/^https?:/, 'webcal:')
  return {
    file,
    webcal,
    web: webSubscriptions({ webcal, file, name }),
  }
}
