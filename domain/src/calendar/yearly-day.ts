import { addDays, dayOfWeek, isIsoDate, type IsoDate } from './dates.ts'

/** Days of the week as content names them, in the order of `DayOfWeek`: 0 is Sunday. */
export const dayNames = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const

/**
 * When a holiday falls in a year: `12-25`, `easter-2`, `3rd monday of 2`, `monday before 05-25`; `2026-12-01` is a day of
 * that year alone.
 */
export function resolveYearlyDay(text: string, year: number): string | undefined {
  return (
    resolveDateOf(text, year) ??
    resolveDayOfYear(text, year) ??
    resolveEaster(text, year) ??
    resolveNthDay(text, year) ??
    resolveLastDay(text, year) ??
    resolveDayBefore(text, year)
  )
}

const daysOfWeek: readonly string[] = dayNames

/** The first such day of the week on `date` or after it. */
export function onOrAfter(date: IsoDate, day: number): IsoDate {
  return addDays(date, (day - dayOfWeek(date) + 7) % 7)
}

function resolveDateOf(text: string, year: number): string | undefined {
  return isIsoDate(text) && Number(text.slice(0, 4)) === year ? text : undefined
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
