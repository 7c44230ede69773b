import { now } from './run-clock.ts'

/** The time zone of the demo mall. */
const timeZone = 'America/Halifax'

/** Formats a date as `2026-11-25`. */
const dates = new Intl.DateTimeFormat('en-CA', { timeZone })

/** Formats an instant as `2026-11-25, 18:00`. */
const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const dayMs = 86_400_000

/** Today at the demo mall, wherever the machine is. */
export function today(): string {
  return dates.format(now())
}

export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
}

/** The next day of this month and day, such as `12-24`; it may be today. */
export function nextYearly(monthAndDay: string): string {
  const year = Number(today().slice(0, 4))
  const thisYear = `${year}-${monthAndDay}`
  return thisYear >= today() ? thisYear : `${year + 1}-${monthAndDay}`
}

/** The next day of the week after today; 0 is Sunday. */
export function nextWeekday(weekday: number): string {
  return firstFrom(daysAfter(today(), 1), weekday)
}

/** The first such day of the week, 0 for Sunday, on this date or later. */
export function firstFrom(date: string, weekday: number): string {
  return daysAfter(date, (weekday - new Date(date).getUTCDay() + 7) % 7)
}

/** A day and a time such as `18:00` at the mall, as an instant in UTC. */
export function instantAt(date: string, time: string): string {
  const instants = ['-03:00', '-04:00'].map((offset) => new Date(`${date}T${time}${offset}`))
  const instant = instants.find((one) => wallClock.format(one) === `${date}, ${time}`)
  if (instant === undefined) throw new Error(`The mall has no ${time} on ${date}.`)
  return instant.toISOString()
}

/**
 * A day of the week, 0 for Sunday, on which the demo mall has its regular hours: in the second week of January or of June,
 * which never have a holiday. At least two weeks ahead, so that it is neither of this week nor of the next one.
 */
export function plainDay(weekday: number): string {
  const earliest = daysAfter(today(), 14)
  const [first = ''] = ['01-08', '06-08']
    .map(nextYearly)
    .map((date) => (date < earliest ? `${Number(date.slice(0, 4)) + 1}${date.slice(4)}` : date))
    .toSorted()
  return firstFrom(first, weekday)
}

/** A day, with a year other than this one: `Thursday, December 24`. */
export function dayInWords(date: string, locale: 'en' | 'es'): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', ...yearUnlessThis(date) } as const
  return inWords(date, locale, options)
}

/** A day in short English, with a year other than this one: `Thu, Dec 24`. Some browsers write `Dec.` */
export function shortDay(date: string): RegExp {
  const options = { weekday: 'short', day: 'numeric', month: 'short', ...yearUnlessThis(date) } as const
  return new RegExp(
    inWords(date, 'en', options)
      .replaceAll('.', '')
      .replace(/(?<=, )[A-Z][a-z]+/, '$&\\.?'),
  )
}

/** A week that is within one month, with a year other than this one: `December 21 to 27`. */
export function weekInWords(monday: string, locale: 'en' | 'es'): string {
  const sunday = daysAfter(monday, 6)
  const first = Number(monday.slice(8))
  const last = inWords(sunday, locale, { day: 'numeric', month: 'long', ...yearUnlessThis(sunday) })
  return locale === 'es' ? `Del ${first} al ${last}` : last.replace(/\d+/, `${first} to $&`)
}

function yearUnlessThis(date: string): { year?: 'numeric' } {
  return date.slice(0, 4) === today().slice(0, 4) ? {} : { year: 'numeric' }
}

/** As a line begins. No comma after the weekday in Spanish, as in Mexico: «Jueves 24 de diciembre». */
function inWords(date: string, locale: 'en' | 'es', options: Intl.DateTimeFormatOptions): string {
  const iso = { en: 'en-CA', es: 'es-MX' }[locale]
  const text = new Intl.DateTimeFormat(iso, { ...options, timeZone: 'UTC' }).format(Date.parse(date))
  const line = text.charAt(0).toUpperCase() + text.slice(1)
  return locale === 'es' ? line.replace(',', '') : line
}
