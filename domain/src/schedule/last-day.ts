import { addDays } from '../calendar/dates.ts'
import { dateIn, minuteOfDayIn } from '../calendar/instants.ts'
import type { MinuteOfDay } from '../hours/hours.ts'
import type { EpochMs, IsoDate, Period } from '../mall/values.ts'

/** Six in the morning: what ends before it belongs to the evening before. */
const morning: MinuteOfDay = 360

/**
 * The last day of a period in `timeZone`; undefined where it has no end. A night counts to the day it begins on:
 * what goes from eight in the evening to one o'clock is one evening, not two days, and an end at midnight is the
 * end of the day before. A whole last day (an `overAt` at midnight) is that day. Throws RangeError for an unknown zone.
 */
export function lastDay({ start, end, overAt }: Period, timeZone: string): IsoDate | undefined {
  if (start !== undefined && end !== undefined && endsInTheNight(start, end, timeZone)) {
    return addDays(dateIn(end, timeZone), -1)
  }
  const over = overAt ?? end
  return over === undefined ? undefined : dateIn(over - 1, timeZone)
}

/** Whether something that begins at `start` ends in the small hours of a later day in `timeZone`. */
export function endsInTheNight(start: EpochMs, end: EpochMs, timeZone: string): boolean {
  return dateIn(start, timeZone) < dateIn(end, timeZone) && minuteOfDayIn(end, timeZone) < morning
}
