import type { Title } from '@promenade/contract/studio-api/document-title'
import { defaultLocale, detailsOf, type Locale } from '@promenade/domain/locale/locale'

/** Dates, times and numbers as a language writes them, in the mall's time zone. */
export type Format = ReturnType<typeof createFormat>

export function createFormat(locale: Locale, timeZone: string) {
  const tag = detailsOf(locale).iso
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone, ...options })
  const short = formatter({ day: 'numeric', month: 'short' })
  const withYear = formatter({ day: 'numeric', month: 'short', year: 'numeric' })
  const long = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const clock = unbroken(formatter({ hour: 'numeric', minute: '2-digit' }))
  const plan = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  } as const
  const [planned, plannedWithYear] = [
    unbroken(formatter(plan)),
    unbroken(formatter({ ...plan, year: 'numeric' })),
  ]
  const weekday = formatter({ weekday: 'long' })
  const wallClock = unbroken(
    new Intl.DateTimeFormat(tag, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }),
  )
  const iso = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
  const isoDate = (instant: string | number = Date.now()) => iso.format(new Date(instant))
  const date = (value: string | number) => {
    const moment = toInstant(value)
    return isoDate(moment).slice(0, 4) === isoDate().slice(0, 4)
      ? short.format(moment)
      : withYear.format(moment)
  }
  const time = (value: string | number) => clock.format(toInstant(value))
  return {
    /** `24 Nov`, with the year if it is another one. */
    date,
    /** `24 Dec` for `12-24`. */
    dayOfYear: (value: string) => short.format(toInstant(`2000-${value}`)),
    /** `Friday, 24 November 2026`; with a later day as `last`, from the one to the other. */
    longDate: (value: string | number, last = value) =>
      long.formatRange(toInstant(value), toInstant(last)).replace(/\s?–\s?/, ' – '),
    time,
    /** Formats a wall time of the mall such as `18:00`, as `time` does for an instant. */
    wallTime: (value: string) => wallClock.format(Date.parse(`1970-01-01T${value.padStart(5, '0')}Z`)),
    /** For the past: only the time if it was today, else with the date. */
    moment: (value: string | number) =>
      isoDate(toInstant(value)) === isoDate() ? time(value) : `${date(value)}, ${time(value)}`,
    /** For the future: `Fri, Nov 27, 6:00 a.m.`, with the year if it is another one. */
    planned: (value: string | number) => {
      const moment = toInstant(value)
      const isThisYear = isoDate(moment).slice(0, 4) === isoDate().slice(0, 4)
      return (isThisYear ? planned : plannedWithYear).format(moment)
    },
    /** The name of a record in this language, or another that has one. */
    name: (texts: Title) => texts[locale] ?? texts[defaultLocale],
    /** With two decimals at most. */
    number: (value: number) => number.format(value),
    weekday: (value: string) => weekday.format(toInstant(value)),
    /** The date of an instant, by default of now: `2026-11-24`. */
    isoDate,
  }
}

/** Keeps `6:00 a.m.` in one line. */
function unbroken({ format }: Intl.DateTimeFormat): Pick<Intl.DateTimeFormat, 'format'> {
  return { format: (at) => format(at).replace(/\s(?=[ap]\.)/, '\u00A0') }
}

/** A date without a time becomes its noon in UTC, which is the same date in the zone of every mall. */
function toInstant(value: string | number): number {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return Date.parse(`${value}T15:00:00Z`)
  return new Date(value).getTime()
}
