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
export interface DateAnswer {
  /** What stands in the field. */
  readonly value: string
  readonly first: IsoDate
  readonly last: IsoDate
  readonly hint: string
  /** The date that is answered. */
  readonly date?: IsoDate
  readonly answer?: string
  readonly reason?: string
  /** That the answer may still change. */
  readonly caution?: string
  /** Why there is no answer; `isText` where the field has to be one for text to keep what was written. */
  readonly fault?: string
  readonly isText?: boolean
}

/** Whose hours are asked for decides how the reason is put. */
export type Asked = 'centre' | 'store'

/** The hours of the date in the address, in words, with the reason; a date that can't be told about says why. */
export function dateAnswer(
  text: string | null,
  { hours, of, context }: { hours: Hours; of: Asked; context: PageContext },
): DateAnswer {
  const words = context.messages.hours
  const dates = answerableDates(hours, context)
  const { first, last } = dates
  const field = { first, last, hint: words.dateHint(dateText(last, context)) }
  if (text === null) return { ...field, value: first }
  const judgement = judgeDate(text, dates)
  if (judgement.kind === 'unreadable') {
    return { ...field, value: shortened(text), isText: true, fault: words.dateNotUnderstood(first) }
  }
  if (judgement.kind === 'past') return { ...field, value: text, fault: words.datePast }
  if (judgement.kind === 'too late') {
    return { ...field, value: text, fault: words.dateTooLate(dateText(last, context)) }
  }
  const { date } = judgement
  const answer = answerText(date, hours, context)
  return {
    ...field,
    value: date,
    date,
    answer,
    ...reasonOf(date, hours, of, context),
    ...caution(date, dates, context),
  }
}

/** A title that says at once, also to whoever hears it, that something has to be mended. */
export function headWithAnswer(
  head: PageHead,
  { fault }: { fault?: string | undefined },
  context: PageContext,
): PageHead {
  return fault === undefined ? head : { ...head, title: context.messages.hours.errorTitle(head.title) }
}

function answerText(date: IsoDate, hours: Hours, context: PageContext): string {
  const words = context.messages.hours
  const day = atLineStart(formatDayWithYear(date, context.locale))
  const { hours: ofDay } = hoursOn(hours, date)
  if (ofDay === undefined) return words.answerUnknown(day)
  if (ofDay.kind === 'closed') return words.answerClosed(day)
  return ofDay.kind === 'all-day'
    ? words.answerAllDay(day)
    : words.answerOpen(day, openingText(ofDay, context))
}

function reasonOf(date: IsoDate, hours: Hours, of: Asked, context: PageContext): { reason?: string } {
  const reason = reasonText(hoursReason(hours, date), formatWeekday(date, context.locale), of, context)
  return reason === undefined ? {} : { reason }
}

function reasonText(
  reason: HoursReason,
  weekday: string,
  of: Asked,
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
const longestText = 30

function shortened(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text
}
