import type { IsoDate } from '../mall/values.ts'
import { findHoursRow } from './hours-row.ts'
import type { Hours } from './hours.ts'

/**
 * Why a day has the hours it has: a holiday (its own, or one the whole centre keeps), its own regular day,
 * the centre's regular day, or nobody knows.
 */
export type HoursReason =
  | { readonly kind: 'holiday'; readonly name: string; readonly of: 'own' | 'centre' }
  | { readonly kind: 'regular' }
  | { readonly kind: 'centre' }
  | { readonly kind: 'unknown' }

/** The reason behind `hoursOn(hours, date)`, for the site to put in words. */
export function hoursReason(hours: Hours, date: IsoDate): HoursReason {
  const found = findHoursRow(hours, date)
  if (found === undefined) return { kind: 'unknown' }
  if (found.kind === 'holiday') return { kind: 'holiday', name: found.row.name, of: found.of }
  return { kind: found.of === 'own' ? 'regular' : 'centre' }
}
