import { addDays } from '../calendar/dates.ts'
import { dateIn } from '../calendar/instants.ts'
import type { EpochMs, IsoDate, Period } from '../mall/values.ts'
import { lastDay } from './last-day.ts'

/**
 * What a visitor's own calendar keeps: a time between two instants (`end` absent where none is known), or whole days
 * of the mall, `afterLast` being the day after the last one, as calendars (RFC 5545) count.
 */
export type CalendarEntry =
  | { readonly kind: 'timed'; readonly start: EpochMs; readonly end?: EpochMs }
  | { readonly kind: 'days'; readonly first: IsoDate; readonly afterLast: IsoDate }

/** What takes longer is a run of days to a calendar: nobody is busy for three weeks on end. */
const longestTimed = 24 * 60 * 60 * 1000

/** The entry for something that takes place in `period`; undefined where no beginning is known. */
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
  const last = lastDay(period, timeZone) ?? first
  if (showsTimes && last <= first) return { kind: 'timed', start }
  return { kind: 'days', first, afterLast: addDays(last < first ? first : last, 1) }
}
