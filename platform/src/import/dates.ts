import { dayNames } from '@promenade/contract/editing/hours'
import { addDays, dayOfWeek, isIsoDate, isoWeek } from '@promenade/domain/calendar/dates'

/**
 * Resolves a date of the content: `2027-03-01`, `saturday` of the ISO week of `today`, `saturday+1` a week later,
 * `monday+10d` ten days after monday. Undefined for anything else. The result is the same for all days of a week.
 */
export function resolveDate(text: string, today: string): string | undefined {
  if (isIsoDate(text)) return text
  const [, name = '', offset = '0', unit] = /^([a-z]+)(?:([+-]\d{1,3})(d)?)?$/.exec(text) ?? []
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

/** Parses `9:30` or `21:00` into minutes since midnight. */
export function parseTime(text: string): number | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** Resolves the day of a holiday in a year: `12-25`, `easter-2`, `3rd monday of 2`, `monday before 05-25`. */
export function resolveHoliday(text: string, year: number): string | undefined {
  return (
    resolveDayOfYear(text, year) ??
    resolveEaster(text, year) ??
    resolveNthDay(text, year) ??
    resolveLastDay(text, year) ??
    resolveDayBefore(text, year)
  )
}

const daysOfWeek: readonly string[] = dayNames

function onOrAfter(date: string, day: number): string {
  return addDays(date, (day - dayOfWeek(date) + 7) % 7)
}

function resolveDayOfYear(text: string, year: number): string | undefined {
  const date = `${year}-${text}`
  return /^\d\d-\d\d$/.test(text) && isIsoDate(date) ? date : undefined
}

function resolveEaster(text: string, year: number): string | undefined {
  const [, offset = '0'] = /^easter([+-]\d{1,2})?$/.exec(text) ?? ['', '']
  return text.startsWith('easter') && offset !== '' ? addDays(easterSunday(year), Number(offset)) : undefined
}

function resolveNthDay(text: string, year: number): string | undefined {
  const [, count, name = '', month] = /^([1-5])(?:st|nd|rd|th) ([a-z]+) of (\d{1,2})$/.exec(text) ?? []
  const first = firstOf(year, Number(month))
  const day = daysOfWeek.indexOf(name)
  if (first === undefined || day === -1) return undefined
  const date = addDays(onOrAfter(first, day), 7 * (Number(count) - 1))
  return date.slice(0, 7) === first.slice(0, 7) ? date : undefined
}

function resolveLastDay(text: string, year: number): string | undefined {
  const [, name = '', month] = /^last ([a-z]+) of (\d{1,2})$/.exec(text) ?? []
  const first = firstOf(year, Number(month))
  const day = daysOfWeek.indexOf(name)
  if (first === undefined || day === -1) return undefined
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  return addDays(onOrAfter(next, day), -7)
}

function resolveDayBefore(text: string, year: number): string | undefined {
  const [, name = '', monthDay = ''] = /^([a-z]+) before (\d\d-\d\d)$/.exec(text) ?? []
  const date = resolveDayOfYear(monthDay, year)
  const day = daysOfWeek.indexOf(name)
  return date === undefined || day === -1 ? undefined : addDays(onOrAfter(date, day), -7)
}

function firstOf(year: number, month: number): string | undefined {
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}-01` : undefined
}

/** Gregorian Easter after Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * shift + 114
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`
}
