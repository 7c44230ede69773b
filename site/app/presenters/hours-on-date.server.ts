import { type AnswerableDates, answerableDates, judgeDate } from '@promenade/domain/hours/answerable-dates'
import { hoursOn } from '@promenade/domain/hours/hours-on'
import { hoursReason, type HoursReason } from '@promenade/domain/hours/hours-reason'
import type { Hours } from '@promenade/domain/hours/hours'
import type { IsoDate } from '@promenade/domain/mall/values'
import { dateText } from './day-text.server.ts'
import { atLineStart, formatDayWithYear, formatWeekday } from './format.ts'
import { openingText } from './hours-lines.server.ts'
import type { PageHead } from './page-head.server.ts'
import type { PageContext } from '../page-context.ts'

/** The question «open on…?» as it is shown again, with what there is to say about the date that was asked for. */
export interface HoursOnDate {
  /** What stands in the field. */
  readonly value: string
  readonly first: IsoDate
  readonly last: IsoDate
  readonly hint: string
  /** The date that is answered. */
  readonly date?: IsoDate
  readonly result?: string
  readonly reason?: string
  /** That the answer may still change. */
  readonly caution?: string
  /** Why there is no answer; `isText` where the field has to be one for text to keep what was written. */
  readonly fault?: string
  readonly isText?: boolean
}

/** Whose hours are asked for decides how the reason is put. */
export type HoursOwner = 'centre' | 'store'

/** The hours of the date in the address, in words, with the reason; a date that can't be told about says why. */
export function hoursOnDate(
  text: string | null,
  { hours, of, context }: { hours: Hours; of: HoursOwner; context: PageContext },
): HoursOnDate {
  const words = context.messages.hours
  const dates = answerableDates(hours, context)
  const { first, last } = dates
  const field = { first, last, hint: words.dateHint(dateText(last, context)) }
  if (text === null) return { ...field, value: first }
  const verdict = judgeDate(text, dates)
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

/** A title that says at once, also to whoever hears it, that something has to be mended. */
export function headWithHours(
  head: PageHead,
  { fault }: { fault?: string | undefined },
  context: PageContext,
): PageHead {
  return fault === undefined ? head : { ...head, title: context.messages.hours.errorTitle(head.title) }
}

function resultText(date: IsoDate, hours: Hours, context: PageContext): string {
  const words = context.messages.hours
  const day = atLineStart(formatDayWithYear(date, context.locale))
  const { hours: ofDay } = hoursOn(hours, date)
  if (ofDay === undefined) return words.dateUnknown(day)
  if (ofDay.kind === 'closed') return words.dateClosed(day)
  return ofDay.kind === 'all-day' ? words.dateAllDay(day) : words.dateOpen(day, openingText(ofDay, context))
}

function reasonOf(date: IsoDate, hours: Hours, of: HoursOwner, context: PageContext): { reason?: string } {
  const reason = reasonText(hoursReason(hours, date), formatWeekday(date, context.locale), of, context)
  return reason === undefined ? {} : { reason }
}

function reasonText(
  reason: HoursReason,
  weekday: string,
  of: HoursOwner,
  { messages }: PageContext,
): string | undefined {
  const words = messages.hours
  if (reason.kind === 'unknown') return undefined
  if (reason.kind === 'holiday') return reason.name === '' ? undefined : words.reasonHoliday(reason.name)
  if (of === 'centre') return words.reasonRegular(weekday)
  return reason.kind === 'centre' ? words.reasonCentre(weekday) : words.reasonStore(weekday)
}

/** Beyond the last holiday that is known a regular day may turn out to be one. */
function caution(
  date: IsoDate,
  { holidaysUntil }: AnswerableDates,
  context: PageContext,
): { caution?: string } {
  if (holidaysUntil === undefined || date <= holidaysUntil) return {}
  return { caution: context.messages.hours.mayChange(dateText(holidaysUntil, context)) }
}

/** Longer than any date: what is left is enough to see what went wrong. */
const maxText = 30

function shortened(text: string): string {
  return text.length > maxText ? `${text.slice(0, maxText)}…` : text
}
