import { addDays, isIsoDate, isoWeek } from '@promenade/domain/calendar/dates'
import { parseTime } from '@promenade/domain/calendar/time-of-day'
import { dayNames, onOrAfter } from '@promenade/domain/calendar/yearly-day'

/**
 * Resolves a date of the content: `2027-03-01`, `saturday` of the ISO week of `today`, `saturday+1` a week later,
 * `monday+10d` ten days after monday; the same for all days of a week. Also `today+3` of content from before 0.2.
 * Undefined for anything else.
 */
export function resolveDate(text: string, today: string): string | undefined {
  if (isIsoDate(text)) return text
  const [, name = '', offset = '0', unit] = /^([a-z]+)(?:([+-]\d{1,3})(d)?)?$/.exec(text) ?? []
  if (name === 'today' && unit === undefined) return addDays(today, Number(offset))
  const day = daysOfWeek.indexOf(name)
  if (day === -1) return undefined
  const [monday] = isoWeek(today)
  return addDays(onOrAfter(monday, day), Number(offset) * (unit === 'd' ? 1 : 7))
}

/** A date, with or without a time. */
export interface DateAndTime {
  readonly date: string
  /** Minutes since midnight; absent for the whole day. */
  readonly minute?: number
}

/** Resolves a date with or without a time: `saturday+1 14:00`. Undefined for anything else. */
export function resolveDateAndTime(text: string, today: string): DateAndTime | undefined {
  const [day = '', time, ...rest] = text.split(' ')
  const date = resolveDate(day, today)
  if (date === undefined || rest.length > 0) return undefined
  if (time === undefined) return { date }
  const minute = parseTime(time)
  return minute === undefined ? undefined : { date, minute }
}

const daysOfWeek: readonly string[] = dayNames
