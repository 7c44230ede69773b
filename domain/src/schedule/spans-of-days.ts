import { addDays, isoWeek } from '../calendar/dates.ts'
import { dateIn, instantAt, overAt, startOfDay } from '../calendar/instants.ts'
import type { EpochMs } from '../mall/values.ts'

/** From `from` on and before `to`. */
export interface DaySpan {
  readonly from: EpochMs
  readonly to: EpochMs
}

/** The weekend begins when most people leave work: Friday, five in the afternoon, in minutes of the day. */
const weekendBegins = 17 * 60

/**
 * The weekend of this ISO week in `timeZone`: Friday 17:00 to the end of Sunday. During the week it is the
 * coming one, during the weekend the current one from its beginning.
 */
export function weekendFrom(now: EpochMs, timeZone: string): DaySpan {
  const [, , , , friday, , sunday] = isoWeek(dateIn(now, timeZone))
  return { from: instantAt(friday, weekendBegins, timeZone), to: overAt(sunday, timeZone) }
}

/** From now to the end of the last of `days` calendar days in `timeZone`, today the first. */
export function nextDays(now: EpochMs, timeZone: string, days: number): DaySpan {
  return { from: now, to: startOfDay(addDays(dateIn(now, timeZone), days), timeZone) }
}

/**
 * The whole of `month`, `YYYY-MM`, in `timeZone`. Throws RangeError for text that is no month and for an unknown zone.
 */
export function monthSpan(month: string, timeZone: string): DaySpan {
  const first = `${month}-01`
  const next = `${addDays(first, longestMonth).slice(0, 'YYYY-MM'.length)}-01`
  return { from: startOfDay(first, timeZone), to: startOfDay(next, timeZone) }
}

/** Days from the first of any month that certainly lead into the next one. */
const longestMonth = 31
