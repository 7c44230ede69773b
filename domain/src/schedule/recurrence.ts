import { Temporal } from 'temporal-polyfill'
import { isIsoDate, type IsoDate } from '../calendar/dates.ts'
import { dayNames } from '../calendar/yearly-day.ts'

/** A day of the week, as content names it. */
export type DayName = (typeof dayNames)[number]

/** The weeks of a month that a rule can name. */
export const weeksOfMonth = ['first', 'second', 'third', 'fourth', 'last'] as const

/** A rule of recurrence, in dates of the mall. Times of day stay the same across daylight saving time. */
export interface Recurrence {
  readonly every: 'day' | 'week' | 'month'
  /** 2: every other day, week or month. Absent: 1. */
  readonly interval?: number | undefined
  /** Of a week, or of the `week` of a month; absent: the weekday of the first day. */
  readonly days?: readonly DayName[] | undefined
  /** Of a month; absent: on the same date of each month that has it. */
  readonly week?: (typeof weeksOfMonth)[number] | undefined
  /** The last possible day. */
  readonly until?: IsoDate | undefined
  /** How many days at most; those of `except` count. */
  readonly count?: number | undefined
  /** Days on which it is not held. */
  readonly except?: readonly IsoDate[] | undefined
}

interface Span {
  readonly from: IsoDate
  readonly to: IsoDate
  readonly max: number
}

/**
 * The days of a rule that begins on `start` or on its first day after it, within a span, the earliest first. Where none
 * is in the span: the next one after it, or else the last one. Throws RangeError for an invalid date.
 */
export function recurringDays(start: IsoDate, rule: Recurrence, { from, to, max }: Span): readonly IsoDate[] {
  const except = new Set(rule.except)
  const within: IsoDate[] = []
  let last: IsoDate | undefined
  for (const day of daysOf(Temporal.PlainDate.from(start), rule, from)) {
    if (except.has(day)) continue
    if (day > to) return within.length === 0 ? [day] : within
    if (day >= from) within.push(day)
    if (within.length === max) return within
    last = day
  }
  return within.length === 0 && last !== undefined ? [last] : within
}

/** A rule whose days are all skipped, or that never comes about, ends here. */
const maxPeriods = 4_000

/** Every day of a rule, from shortly before `from` on. */
function* daysOf(start: Temporal.PlainDate, rule: Recurrence, from: IsoDate): Generator<IsoDate> {
  const { until, count = Infinity } = rule
  const first = count === Infinity ? periodsBefore(start, rule, from) : 0
  let counted = 0
  for (let period = first; period < first + maxPeriods; period++) {
    for (const date of daysInPeriod(start, rule, period)) {
      const day = date.toString()
      if (Temporal.PlainDate.compare(date, start) < 0) continue
      if (counted === count || (until !== undefined && day > until)) return
      counted += 1
      yield day
    }
  }
}

/** Periods that can be left out: enough stay for a last day before `from`. */
function periodsBefore(start: Temporal.PlainDate, { every, interval = 1, until }: Recurrence, from: IsoDate) {
  const end = until !== undefined && until < from ? until : from
  const unit = `${every}s` as const
  const passed = start.until(end, { largestUnit: unit })[unit]
  return Math.max(0, Math.floor(passed / interval) - marginPeriods)
}

const marginPeriods = 60

function daysInPeriod(
  start: Temporal.PlainDate,
  { every, interval = 1, days, week }: Recurrence,
  period: number,
): readonly Temporal.PlainDate[] {
  const amount = period * interval
  const weekdays = (days ?? []).map((name) => isoDayOf(name))
  const chosen = weekdays.length === 0 ? [start.dayOfWeek] : weekdays.toSorted((a, b) => a - b)
  if (every === 'day') return [start.add({ days: amount })]
  if (every === 'week') {
    const monday = start.subtract({ days: start.dayOfWeek - 1 }).add({ weeks: amount })
    return chosen.map((day) => monday.add({ days: day - 1 }))
  }
  const month = start.with({ day: 1 }).add({ months: amount })
  if (week === undefined) return start.day > month.daysInMonth ? [] : [month.with({ day: start.day })]
  return chosen.map((day) => nthOf(month, day, week)).toSorted(Temporal.PlainDate.compare)
}

function nthOf(month: Temporal.PlainDate, day: number, week: NonNullable<Recurrence['week']>) {
  if (week === 'last') {
    const end = month.with({ day: month.daysInMonth })
    return end.subtract({ days: (end.dayOfWeek - day + 7) % 7 })
  }
  return month.add({ days: ((day - month.dayOfWeek + 7) % 7) + 7 * weeksOfMonth.indexOf(week) })
}

/** 1 is Monday. */
function isoDayOf(name: DayName): number {
  return dayNames.indexOf(name) || 7
}

/** Reads the rule of a document, which may be unfinished; undefined where it says nothing yet. */
export function readRecurrence(value: unknown): Recurrence | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const rule: Readonly<Record<string, unknown>> = { ...value }
  const every = units.find((unit) => unit === rule['every'])
  if (every === undefined) return undefined
  const { interval, days, week, until, count, except } = rule
  return {
    every,
    interval: wholeNumber(interval),
    days: listOf(days).flatMap((name) => dayNames.filter((day) => day === name)),
    week: weeksOfMonth.find((one) => one === week),
    until: isIsoDate(until) ? until : undefined,
    count: wholeNumber(count),
    except: listOf(except).filter(isIsoDate),
  }
}

const units = ['day', 'week', 'month'] as const

function wholeNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The last day of a rule; undefined of one without an end. */
export function lastRecurringDay(start: IsoDate, rule: Recurrence): IsoDate | undefined {
  if (rule.until === undefined && rule.count === undefined) return undefined
  return recurringDays(start, rule, { from: farAway, to: farAway, max: 1 })[0]
}

const farAway = '9999-12-31'
