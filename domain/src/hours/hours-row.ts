import { dayOfWeek, daysBetween, type IsoDate } from '../calendar/dates.ts'
import type { Holiday, Hours, RegularDay } from '../mall/hours.ts'

/** The row that applies to a day. `of` says if it belongs to these hours or to their centre. */
export type HoursRow =
  | { readonly kind: 'holiday'; readonly of: 'own' | 'centre'; readonly row: Holiday }
  | { readonly kind: 'regular'; readonly of: 'own' | 'centre'; readonly row: RegularDay }

/**
 * Finds the row that applies to `date`, in this order: own holiday; centre's holiday (unless it has hours and the own
 * regular day is closed: a store that is always closed on Mondays stays closed on a Monday holiday); own regular day;
 * centre's regular day. Throws RangeError for an invalid date.
 */
export function findHoursRow(hours: Hours, date: IsoDate): HoursRow | undefined {
  const holiday = findHoliday(hours.holidays, date)
  if (holiday !== undefined) return { kind: 'holiday', of: 'own', row: holiday }
  const regular = findRegularDay(hours.regular, date)
  const centre = hours.centre && findHoursRow(hours.centre, date)
  if (
    centre?.kind === 'holiday' &&
    (centre.row.hours.kind === 'closed' || regular?.hours.kind !== 'closed')
  ) {
    return { ...centre, of: 'centre' }
  }
  if (regular !== undefined) return { kind: 'regular', of: 'own', row: regular }
  return centre && { ...centre, of: 'centre' }
}

/** Of holidays that overlap, the shortest counts: it is an exception from the longer. Of equally long ones, the first. */
export function findHoliday<Day extends Pick<Holiday, 'from' | 'to'>>(
  holidays: readonly Day[],
  date: IsoDate,
): Day | undefined {
  const covering = holidays.filter(({ from, to }) => from <= date && date <= to)
  return covering.toSorted((a, b) => daysBetween(a.from, a.to) - daysBetween(b.from, b.to))[0]
}

function findRegularDay(days: readonly RegularDay[], date: IsoDate): RegularDay | undefined {
  const weekday = dayOfWeek(date)
  return days.find((day) => day.dayOfWeek === weekday)
}
