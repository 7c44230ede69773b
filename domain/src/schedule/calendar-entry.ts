import { addDays } from '../calendar/dates.ts'
import { dateIn } from '../calendar/instants.ts'
import type { EpochMs, IsoDate, Period } from '../mall/values.ts'
import { lastDay } from './last-day.ts'
import type { Present } from './orders.ts'

/**
 * What a visitor's own calendar keeps: a time between two instants (`end` absent where none is known), or whole days
 * of the mall, `afterLast` being the day after the last one, as calendars (RFC 5545) count. `afterLast` is absent where
 * the end is open: the first day is then all that a calendar can keep.
 */
export type CalendarEntry =
  | { readonly kind: 'timed'; readonly start: EpochMs; readonly end?: EpochMs }
  | { readonly kind: 'days'; readonly first: IsoDate; readonly afterLast?: IsoDate }

/** What takes longer is a run of days to a calendar: nobody is busy for three weeks on end. */
const longestTimed = 24 * 60 * 60 * 1000

/**
 * The entry for something that takes place in `period`; undefined where no beginning is known. Something with an open
 * end has none once its first day is over: the entry would be a day in the past.
 */
export function comingCalendarEntry(
  period: Period,
  showsTimes: boolean,
  { now, timeZone }: Present,
): CalendarEntry | undefined {
  const isOpenEnded = lastDay(period, timeZone) === undefined
  const hasPassed = isOpenEnded && dateIn(period.start ?? now, timeZone) < dateIn(now, timeZone)
  return hasPassed ? undefined : calendarEntry(period, showsTimes, timeZone)
}

/** When something takes place in `period`, past or not; undefined where no beginning is known. */
export function calendarEntry(
  period: Period,
  showsTimes: boolean,
  timeZone: string,
): CalendarEntry | undefined {
  const { start, end } = period
  if (start === undefined) return undefined
  if (showsTimes && end !== undefined && start < end && end - start <= longestTimed) {
    return { kind: 'timed', start, end }
  }
  const first = dateIn(start, timeZone)
  const last = lastDay(period, timeZone)
  if (showsTimes && (last === undefined || last <= first)) return { kind: 'timed', start }
  if (last === undefined) return { kind: 'days', first }
  return { kind: 'days', first, afterLast: addDays(last < first ? first : last, 1) }
}
