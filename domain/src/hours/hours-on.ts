import type { IsoDate } from '../mall/values.ts'
import { findHoursRow } from './hours-row.ts'
import type { DayHours, Hours } from './hours.ts'

/** What a date says; without `hours` it is unknown, with `holidayName` they are a holiday's. */
export interface HoursOn {
  readonly hours?: DayHours
  readonly holidayName?: string
}

/**
 * The hours of `date`, the one answer that badge, table and structured data share. A holiday stands in for
 * the regular day (specification §4), a row for one day for a row of several, then the first row wins.
 * Where the hours stand over a centre's: own holiday, centre's holiday, own regular day, centre's regular day;
 * only a day the store always rests stays closed on a holiday for which the centre has hours.
 */
export function hoursOn(hours: Hours, date: IsoDate): HoursOn {
  const found = findHoursRow(hours, date)
  if (found === undefined) return {}
  if (found.kind === 'regular' || found.row.name === '') return { hours: found.row.hours }
  return { hours: found.row.hours, holidayName: found.row.name }
}
