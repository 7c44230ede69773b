import { dayOfWeek } from '../calendar/dates.ts'
import type { IsoDate } from '../mall/values.ts'
import type { Holiday, Hours, RegularDay } from './hours.ts'

/** The row that answers for a day, and whether it is the asked hours' own or stands in their centre's. */
export type HoursRow =
  | { readonly kind: 'holiday'; readonly of: 'own' | 'centre'; readonly row: Holiday }
  | { readonly kind: 'regular'; readonly of: 'own' | 'centre'; readonly row: RegularDay }

/**
 * The one row that says when it is open on `date`, in this order: an own holiday; a holiday of the centre
 * (one with hours gives way to an own regular day that is closed: who rests on Mondays does not open for
 * Monday's holiday); the own regular day; the centre's regular day. Undefined where nobody knows.
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

/** A row for this day alone is more exact than one for a season; among equals the first was meant. */
function findHoliday(holidays: readonly Holiday[], date: IsoDate): Holiday | undefined {
  const covering = holidays.filter(({ from, to }) => from <= date && date <= to)
  return covering.find(({ from, to }) => from === to) ?? covering[0]
}

function findRegularDay(days: readonly RegularDay[], date: IsoDate): RegularDay | undefined {
  const weekday = dayOfWeek(date)
  return days.find((day) => day.dayOfWeek === weekday)
}
