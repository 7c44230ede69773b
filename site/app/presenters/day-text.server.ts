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
import type { Wording } from './wording.server.ts'

/** `Friday, November 20`, with its year where that is not this one; within a sentence. */
export function dayText(date: IsoDate, wording: Wording): string {
  return isThisYear(date, wording) ? formatDay(date, wording.locale) : formatDayWithYear(date, wording.locale)
}

/** `November 20`, with its year where that is not this one; within a sentence. */
export function dateText(date: IsoDate, wording: Wording): string {
  return isThisYear(date, wording)
    ? formatDate(date, wording.locale)
    : formatDateWithYear(date, wording.locale)
}

/**
 * Days as a line of their own: `Friday, November 20`, `December 21 to 27`, `Del 21 al 27 de diciembre`. The year is
 * there where it is not this one, where the days cross into the next one, and where it is asked for.
 */
export function daysText(
  from: IsoDate,
  to: IsoDate,
  wording: Wording,
  { withYear = !isThisYear(to, wording) }: { withYear?: boolean } = {},
): string {
  const { locale, messages } = wording
  if (to <= from) return atLineStart((withYear ? formatDayWithYear : formatDay)(from, locale))
  const span = formatDateSpan(from, to, { locale, withYear })
  return messages.hours.span(span.from, span.to)
}

/** Whether a list of days reaches beyond this year, so that each of them needs its year. */
export function needYears(dates: readonly IsoDate[], wording: Wording): boolean {
  return dates.some((date) => !isThisYear(date, wording))
}

function isThisYear(date: IsoDate, { now, timeZone }: Wording): boolean {
  return date.slice(0, 4) === dateIn(now, timeZone).slice(0, 4)
}
