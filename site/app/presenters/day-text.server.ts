import { dateIn } from '@promenade/domain/calendar/instants'
import type { IsoDate } from '@promenade/domain/mall/values'
import {
  atLineStart,
  formatDate,
  formatDateSpan,
  formatDateWithYear,
  formatDay,
  formatDayWithYear,
} from './format.ts'
import type { PageContext } from '../page-context.ts'

/** `Friday, November 20`, with its year where that is not this one; within a sentence. */
export function dayText(date: IsoDate, context: PageContext): string {
  return isThisYear(date, context) ? formatDay(date, context.locale) : formatDayWithYear(date, context.locale)
}

/** `November 20`, with its year where that is not this one; within a sentence. */
export function dateText(date: IsoDate, context: PageContext): string {
  return isThisYear(date, context)
    ? formatDate(date, context.locale)
    : formatDateWithYear(date, context.locale)
}

/**
 * Days as a line of their own: `Friday, November 20`, `December 21 to 27`, `Del 21 al 27 de diciembre`. The year is
 * there where it is not this one, where the days cross into the next one, and where it is asked for.
 */
export function daysText(
  from: IsoDate,
  to: IsoDate,
  context: PageContext,
  { withYear = !isThisYear(to, context) }: { withYear?: boolean } = {},
): string {
  const { locale, messages } = context
  if (to <= from) return atLineStart((withYear ? formatDayWithYear : formatDay)(from, locale))
  const span = formatDateSpan(from, to, { locale, withYear })
  return messages.hours.span(span.from, span.to)
}

/** Whether a list of days reaches beyond this year, so that each of them needs its year. */
export function needYears(dates: readonly IsoDate[], context: PageContext): boolean {
  return dates.some((date) => !isThisYear(date, context))
}

function isThisYear(date: IsoDate, { now, timeZone }: PageContext): boolean {
  return date.slice(0, 4) === dateIn(now, timeZone).slice(0, 4)
}
