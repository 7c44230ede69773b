import { dateIn } from '@promenade/domain/calendar/instants'
import type { IsoDate } from '@promenade/domain/calendar/dates'
import {
  atLineStart,
  formatDate,
  formatDateSpan,
  formatDateWithYear,
  formatDay,
  formatDayWithYear,
} from './format.ts'
import type { Clock, Words } from './page-parts.ts'

type Today = Words & Clock

/** `Friday, November 20`, with a year other than this one, within a sentence. */
export function dayText(date: IsoDate, context: Today): string {
  return isThisYear(date, context) ? formatDay(date, context.locale) : formatDayWithYear(date, context.locale)
}

/** `November 20`, with a year other than this one, within a sentence. */
export function dateText(date: IsoDate, context: Today): string {
  return isThisYear(date, context)
    ? formatDate(date, context.locale)
    : formatDateWithYear(date, context.locale)
}

/**
 * Dates as a line: `Friday, November 20`, `December 21 to 27`, `Del 21 al 27 de diciembre`. With the year on request,
 * if it is not this one, or if the dates span two years.
 */
export function daysText(
  from: IsoDate,
  to: IsoDate,
  context: Today,
  { withYear = !isThisYear(to, context) }: { withYear?: boolean } = {},
): string {
  const { locale, messages } = context
  if (to <= from) return atLineStart((withYear ? formatDayWithYear : formatDay)(from, locale))
  const span = formatDateSpan(from, to, { locale, withYear })
  return messages.hours.span(span.from, span.to)
}

/** True if one of the dates is in another year, so that all need a year. */
export function needYears(dates: readonly IsoDate[], context: Today): boolean {
  return dates.some((date) => !isThisYear(date, context))
}

function isThisYear(date: IsoDate, { now, timeZone }: Today): boolean {
  return date.slice(0, 4) === dateIn(now, timeZone).slice(0, 4)
}
