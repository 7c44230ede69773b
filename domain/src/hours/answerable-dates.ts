import { addDays, isIsoDate } from '../calendar/dates.ts'
import { dateIn } from '../calendar/instants.ts'
import type { EpochMs, IsoDate } from '../mall/values.ts'
import type { Hours } from './hours.ts'

/** The dates that can be told about, both ends included, and up to which day the holidays among them are known. */
export interface AnswerableDates {
  readonly first: IsoDate
  readonly last: IsoDate
  /** Beyond this day only the regular hours are known; absent where no coming holiday is known at all. */
  readonly holidaysUntil?: IsoDate
}

/** What can be said about a date that was asked for. */
export type DateJudgement =
  | { readonly kind: 'answerable'; readonly date: IsoDate }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'past' }
  | { readonly kind: 'too late' }

/** People plan a year ahead; what holidays are known beyond it counts too, but nobody knows a decade. */
const planned = 365
const furthest = 2 * planned

/**
 * From today, since past holidays may be gone from the platform, to a year ahead or as far as the holidays are known.
 * A store's own holidays and the centre's count alike.
 */
export function answerableDates(
  hours: Hours,
  { now, timeZone }: { now: EpochMs; timeZone: string },
): AnswerableDates {
  const first = dateIn(now, timeZone)
  const latest = addDays(first, furthest)
  const ends = [...hours.holidays, ...(hours.centre?.holidays ?? [])]
    .map(({ to }) => (to < latest ? to : latest))
    .filter((to) => to >= first)
    .toSorted()
  const holidaysUntil = ends.at(-1)
  const yearAhead = addDays(first, planned)
  return {
    first,
    last: holidaysUntil !== undefined && holidaysUntil > yearAhead ? holidaysUntil : yearAhead,
    ...(holidaysUntil !== undefined && { holidaysUntil }),
  }
}

/**
 * What a date as somebody wrote it is: `2026-12-24`, also `2026/12/24` or `2026-1-5`. A real day of any year outside
 * the ones that can be told about is past or too late, not unreadable.
 */
export function judgeDate(text: string, { first, last }: AnswerableDates): DateJudgement {
  const [, year = '', month = '', day = ''] = writtenDate.exec(text) ?? []
  const monthAndDay = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  // Every year has the days of a leap year at most; beyond the years we reckon with that is exact enough.
  if (!isIsoDate(`${isFarYear(year) ? '2024' : year}-${monthAndDay}`)) return { kind: 'unreadable' }
  const date = `${year}-${monthAndDay}`
  if (date < first) return { kind: 'past' }
  return date > last ? { kind: 'too late' } : { kind: 'answerable', date }
}

const writtenDate = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/

function isFarYear(year: string): boolean {
  return year < '1900' || year >= '3000'
}
