import type { IsoDate, SafeHtml } from '../mall/values.ts'

/** Minutes since midnight on the mall's wall clock, 0 to 1439. */
export type MinuteOfDay = number

/** 0 is Sunday, as the platform counts; in a week Sunday is sorted last (specification §4). */
export type DayOfWeek = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** What one day says. `closes` at or before `opens` means the next day. Unknown hours have no value at all. */
export type DayHours =
  | { readonly kind: 'closed' }
  | { readonly kind: 'all-day' }
  | { readonly kind: 'open'; readonly opens: MinuteOfDay; readonly closes: MinuteOfDay }

export interface RegularDay {
  readonly dayOfWeek: DayOfWeek
  readonly hours: DayHours
}

/** Hours of the days `from` to `to`, both included, which stand in for the regular ones. */
export interface Holiday {
  readonly from: IsoDate
  readonly to: IsoDate
  readonly name: string
  readonly hours: DayHours
}

/**
 * The opening hours of the centre or of one store (specification §3). A day without a row is unknown, unless
 * `centre` knows it. The order in which rows are asked is told at `hoursOn`.
 */
export interface Hours {
  readonly regular: readonly RegularDay[]
  readonly holidays: readonly Holiday[]
  /** A remark below the grid. */
  readonly extra?: SafeHtml
  /** On a store's hours: those of the centre, which answer where the store's own say nothing. */
  readonly centre?: Hours
}
