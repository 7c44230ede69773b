import { addDays } from '@promenade/domain/calendar/dates'
import { dateIn, type EpochMs } from '@promenade/domain/calendar/instants'
import { hoursOn } from '@promenade/domain/hours/hours-on'
import type { DayHours, Hours } from '@promenade/domain/mall/hours'
import type { HoursStatus } from '@promenade/domain/hours/hours-status'
import { closingNamedWithin, statusChanges } from '@promenade/domain/hours/status-changes'
import type { HoursLine } from '../components/hours-badge/hours-badge.tsx'
import { atLineStart, formatDay, formatTime, formatWeekday } from './format.ts'
import { openingText } from './opening-text.ts'
import type { Clock, Words } from './page-parts.ts'

/** The opening state in the specification's words (§4), now and at each change of the next two days. */
export function hoursLines(hours: Hours, context: Words & Clock): HoursLine[] {
  const { now, timeZone } = context
  return statusChanges(hours, { now, timeZone, horizonDays: 2 }).map(({ at, status }) => ({
    at,
    text: status === undefined ? '' : statusText(status, at, context),
    state: status === undefined ? 'unknown' : status.kind,
  }))
}

/** The short labels of the specification (§4), without times. */
export function shortStatusText(status: HoursStatus, { messages }: Words): string {
  if (status.kind === 'open') return messages.hours.openNow
  return status.opens === 'today' ? messages.hours.openToday : messages.hours.closedNow
}

/** A day's hours as a line: `10 a.m. to 9 p.m.`, `De 10:00 a 21:00`, `Closed`… */
export function dayHoursText(hours: DayHours | undefined, context: Words): string {
  const { messages } = context
  if (hours === undefined) return messages.hours.unknown
  if (hours.kind === 'closed') return messages.hours.closed
  return hours.kind === 'all-day' ? messages.hours.allDay : atLineStart(openingText(hours, context))
}

/** Today's hours in one line. */
export function todaysHoursText(hours: Hours, context: Words & Clock): string {
  const today = dateIn(context.now, context.timeZone)
  return dayHoursText(hoursOn(hours, today).hours, context)
}

function statusText(status: HoursStatus, at: EpochMs, { messages, locale, timeZone }: Words & Clock): string {
  const words = messages.hours
  if (status.kind === 'open') {
    if (status.until === undefined || status.until - at > closingNamedWithin) return words.openNow
    return words.openUntil(formatTime(status.until, locale, timeZone))
  }
  if (status.opensAt === undefined) return status.today ? words.closedToday : words.closedNow
  const time = formatTime(status.opensAt, locale, timeZone)
  // Closed all day; the next opening is in the week below.
  if (status.today) return words.closedToday
  if (status.opens === 'today') return words.opensAt(time)
  if (status.opens === 'tomorrow') return words.opensTomorrowAt(time)
  const date = dateIn(status.opensAt, timeZone)
  // From a week ahead, the weekday alone would be ambiguous.
  const isFar = date >= addDays(dateIn(at, timeZone), 7)
  return words.opensOnAt(isFar ? formatDay(date, locale) : formatWeekday(date, locale), time)
}
