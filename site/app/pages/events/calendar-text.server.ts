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
import { calendarItem } from './calendar-item.server.ts'

interface CalendarOptions {
  /** What a calendar program calls a calendar that it goes on reading. */
  readonly subscription?: { readonly name: string; readonly description: string; readonly source: string }
}

/** Events as a calendar (RFC 5545); those without a day to put them on are left out. */
export function calendarText(
  context: PageContext,
  events: readonly MallEvent[],
  { subscription }: CalendarOptions = {},
): string {
  const calendar = ical({
    prodId: { company: escaped(context.content.property.name), product: 'Promenade' },
    method: ICalCalendarMethod.PUBLISH,
    ...(subscription && subscriptionData(subscription)),
  })
  for (const event of events) addEvent(calendar, event, context, subscription !== undefined)
  // The last line too ends like the others.
  return `${calendar.toString()}\r\n`
}

/** How often programs that ask are told to look again, in seconds. */
const refreshSeconds = 4 * 60 * 60

function subscriptionData(subscription: NonNullable<CalendarOptions['subscription']>): ICalCalendarData {
  const { name, description, source } = subscription
  return { name: escaped(name), description: escaped(description), source, ttl: refreshSeconds }
}

/** The library writes the texts of an event as they must be written, those of the calendar as they are given. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/[\r\n]+/g, String.raw`\n`)
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
    // The same in both languages and for ever, so that a second download replaces the first.
    id: `event-${event.id}@${new URL(context.origin).host}`,
    stamp: new Date(event.updatedAt ?? context.content.asOf),
    ...(event.updatedAt !== undefined && sequenceOf(event.updatedAt)),
    ...datesOf(entry),
    // Whoever takes one event means to be there; a whole calendar, or three weeks, makes nobody busy.
    ...((isSubscribed || entry.kind === 'days') && free),
    summary: title,
    description,
    location,
    url,
  })
}

const free = { transparency: ICalEventTransparency.TRANSPARENT, busystatus: ICalEventBusyStatus.FREE }

/** A number that grows with each change, as RFC 5545 §3.8.7.4 wants it: the minutes, which fit 31 bits for long. */
function sequenceOf(updatedAt: number) {
  return { lastModified: new Date(updatedAt), sequence: Math.max(0, Math.floor(updatedAt / 60_000)) }
}

/** Instants go out in UTC, which every calendar reads alike whatever it knows of zones; days belong to no zone. */
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
