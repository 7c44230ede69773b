import { isIsoDate } from '@promenade/domain/calendar/dates'
import { dayNames, resolveYearlyDay } from '@promenade/domain/calendar/yearly-day'

/** A parsed yearly rule, or a single date. */
export type YearlyRule =
  | { readonly type: 'once'; readonly date: string }
  | { readonly type: 'date'; readonly month: number; readonly day: number }
  | { readonly type: 'weekday'; readonly nth: Nth; readonly weekday: string; readonly month: number }
  | { readonly type: 'easter'; readonly offset: number }
  | { readonly type: 'before'; readonly weekday: string; readonly month: number; readonly day: number }

/** Some months have no fifth; every month has a `last`. */
export type Nth = 1 | 2 | 3 | 4 | 5 | 'last'

export const nths: readonly Nth[] = [1, 2, 3, 4, 5, 'last']

const ordinals = ['', '1st', '2nd', '3rd', '4th', '5th']

/** Reads `2026-12-01`, `12-25`, `easter-2`, `3rd monday of 2`, `last friday of 11`, `monday before 05-25`. */
export function readYearlyRule(text: string): YearlyRule | undefined {
  if (isIsoDate(text)) return { type: 'once', date: text }
  const [, month, day] = /^(\d\d)-(\d\d)$/.exec(text) ?? []
  if (month !== undefined) return { type: 'date', month: Number(month), day: Number(day) }
  const [easter, offset] = /^easter([+-]\d{1,2})?$/.exec(text) ?? []
  if (easter !== undefined) return { type: 'easter', offset: Number(offset ?? 0) }
  const [, nth, weekday = '', ofMonth] = /^(\d(?:st|nd|rd|th)|last) ([a-z]+) of (\d{1,2})$/.exec(text) ?? []
  if (nth !== undefined && isDay(weekday))
    return { type: 'weekday', nth: readNth(nth), weekday, month: Number(ofMonth) }
  const [, dayBefore = '', beforeMonth, beforeDay] = /^([a-z]+) before (\d\d)-(\d\d)$/.exec(text) ?? []
  if (!isDay(dayBefore)) return undefined
  return { type: 'before', weekday: dayBefore, month: Number(beforeMonth), day: Number(beforeDay) }
}

export function writeYearlyRule(rule: YearlyRule): string {
  switch (rule.type) {
    case 'once':
      return rule.date
    case 'date':
      return monthDay(rule.month, rule.day)
    case 'easter':
      return `easter${rule.offset === 0 ? '' : signed(rule.offset)}`
    case 'weekday':
      return `${rule.nth === 'last' ? 'last' : ordinals[rule.nth]} ${rule.weekday} of ${rule.month}`
    case 'before':
      return `${rule.weekday} before ${monthDay(rule.month, rule.day)}`
  }
}

/** The first date of a rule on `today` or after it. */
export function nextYearlyDay(text: string, today: string): string | undefined {
  const year = Number(today.slice(0, 4))
  return [year, year + 1, year + 2, year + 3, year + 4]
    .map((candidate) => resolveYearlyDay(text, candidate))
    .find((date) => date !== undefined && date >= today)
}

function readNth(text: string): Nth {
  return nths.find((nth) => (nth === 'last' ? text === 'last' : ordinals[nth] === text)) ?? 1
}

function isDay(name: string): boolean {
  return dayNames.some((day) => day === name)
}

function monthDay(month: number, day: number): string {
  return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number)
}
