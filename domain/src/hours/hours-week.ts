import { addDays, dayOfWeek, isoWeek } from '../calendar/dates.ts'
import { dateIn } from '../calendar/instants.ts'
import type { EpochMs, IsoDate } from '../mall/values.ts'
import { type HoursOn, hoursOn } from './hours-on.ts'
import type { DayOfWeek, Hours } from './hours.ts'

export interface HoursWeekDay extends HoursOn {
  readonly date: IsoDate
  readonly dayOfWeek: DayOfWeek
  readonly isToday: boolean
}

/** One ISO week: seven days, Monday first, Sunday last. `previous` and `next` are the Mondays beside it. */
export interface HoursWeek {
  readonly from: IsoDate
  readonly to: IsoDate
  readonly days: readonly HoursWeekDay[]
  /** Absent where the week before is wholly past: nobody plans a visit for it. */
  readonly previous?: IsoDate
  readonly next: IsoDate
  readonly isCurrent: boolean
}

/** The week that holds `date`, holidays over regular days (specification §4). */
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
