import type { MallEvent } from '@promenade/domain/mall/event'
import type { CalendarEntry } from '@promenade/domain/schedule/calendar-entry'
import ical, {
  type ICalCalendar,
  type ICalCalendarData,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventTransparency,
} from 'ical-generator'
import type { PageContext } from '../../page-context.ts'
import { escapedCalendarText } from '../../presenters/calendar-text.ts'
import { calendarItem } from './calendar-item.server.ts'

interface CalendarOptions {
  /** For a subscribed calendar. */
  readonly subscription?: { readonly name: string; readonly description: string; readonly source: string }
}

/** Events as iCalendar (RFC 5545), without undated ones. */
export function calendarText(
  context: PageContext,
  events: readonly MallEvent[],
  { subscription }: CalendarOptions = {},
): string {
  const calendar = ical({
    prodId: { company: escapedCalendarText(context.content.property.name), product: 'Promenade' },
    method: ICalCalendarMethod.PUBLISH,
    ...(subscription && subscriptionData(subscription)),
  })
  for (const event of events) addEvent(calendar, event, context, subscription !== undefined)
  // Every line ends with CRLF, including the last one.
  return `${calendar.toString()}\r\n`
}

/** Refresh interval of subscriptions, in seconds. */
const refreshSeconds = 4 * 60 * 60

function subscriptionData(subscription: NonNullable<CalendarOptions['subscription']>): ICalCalendarData {
  const { name, description, source } = subscription
  return {
    name: escapedCalendarText(name),
    description: escapedCalendarText(description),
    source,
    ttl: refreshSeconds,
  }
}

function addEvent(
  calendar: ICalCalendar,
  event: MallEvent,
  context: PageContext,
  isSubscribed: boolean,
): void {
  const item = calendarItem(event, context)
  if (item === undefined) return
  const { entry, title, description, location, url } = item
  calendar.createEvent({
    // The same in both languages and over time, so that a second download replaces the first.
    id: `event-${event.id}@${new URL(context.origin).host}`,
    stamp: new Date(event.updatedAt ?? context.content.asOf),
    ...(event.updatedAt !== undefined && sequenceOf(event.updatedAt)),
    ...datesOf(entry),
    // A single event marks its time as busy; subscriptions and multi-day events do not.
    ...((isSubscribed || entry.kind === 'days') && free),
    summary: title,
    description,
    location,
    url,
  })
}

const free = { transparency: ICalEventTransparency.TRANSPARENT, busystatus: ICalEventBusyStatus.FREE }

/** Sequence number (RFC 5545 §3.8.7.4): minutes, which fit into 31 bits. */
function sequenceOf(updatedAt: number) {
  return { lastModified: new Date(updatedAt), sequence: Math.max(0, Math.floor(updatedAt / 60_000)) }
}

/** Instants in UTC, which all calendars support; days have no time zone. */
function datesOf(entry: CalendarEntry) {
  if (entry.kind === 'timed') {
    return { start: new Date(entry.start), ...(entry.end !== undefined && { end: new Date(entry.end) }) }
  }
  const { first, afterLast } = entry
  return {
    start: midnight(first),
    ...(afterLast !== undefined && { end: midnight(afterLast) }),
    allDay: true,
  }
}

function midnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}
