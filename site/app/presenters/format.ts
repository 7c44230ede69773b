import { detailsOf, type Locale } from '@promenade/domain/locale/locale'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { IsoDate } from '@promenade/domain/calendar/dates'

/** A time: `9 p.m.`, `9:30 p.m.`; in Spanish `21:00`, `9:30` without a leading zero, midnight `00:00`. */
export function formatTime(at: EpochMs, locale: Locale, timeZone: string): string {
  if (!detailsOf(locale).hour12) {
    const text = format(at, locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
    return text.replace(/^0(?=[1-9])/, '')
  }
  const text = format(at, locale, { hour: 'numeric', minute: '2-digit', hour12: true, timeZone })
  return text.replace(':00', '')
}

/** A time of the mall's wall clock from minutes since midnight; 1440 is midnight at the end of the day. */
export function formatMinuteOfDay(minute: number, locale: Locale): string {
  return formatTime((minute % 1440) * 60_000, locale, 'UTC')
}

/** `Friday, November 20`; `viernes 20 de noviembre`. */
export function formatDay(date: IsoDate, locale: Locale): string {
  return dayText(date, locale, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** `Friday, November 20, 2026`; `viernes 20 de noviembre de 2026`. */
export function formatDayWithYear(date: IsoDate, locale: Locale): string {
  return dayText(date, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

/** `November 20`; `20 de noviembre`. */
export function formatDate(date: IsoDate, locale: Locale): string {
  return dayText(date, locale, { day: 'numeric', month: 'long' })
}

/** `November 20, 2026`; `20 de noviembre de 2026`. */
export function formatDateWithYear(date: IsoDate, locale: Locale): string {
  return dayText(date, locale, { day: 'numeric', month: 'long', year: 'numeric' })
}

/**
 * The ends of a date range, naming a shared month once: `December 21` and `27`, `21` and `27 de diciembre`; with years
 * on request or if they differ.
 */
export function formatDateSpan(
  from: IsoDate,
  to: IsoDate,
  { locale, withYear }: { locale: Locale; withYear: boolean },
): { from: string; to: string } {
  const [fullFrom, fullTo] = [formatDateWithYear(from, locale), formatDateWithYear(to, locale)]
  if (from.slice(0, 4) !== to.slice(0, 4)) return { from: fullFrom, to: fullTo }
  const long = { from: formatDate(from, locale), to: withYear ? fullTo : formatDate(to, locale) }
  if (from.slice(0, 7) !== to.slice(0, 7)) return long
  if (isDayFirst(locale)) return { ...long, from: String(dayOfMonth(from)) }
  return { ...long, to: long.to.replace(`${formatMonth(to, locale)} `, '') }
}

/** Capitalises a line: Spanish weekdays and months are lower case. */
export function atLineStart(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** A month: `November`; `noviembre`. */
export function formatMonth(date: IsoDate, locale: Locale): string {
  return dayText(date, locale, { month: 'long' })
}

/** `November 2026`; `noviembre de 2026`. */
export function formatMonthWithYear(date: IsoDate, locale: Locale): string {
  return dayText(date, locale, { month: 'long', year: 'numeric' })
}

/** `Friday`; `viernes`. */
export function formatWeekday(date: IsoDate, locale: Locale): string {
  return dayText(date, locale, { weekday: 'long' })
}

/** `Fri`; `vie`. */
export function formatShortWeekday(date: IsoDate, locale: Locale): string {
  return dayText(date, locale, { weekday: 'short' }).replace('.', '')
}

/** `Nov`; `nov`. */
export function formatShortMonth(date: IsoDate, locale: Locale): string {
  return dayText(date, locale, { month: 'short' }).replace('.', '')
}

/** Days in few letters: `Thu, Dec 24`, `Dec 28–30`; `jue 24 de dic`, `28–30 de dic`. */
export function formatShortDays(from: IsoDate, to: IsoDate, locale: Locale): string {
  if (from === to) {
    const text = dayText(from, locale, { weekday: 'short', day: 'numeric', month: 'short' })
    return text.replaceAll('.', '')
  }
  const [start, end] = [from, to].map((date) => Date.parse(`${date}T00:00:00Z`))
  const formatter = formatterOf(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return formatter.formatRange(start ?? NaN, end ?? NaN).replaceAll(/[.\u2009]/g, '')
}

export function dayOfMonth(date: IsoDate): number {
  return Number(date.slice(8, 10))
}

function dayText(date: IsoDate, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const text = format(Date.parse(`${date}T00:00:00Z`), locale, { ...options, timeZone: 'UTC' })
  // No comma after the weekday: «viernes 20 de noviembre».
  return isDayFirst(locale) ? text.replace(',', '') : text
}

const dayFirstByLocale = new Map<Locale, boolean>()

/** True for a language that writes the day before the month. */
function isDayFirst(locale: Locale): boolean {
  const cached = dayFirstByLocale.get(locale)
  if (cached !== undefined) return cached
  const iso = detailsOf(locale).iso
  const parts = new Intl.DateTimeFormat(iso, { day: 'numeric', month: 'long' }).formatToParts(0)
  const isFirst = parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'day'
  dayFirstByLocale.set(locale, isFirst)
  return isFirst
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function format(at: EpochMs, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  // Some runtimes use spaces that some fonts lack.
  return formatterOf(locale, options)
    .format(at)
    .replaceAll(/[\u00a0\u202f]/g, ' ')
}

function formatterOf(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  let formatter = formatters.get(key)
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat(detailsOf(locale).iso, options)
    formatters.set(key, formatter)
  }
  return formatter
}
