import { addDays, isIsoDate, type IsoDate } from '../calendar/dates.ts'
import { parseTime, writeTime } from '../calendar/time-of-day.ts'
import { resolveYearlyDay } from '../calendar/yearly-day.ts'
import type { DayHours } from '../mall/hours.ts'

/** Parses `10:00-20:00`, `closed` or `24h`; undefined for anything else. */
export function parseOpeningHours(text: string): DayHours | undefined {
  if (text === 'closed') return { kind: 'closed' }
  if (text === '24h') return { kind: 'all-day' }
  const [start = '', end = '', ...rest] = text.split('-')
  const [opens, closes] = [parseTime(start), parseTime(end === '24:00' ? '00:00' : end)]
  return rest.length > 0 || opens === undefined || closes === undefined
    ? undefined
    : { kind: 'open', opens, closes }
}

/** The text that `parseOpeningHours` parses to these hours. */
export function writeOpeningHours(hours: DayHours): string {
  if (hours.kind === 'closed') return 'closed'
  return hours.kind === 'all-day' ? '24h' : `${writeTime(hours.opens)}-${writeTime(hours.closes)}`
}

/** The days of a rule such as `12-25`, or from one to another; `until` absent: one day. */
interface WrittenDays {
  readonly date: string
  readonly until?: string | undefined
}

/** From the first to the last day. */
export interface Span {
  readonly from: IsoDate
  readonly to: IsoDate
}

/** Special days are laid out from this many days before today to this many after it. */
const daysBefore = 60
const daysAfter = 400

/** The days around `today` on which special days are laid out. Throws RangeError for an invalid date. */
export function laidOutSpan(today: IsoDate): Span {
  return { from: addDays(today, -daysBefore), to: addDays(today, daysAfter) }
}

/** The dates of a rule around `today`, the earliest first. Throws RangeError for an invalid `today`. */
export function occurrencesOf({ date, until = date }: WrittenDays, today: IsoDate): readonly Span[] {
  const thisYear = Number(today.slice(0, 4))
  const near = laidOutSpan(today)
  return [-1, 0, 1, 2].flatMap((offset) => {
    const year = thisYear + offset
    const from = resolveYearlyDay(date, year)
    const to = lastDayFrom(from, until, year)
    if (from === undefined || to === undefined || to < from) return []
    return to >= near.from && from <= near.to ? [{ from, to }] : []
  })
}

/** Orders special days: of equally long ones on one date, the one that begins first counts (`findHoliday`). */
export function byFirstDay(a: Pick<Span, 'from'>, b: Pick<Span, 'from'>): number {
  return a.from < b.from ? -1 : Number(a.from > b.from)
}

/** The end of what begins on `from`; it may lie in the year after. */
function lastDayFrom(from: string | undefined, until: string, year: number): string | undefined {
  if (from === undefined || isIsoDate(until)) return until
  const sameYear = resolveYearlyDay(until, year)
  return sameYear !== undefined && sameYear < from ? resolveYearlyDay(until, year + 1) : sameYear
}
