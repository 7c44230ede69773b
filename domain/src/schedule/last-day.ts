import { addDays, type IsoDate } from '../calendar/dates.ts'
import { dateIn, minuteOfDayIn, type MinuteOfDay, type EpochMs } from '../calendar/instants.ts'
import type { Period } from '../mall/values.ts'

/** 6:00: an event that ends before it belongs to the evening before. */
const morning: MinuteOfDay = 360

/**
 * The last day of a period in `timeZone`; undefined without an end. An event from 20:00 to 1:00 is one evening, not two
 * days, and an end at midnight is the end of the day before. Throws RangeError for an unknown zone.
 */
export function lastDay({ start, end, overAt }: Period, timeZone: string): IsoDate | undefined {
  if (start !== undefined && end !== undefined && endsInTheNight(start, end, timeZone)) {
    return addDays(dateIn(end, timeZone), -1)
  }
  const over = overAt ?? end
  return over === undefined ? undefined : dateIn(over - 1, timeZone)
}

/** True if the end is before 6:00 on a later day than the start. Throws RangeError for an unknown zone. */
export function endsInTheNight(start: EpochMs, end: EpochMs, timeZone: string): boolean {
  return dateIn(start, timeZone) < dateIn(end, timeZone) && minuteOfDayIn(end, timeZone) < morning
}
