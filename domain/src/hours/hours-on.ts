import type { IsoDate } from '../calendar/dates.ts'
import { findHoursRow } from './hours-row.ts'
import type { DayHours, Hours } from '../mall/hours.ts'

/** The hours of a date; absent if unknown. `holidayName` is set for the hours of a named holiday. */
export interface HoursOn {
  readonly hours?: DayHours
  readonly holidayName?: string
}

/**
 * The hours of `date`, shared by badge, table and structured data. Holidays override regular days (specification §4);
 * of holidays that overlap, the shortest counts, and of equally long ones the first. For a store with the centre's
 * hours: own holiday, centre's holiday, own regular day, centre's regular day. Exception: a regularly closed day stays
 * closed on a holiday for which the centre has hours. Throws RangeError for an invalid date.
 */
export function hoursOn(hours: Hours, date: IsoDate): HoursOn {
  const found = findHoursRow(hours, date)
  if (found === undefined) return {}
  if (found.kind === 'regular' || found.row.name === '') return { hours: found.row.hours }
  return { hours: found.row.hours, holidayName: found.row.name }
}
