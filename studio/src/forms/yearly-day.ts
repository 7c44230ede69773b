import { isIsoDate } from '@promenade/domain/calendar/dates'
import { resolveYearlyDay } from '@promenade/domain/calendar/yearly-day'
import { ordinals, readRepeatingRule, type RepeatingRule } from '../documents/repeating-rule.ts'

/** A parsed yearly rule, or a single date. */
export type YearlyRule = RepeatingRule | { readonly type: 'once'; readonly date: string }

/** Reads `2026-12-01` and the rules of a day of each year. */
export function readYearlyRule(text: string): YearlyRule | undefined {
  return isIsoDate(text) ? { type: 'once', date: text } : readRepeatingRule(text)
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

function monthDay(month: number, day: number): string {
  return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number)
}
