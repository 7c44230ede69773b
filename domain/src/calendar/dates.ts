import { Temporal } from 'temporal-polyfill'
import { createMemo } from './memo.ts'

/** A calendar day of the mall, `YYYY-MM-DD`. */
export type IsoDate = string

/** 0 is Sunday, as in the platform's data; in a week Sunday comes last (specification §4). */
export type DayOfWeek = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Cached: the hours of every store use the same few days. */
const dayAfter = createMemo<IsoDate>(5_000)
const weekdayOf = createMemo<DayOfWeek>(5_000)

/** The date `days` after `date`, or before it if `days` is negative. Throws RangeError for an invalid date. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return dayAfter(`${date} ${days}`, () => Temporal.PlainDate.from(date).add({ days }).toString())
}

/** The dates from one to another, both included; none if the other is earlier. Throws RangeError for an invalid date. */
export function listDates(from: IsoDate, to: IsoDate): readonly IsoDate[] {
  const dates: IsoDate[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date)
  return dates
}

/** The days from one date to another; negative if the other is earlier. Throws RangeError for an invalid date. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Temporal.PlainDate.from(from).until(to).days
}

/** The day of the week; 0 is Sunday (specification §3). Throws RangeError for an invalid date. */
export function dayOfWeek(date: IsoDate): DayOfWeek {
  return weekdayOf(date, () => daysOfWeek[Temporal.PlainDate.from(date).dayOfWeek - 1] ?? 0)
}

/** Seven consecutive dates. */
export type Week = readonly [IsoDate, IsoDate, IsoDate, IsoDate, IsoDate, IsoDate, IsoDate]

/** The ISO week that contains `date`, Monday first (specification §4). Throws RangeError for an invalid date. */
export function isoWeek(date: IsoDate): Week {
  const day = Temporal.PlainDate.from(date)
  const monday = day.subtract({ days: day.dayOfWeek - 1 })
  const after = (days: number) => monday.add({ days }).toString()
  return [after(0), after(1), after(2), after(3), after(4), after(5), after(6)]
}

/**
 * True for a valid date from 1900 to 2999, written `YYYY-MM-DD`. Dates outside these years are typing mistakes, and
 * week arithmetic on them could leave the four-digit years.
 */
export function isIsoDate(value: unknown): value is IsoDate {
  if (typeof value !== 'string' || !/^(?:19|2\d)\d\d-\d\d-\d\d$/.test(value)) return false
  try {
    Temporal.PlainDate.from(value)
    return true
  } catch {
    return false
  }
}

/** Monday to Sunday, in ISO order. */
const daysOfWeek: readonly DayOfWeek[] = [1, 2, 3, 4, 5, 6, 0]
