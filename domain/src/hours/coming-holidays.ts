import { addDays, type IsoDate } from '../calendar/dates.ts'
import { dateIn, type EpochMs } from '../calendar/instants.ts'
import { findHoursRow } from './hours-row.ts'
import type { Holiday, Hours } from '../mall/hours.ts'

/**
 * The current and coming holidays, by first day, then last day. Holidays without effect on any coming day (duplicates,
 * or overridden by others) are left out, so that the list never contradicts the table. Throws RangeError for an unknown
 * zone.
 */
export function comingHolidays(
  hours: Hours,
  { now, timeZone }: { now: EpochMs; timeZone: string },
): readonly Holiday[] {
  const today = dateIn(now, timeZone)
  return [...hours.holidays, ...(hours.centre?.holidays ?? [])]
    .filter((holiday) => holiday.to >= today && isInEffect(hours, holiday, today))
    .toSorted((a, b) => compare(a.from, b.from) || compare(a.to, b.to))
}

/** The first holiday that begins after today. Throws RangeError for an unknown zone. */
export function nextHoliday(hours: Hours, when: { now: EpochMs; timeZone: string }): Holiday | undefined {
  const today = dateIn(when.now, when.timeZone)
  return comingHolidays(hours, when).find(({ from }) => from > today)
}

/** Bounds the search in a holiday that ends in the year 9999. */
const maxDays = 366

function isInEffect(hours: Hours, holiday: Holiday, today: IsoDate): boolean {
  let date = holiday.from > today ? holiday.from : today
  for (let day = 0; day < maxDays && date <= holiday.to; day += 1) {
    if (findHoursRow(hours, date)?.row === holiday) return true
    date = addDays(date, 1)
  }
  return false
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
