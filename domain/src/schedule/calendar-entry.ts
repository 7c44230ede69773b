import { addDays, type IsoDate } from '../calendar/dates.ts'
import { dateIn, type EpochMs } from '../calendar/instants.ts'
import type { Period } from '../mall/values.ts'
import { lastDay } from './last-day.ts'
import type { Present } from './orders.ts'

/**
 * An entry for a visitor's calendar (RFC 5545): a time between two instants (`end` is absent if unknown), or whole days
 * of the mall, with the day after the last one in `afterLast`. With an open end it has only the first day.
 */
export type CalendarEntry =
  | { readonly kind: 'timed'; readonly start: EpochMs; readonly end?: EpochMs }
  | { readonly kind: 'days'; readonly first: IsoDate; readonly afterLast?: IsoDate }

/** In milliseconds. Longer events become whole days: nobody is busy for three weeks without a break. */
const maxTimed = 24 * 60 * 60 * 1000

/**
 * The entry of a period; undefined without a start. An event with an open end has no entry after its first day, because
 * the entry would be in the past. Throws RangeError for an unknown zone.
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

/** The entry of a period, past or not; undefined without a start. Throws RangeError for an unknown zone. */
export function calendarEntry(
  period: Period,
  showsTimes: boolean,
  timeZone: string,
): CalendarEntry | undefined {
  const { start, end } = period
  if (start === undefined) return undefined
  if (showsTimes && end !== undefined && start < end && end - start <= maxTimed) {
    return { kind: 'timed', start, end }
  }
  const first = dateIn(start, timeZone)
  const last = lastDay(period, timeZone)
  if (showsTimes && (last === undefined || last <= first)) return { kind: 'timed', start }
  if (last === undefined) return { kind: 'days', first }
  return { kind: 'days', first, afterLast: addDays(last < first ? first : last, 1) }
}
