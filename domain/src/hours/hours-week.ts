import { addDays, dayOfWeek, isoWeek, type IsoDate, type DayOfWeek } from '../calendar/dates.ts'
import { dateIn, type EpochMs } from '../calendar/instants.ts'
import { type HoursOn, hoursOn } from './hours-on.ts'
import type { Hours } from '../mall/hours.ts'

/** A day of the table of hours. */
export interface HoursWeekDay extends HoursOn {
  readonly date: IsoDate
  readonly dayOfWeek: DayOfWeek
  readonly isToday: boolean
}

/** One ISO week, Monday first. `previous` and `next` are the Mondays of the weeks before and after. */
export interface HoursWeek {
  readonly from: IsoDate
  readonly to: IsoDate
  readonly days: readonly HoursWeekDay[]
  /** Absent if the week before is past. */
  readonly previous?: IsoDate
  readonly next: IsoDate
  readonly isCurrent: boolean
}

/**
 * The hours of the week that contains `date` (specification §4). Throws RangeError for an invalid date and for an
 * unknown zone.
 */
export function hoursWeek(
  hours: Hours,
  { date, timeZone, now }: { date: IsoDate; timeZone: string; now: EpochMs },
): HoursWeek {
  const today = dateIn(now, timeZone)
  const dates = isoWeek(date)
  const [from, , , , , , to] = dates
  return {
    from,
    to,
    days: dates.map((day) => ({
      date: day,
      dayOfWeek: dayOfWeek(day),
      isToday: day === today,
      ...hoursOn(hours, day),
    })),
    ...(addDays(from, -1) >= today && { previous: addDays(from, -7) }),
    next: addDays(to, 1),
    isCurrent: from <= today && today <= to,
  }
}
