import { addDays } from '../calendar/dates.ts'
import { dateIn } from '../calendar/instants.ts'
import type { EpochMs, IsoDate } from '../mall/values.ts'
import { findHoursRow } from './hours-row.ts'
import type { Holiday, Hours } from './hours.ts'

/**
 * The holidays that run today or come later, by first day, then last day. A row that decides no coming day
 * (a duplicate, one shadowed by others, the centre's on a day the store keeps its own) is left out, so the list
 * never contradicts the table.
 */
export function comingHolidays(
  hours: Hours,
  { now, timeZone }: { now: EpochMs; timeZone: string },
): readonly Holiday[] {
  const today = dateIn(now, timeZone)
  return [...hours.holidays, ...(hours.centre?.holidays ?? [])]
    .filter((holiday) => holiday.to >= today && decidesADay(hours, holiday, today))
    .toSorted((a, b) => compare(a.from, b.from) || compare(a.to, b.to))
}

/** The first holiday that begins after today; one that runs today is today's hours. */
export function nextHoliday(hours: Hours, when: { now: EpochMs; timeZone: string }): Holiday | undefined {
  const today = dateIn(when.now, when.timeZone)
  return comingHolidays(hours, when).find(({ from }) => from > today)
}

/** A year is enough to find a day of any holiday worth announcing, and bounds a row that ends in 9999. */
const maxDays = 366

function decidesADay(hours: Hours, holiday: Holiday, today: IsoDate): boolean {
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
