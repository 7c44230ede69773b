import { addDays, isoWeek } from '../calendar/dates.ts'
import { dateIn, instantAt, overAt, startOfDay, type EpochMs } from '../calendar/instants.ts'

/** A span of time that includes `from` and excludes `to`. */
export interface DaySpan {
  readonly from: EpochMs
  readonly to: EpochMs
}

/** Minute of Friday at which the weekend begins: 17:00, when most people leave work. */
const weekendBegins = 17 * 60

/**
 * The weekend of the current ISO week in `timeZone`, from Friday 17:00 to the end of Sunday. Throws RangeError for an
 * unknown zone.
 */
export function weekendFrom(now: EpochMs, timeZone: string): DaySpan {
  const [, , , , friday, , sunday] = isoWeek(dateIn(now, timeZone))
  return { from: instantAt(friday, weekendBegins, timeZone), to: overAt(sunday, timeZone) }
}

/** From now to the end of the last of `days` calendar days, today included. Throws RangeError for an unknown zone. */
export function nextDays(now: EpochMs, timeZone: string, days: number): DaySpan {
  return { from: now, to: startOfDay(addDays(dateIn(now, timeZone), days), timeZone) }
}

/** The month `YYYY-MM` in `timeZone`. Throws RangeError for an invalid month and for an unknown zone. */
export function monthSpan(month: string, timeZone: string): DaySpan {
  const first = `${month}-01`
  const next = `${addDays(first, longestMonth).slice(0, 'YYYY-MM'.length)}-01`
  return { from: startOfDay(first, timeZone), to: startOfDay(next, timeZone) }
}

/** Adding this many days to the first of a month always leads to the next month. */
const longestMonth = 31
