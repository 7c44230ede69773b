import { addDays, isIsoDate, type IsoDate } from '../calendar/dates.ts'
import { dateIn, type EpochMs } from '../calendar/instants.ts'
import type { Hours } from '../mall/hours.ts'

/** The range of dates whose hours a visitor can look up, both ends included. */
export interface SelectableDates {
  readonly first: IsoDate
  readonly last: IsoDate
  /** The last day of the last known holiday; after it only regular hours are known. Absent without a coming holiday. */
  readonly holidaysUntil?: IsoDate
}

/** The result of `checkDate`. */
export type DateCheck =
  | { readonly kind: 'selectable'; readonly date: IsoDate }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'past' }
  | { readonly kind: 'too late' }

/** In days. People plan a year ahead; known holidays extend the range to two years at most. */
const YEAR_DAYS = 365
const MAX_DAYS = 2 * YEAR_DAYS

/**
 * The range from today (the platform may have deleted past holidays) to a year ahead, or to the last known holiday of
 * the store or the centre. Throws RangeError for an unknown zone.
 */
export function selectableDates(
  hours: Hours,
  { now, timeZone }: { now: EpochMs; timeZone: string },
): SelectableDates {
  const first = dateIn(now, timeZone)
  const latest = addDays(first, MAX_DAYS)
  const ends = [...hours.holidays, ...(hours.centre?.holidays ?? [])]
    .map(({ to }) => (to < latest ? to : latest))
    .filter((to) => to >= first)
    .toSorted()
  const holidaysUntil = ends.at(-1)
  const yearAhead = addDays(first, YEAR_DAYS)
  return {
    first,
    last: holidaysUntil !== undefined && holidaysUntil > yearAhead ? holidaysUntil : yearAhead,
    ...(holidaysUntil !== undefined && { holidaysUntil }),
  }
}

/**
 * Parses a date from a visitor, `2026-12-24`, `2026/12/24` or `2026-1-5`, and compares it with the range. A valid date
 * outside the range is past or too late, in any year.
 */
export function checkDate(text: string, { first, last }: SelectableDates): DateCheck {
  const [, year = '', month = '', day = ''] = writtenDate.exec(text) ?? []
  const monthAndDay = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  // `isIsoDate` refuses far years, so their month and day are checked in a leap year; 29 February always passes there.
  if (!isIsoDate(`${isFarYear(year) ? '2024' : year}-${monthAndDay}`)) return { kind: 'unreadable' }
  const date = `${year}-${monthAndDay}`
  if (date < first) return { kind: 'past' }
  return date > last ? { kind: 'too late' } : { kind: 'selectable', date }
}

const writtenDate = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/

function isFarYear(year: string): boolean {
  return year < '1900' || year >= '3000'
}
