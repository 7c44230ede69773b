import { addDays, isIsoDate, isoWeek } from '@promenade/domain/calendar/dates'
import { dayNames, onOrAfter } from '@promenade/domain/calendar/yearly-day'

/**
 * A date as content writes it, or undefined when it is none: `2027-03-01`, `saturday` of the ISO week of `today`,
 * `saturday+1` a week later, `monday+10d` ten days later. Nothing moves while the week lasts.
 */
export function resolveDate(text: string, today: string): string | undefined {
  if (isIsoDate(text)) return text
  const [, name = '', offset = '0', unit] = /^([a-z]+)(?:([+-]\d{1,3})(d)?)?$/.exec(text) ?? []
  const day = daysOfWeek.indexOf(name)
  if (day === -1) return undefined
  const [monday] = isoWeek(today)
  return addDays(onOrAfter(monday, day), Number(offset) * (unit === 'd' ? 1 : 7))
}

export interface Moment {
  readonly date: string
  /** Absent: the day as a whole. */
  readonly minute?: number
}

/** A date with or without a time: `saturday+1 14:00`. */
export function resolveMoment(text: string, today: string): Moment | undefined {
  const [day = '', time, ...rest] = text.split(' ')
  const date = resolveDate(day, today)
  if (date === undefined || rest.length > 0) return undefined
  if (time === undefined) return { date }
  const minute = parseTime(time)
  return minute === undefined ? undefined : { date, minute }
}

/** `9:30` or `21:00` in minutes since midnight. */
export function parseTime(text: string): number | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

const daysOfWeek: readonly string[] = dayNames
