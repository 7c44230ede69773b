import type { IsoDate } from '../calendar/dates.ts'
import { findHoursRow } from './hours-row.ts'
import type { Hours } from '../mall/hours.ts'

/**
 * The source of a day's hours: a holiday of the store or the centre, the store's regular day, the centre's regular day,
 * or none.
 */
export type HoursReason =
  | { readonly kind: 'holiday'; readonly name: string; readonly of: 'own' | 'centre' }
  | { readonly kind: 'regular' }
  | { readonly kind: 'centre' }
  | { readonly kind: 'unknown' }

/** The source of the result of `hoursOn(hours, date)`. Throws RangeError for an invalid date. */
export function hoursReason(hours: Hours, date: IsoDate): HoursReason {
  const found = findHoursRow(hours, date)
  if (found === undefined) return { kind: 'unknown' }
  if (found.kind === 'holiday') return { kind: 'holiday', name: found.row.name, of: found.of }
  return { kind: found.of === 'own' ? 'regular' : 'centre' }
}
