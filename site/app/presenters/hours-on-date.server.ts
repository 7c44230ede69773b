import { type SelectableDates, selectableDates, checkDate } from '@promenade/domain/hours/selectable-dates'
import { hoursOn } from '@promenade/domain/hours/hours-on'
import { hoursReason, type HoursReason } from '@promenade/domain/hours/hours-reason'
import type { Hours } from '@promenade/domain/mall/hours'
import type { IsoDate } from '@promenade/domain/calendar/dates'
import { dateText, dayText } from './day-text.ts'
import { atLineStart, formatDayWithYear, formatWeekday } from './format.ts'
import { openingText } from './opening-text.ts'
import type { PageHead } from './page-head.server.ts'
import type { Clock, Words } from './page-parts.ts'

/** The form "open on…?" with the hours on the requested date. */
export interface HoursOnDate {
  /** Value of the field. */
  readonly value: string
  readonly first: IsoDate
  readonly last: IsoDate
  readonly hint: string
  /** The requested date, if valid. */
  readonly date?: IsoDate
  readonly result?: string
  readonly reason?: string
  /** A note that the hours may still change. */
  readonly caution?: string
  /** The error for an invalid date; `isText` keeps text that a date field would drop. */
  readonly fault?: string
  readonly isText?: boolean
}

/** Owner of the hours, for the wording of the reason. */
export type HoursOwner = 'centre' | 'store'

/** The hours on the requested date with their reason, or the error. */
export function hoursOnDate(
  text: string | null,
  { hours, of, context }: { hours: Hours; of: HoursOwner; context: Words & Clock },
): HoursOnDate {
  const words = context.messages.hours
  const dates = selectableDates(hours, context)
  const { first, last } = dates
  const field = { first, last, hint: words.dateHint(dateText(last, context)) }
  if (text === null) return { ...field, value: first }
  const verdict = checkDate(text, dates)
  if (verdict.kind === 'unreadable') {
    return { ...field, value: shortened(text), isText: true, fault: words.dateNotUnderstood(first) }
  }
  if (verdict.kind === 'past') return { ...field, value: text, fault: words.datePast }
  if (verdict.kind === 'too late') {
    return { ...field, value: text, fault: words.dateTooLate(dateText(last, context)) }
  }
  const { date } = verdict
  const result = resultText(date, hours, context)
  return {
    ...field,
    value: date,
    date,
    result,
    ...reasonOf(date, hours, of, context),
    ...caution(date, dates, context),
  }
}

/** Marks an error in the page title, which screen readers read first. */
export function headWithHours(
  head: PageHead,
  { fault }: { fault?: string | undefined },
  context: Words,
): PageHead {
  return fault === undefined ? head : { ...head, title: context.messages.hours.errorTitle(head.title) }
}

/** For the title of the document: the requested date and week; none beside an error, which comes first there. */
export function chosenDates(
  { date, fault }: HoursOnDate,
  week: { isRequested: boolean; range: string },
  context: Words & Clock,
): readonly string[] {
  if (fault !== undefined) return []
  return [
    ...(date === undefined ? [] : [atLineStart(dayText(date, context))]),
    ...(week.isRequested ? [week.range] : []),
  ]
}

function resultText(date: IsoDate, hours: Hours, context: Words): string {
  const words = context.messages.hours
  const day = atLineStart(formatDayWithYear(date, context.locale))
  const { hours: ofDay } = hoursOn(hours, date)
  if (ofDay === undefined) return words.dateUnknown(day)
  if (ofDay.kind === 'closed') return words.dateClosed(day)
  return ofDay.kind === 'all-day' ? words.dateAllDay(day) : words.dateOpen(day, openingText(ofDay, context))
}

function reasonOf(date: IsoDate, hours: Hours, of: HoursOwner, context: Words): { reason?: string } {
  const reason = reasonText(hoursReason(hours, date), formatWeekday(date, context.locale), of, context)
  return reason === undefined ? {} : { reason }
}

function reasonText(
  reason: HoursReason,
  weekday: string,
  of: HoursOwner,
  { messages }: Words,
): string | undefined {
  const words = messages.hours
  if (reason.kind === 'unknown') return undefined
  if (reason.kind === 'holiday') return reason.name === '' ? undefined : words.reasonHoliday(reason.name)
  if (of === 'centre') return words.reasonRegular(weekday)
  return reason.kind === 'centre' ? words.reasonCentre(weekday) : words.reasonStore(weekday)
}

/** After the last known holiday, a regular day may become a holiday. */
function caution(
  date: IsoDate,
  { holidaysUntil }: SelectableDates,
  context: Words & Clock,
): { caution?: string } {
  if (holidaysUntil === undefined || date <= holidaysUntil) return {}
  return { caution: context.messages.hours.mayChange(dateText(holidaysUntil, context)) }
}

/** Longer than any date; enough to recognise the mistake. */
const maxText = 30

function shortened(text: string): string {
  return text.length > maxText ? `${text.slice(0, maxText)}…` : text
}
