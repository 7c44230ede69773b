import { addDays } from '@promenade/domain/calendar/dates'
import { dateIn } from '@promenade/domain/calendar/instants'
import { calmHoursOn } from '@promenade/domain/hours/calm-hours'
import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator'
import type { PageContext } from '../../page-context.ts'
import { escapedCalendarText } from '../../presenters/calendar-text.ts'

/** Holidays are known for a year; calendars ask again long before these days are over. */
const daysAhead = 90

/** In seconds. */
const refreshInterval = 24 * 60 * 60

/** The calm hours of the coming days as a calendar to subscribe to; undefined for a mall without any. */
export function calmCalendar(context: PageContext): string | undefined {
  const { content, origin, href, now, timeZone, messages } = context
  const { hours, property } = content
  if (hours.calm === undefined) return undefined
  const words = messages.calm
  const url = `${origin}${href('/hours')}#calm`
  const calendar = ical({
    prodId: { company: escapedCalendarText(property.name), product: 'Promenade' },
    method: ICalCalendarMethod.PUBLISH,
    name: escapedCalendarText(words.calendarName(property.name)),
    source: origin + href('/calm-hours.ics'),
    ttl: refreshInterval,
  })
  const today = dateIn(now, timeZone)
  for (let day = 0; day < daysAhead; day += 1) {
    for (const { date, start, end, note } of calmHoursOn(hours, addDays(today, day), timeZone)) {
      calendar.createEvent({
        // The same in both languages and over time, so that another download replaces the first.
        id: `calm-${date}-${start}@${new URL(origin).host}`,
        stamp: new Date(content.asOf),
        start: new Date(start),
        end: new Date(end),
        transparency: ICalEventTransparency.TRANSPARENT,
        busystatus: ICalEventBusyStatus.FREE,
        summary: words.title,
        description: [note, url].filter(Boolean).join('\n\n'),
        location: property.name,
        url,
      })
    }
  }
  // Every line ends with CRLF, including the last one.
  return `${calendar.toString()}\r\n`
}
