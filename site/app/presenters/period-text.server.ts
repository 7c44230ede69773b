import { dateIn } from '@promenade/domain/calendar/instants'
import type { IsoDate } from '@promenade/domain/calendar/dates'
import type { Period } from '@promenade/domain/mall/values'
import { lastDay } from '@promenade/domain/schedule/last-day'
import type { DateBlockProps } from '../components/date-block/date-block.tsx'
import { dateText, daysText, dayText } from './day-text.ts'
import { atLineStart, dayOfMonth, formatShortMonth, formatShortWeekday, formatTime } from './format.ts'
import type { Clock, Words } from './page-parts.ts'

/** The last day of a period, in the mall's time zone. */
export function lastDayOf(period: Period, { timeZone }: Clock): IsoDate | undefined {
  return lastDay(period, timeZone)
}

/** `Until November 30`, or that it has no end. */
export function untilText(period: Period, context: Words & Clock): string {
  const last = lastDayOf(period, context)
  const { messages } = context
  return last === undefined ? messages.home.ongoing : messages.home.until(dateText(last, context))
}

/** Validity of an offer: `Until November 30`, with the start if it is in the future. */
export function offerDates(period: Period, context: Words & Clock): string {
  const { messages, timeZone, now } = context
  const last = lastDayOf(period, context)
  if (period.start === undefined || period.start <= now) {
    return last === dateIn(now, timeZone) ? messages.promotion.lastDay : untilText(period, context)
  }
  const first = dateIn(period.start, timeZone)
  if (last === undefined) return messages.promotion.starting(dateText(first, context))
  return daysText(first, last, context)
}

/** `Saturday, November 21, 6:30 p.m. to 8 p.m.` or `November 20 to December 2`. */
export function whenText(period: Period, showsTimes: boolean, context: Words & Clock): string {
  const { messages, timeZone, now } = context
  if (period.start === undefined) return untilText(period, context)
  const first = dateIn(period.start, timeZone)
  const last = lastDayOf(period, context)
  if (last === undefined && period.start <= now) return messages.home.ongoing
  // An end before the start is a typing error: the start counts.
  if (last !== undefined && last > first) return daysText(first, last, context)
  return showsTimes ? dayAndTimes(period, context) : daysText(first, first, context)
}

/** The date block of an event: its first day; from its second day on its last day; a text if it is unknown. */
export function eventDateBlock(period: Period, context: Words & Clock): DateBlockProps {
  const { messages, timeZone, now } = context
  const today = dateIn(now, timeZone)
  const first = period.start === undefined ? undefined : dateIn(period.start, timeZone)
  const last = lastDayOf(period, context)
  if (first !== undefined && (first >= today || last === first)) return dateBlock(first, context)
  if (last === undefined || last < today) return { words: messages.events.dateBlockNow }
  return last === today
    ? dateBlock(today, context)
    : { ...dateBlock(last, context), weekday: messages.events.dateBlockUntil }
}

/** A date block of one day. */
export function dateBlock(date: IsoDate, { locale }: Words): Exclude<DateBlockProps, { words: string }> {
  return {
    iso: date,
    weekday: formatShortWeekday(date, locale),
    day: dayOfMonth(date),
    month: formatShortMonth(date, locale),
  }
}

function dayAndTimes({ start = 0, end }: Period, context: Words & Clock): string {
  const { messages, locale, timeZone } = context
  const day = atLineStart(dayText(dateIn(start, timeZone), context))
  const from = formatTime(start, locale, timeZone)
  if (end === undefined || end <= start) return `${day}, ${from}`
  return `${day}, ${messages.hours.range(from, formatTime(end, locale, timeZone))}`
}
