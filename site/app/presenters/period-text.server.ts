import { dateIn } from '@promenade/domain/calendar/instants'
import type { IsoDate, Period } from '@promenade/domain/mall/values'
import { lastDay as lastDayIn } from '@promenade/domain/schedule/last-day'
import type { DateLeaf } from '../components/date-block/date-block.tsx'
import { dateText, daysText, dayText } from './day-text.server.ts'
import { atLineStart, dayOfMonth, formatShortMonth, formatShortWeekday, formatTime } from './format.ts'
import type { Wording } from './wording.server.ts'

/** The last day of a period, in the mall's time zone. */
export function lastDay(period: Period, { timeZone }: Wording): IsoDate | undefined {
  return lastDayIn(period, timeZone)
}

/** `Until November 30`, or that there is no end. */
export function untilText(period: Period, wording: Wording): string {
  const last = lastDay(period, wording)
  const { messages } = wording
  return last === undefined ? messages.home.ongoing : messages.home.until(dateText(last, wording))
}

/** How long an offer is good for: `Until November 30`; one that has yet to begin also says from when. */
export function offerDates(period: Period, wording: Wording): string {
  const { messages, timeZone, now } = wording
  const last = lastDay(period, wording)
  if (period.start === undefined || period.start <= now) {
    return last === dateIn(now, timeZone) ? messages.promotion.lastDay : untilText(period, wording)
  }
  const first = dateIn(period.start, timeZone)
  if (last === undefined) return messages.promotion.starting(dateText(first, wording))
  return daysText(first, last, wording)
}

/** When something takes place: `Saturday, November 21, 6:30 p.m. to 8 p.m.` or `November 20 to December 2`. */
export function whenText(period: Period, showsTimes: boolean, wording: Wording): string {
  const { messages, timeZone, now } = wording
  if (period.start === undefined) return untilText(period, wording)
  const first = dateIn(period.start, timeZone)
  const last = lastDay(period, wording)
  if (last === undefined && period.start <= now) return messages.home.ongoing
  // A last day before the first is a slip of the pen: the first is still right.
  if (last !== undefined && last > first) return daysText(first, last, wording)
  return showsTimes ? dayAndTimes(period, wording) : daysText(first, first, wording)
}

/**
 * The calendar leaf of an event: its first day; once it has been running for a day its last one, which is the one a
 * visitor must not miss; words alone where there is none.
 */
export function eventLeaf(period: Period, wording: Wording): DateLeaf {
  const { messages, timeZone, now } = wording
  const today = dateIn(now, timeZone)
  const first = period.start === undefined ? undefined : dateIn(period.start, timeZone)
  const last = lastDay(period, wording)
  if (first !== undefined && (first >= today || last === first)) return leaf(first, wording)
  if (last === undefined || last < today) return { words: messages.events.leafNow }
  return last === today
    ? leaf(today, wording)
    : { ...leaf(last, wording), weekday: messages.events.leafUntil }
}

/** One day as a calendar leaf. */
export function leaf(date: IsoDate, { locale }: Wording): Exclude<DateLeaf, { words: string }> {
  return {
    iso: date,
    weekday: formatShortWeekday(date, locale),
    day: dayOfMonth(date),
    month: formatShortMonth(date, locale),
  }
}

function dayAndTimes({ start = 0, end }: Period, wording: Wording): string {
  const { messages, locale, timeZone } = wording
  const day = atLineStart(dayText(dateIn(start, timeZone), wording))
  const from = formatTime(start, locale, timeZone)
  if (end === undefined || end <= start) return `${day}, ${from}`
  return `${day}, ${messages.hours.range(from, formatTime(end, locale, timeZone))}`
}
