import { addDays, type IsoDate } from '../calendar/dates.ts'
import { dateIn, instantAt, startOfDay, type EpochMs } from '../calendar/instants.ts'
import { hoursOn } from './hours-on.ts'
import type { DayHours, Hours } from '../mall/hours.ts'

/** A span of time that includes `start` and excludes `end`. */
export interface Span {
  readonly start: EpochMs
  readonly end: EpochMs
}

/** A calendar day of the mall. `isKnown` is false without hours; `hasOpening` is true if an opening begins within it. */
export interface TimelineDay extends Span {
  readonly isKnown: boolean
  readonly hasOpening: boolean
}

/** Consecutive days and their openings, in order. Openings neither touch nor overlap. */
export interface HoursTimeline {
  readonly days: readonly TimelineDay[]
  readonly openings: readonly Span[]
}

/** Index of today in `HoursTimeline.days`: openings of the two days before may still continue. */
export const todayIndex = 2

/**
 * The hours as instants: two days before today, today and `daysAhead` further days. Throws RangeError for an unknown
 * zone.
 */
export function hoursTimeline(
  hours: Hours,
  { now, timeZone, daysAhead }: { now: EpochMs; timeZone: string; daysAhead: number },
): HoursTimeline {
  const first = addDays(dateIn(now, timeZone), -todayIndex)
  const dates = Array.from({ length: todayIndex + 1 + daysAhead }, (_, index) => addDays(first, index))
  const hoursOfDays = dates.map((date) => hoursOn(hours, date).hours)
  const spans = dates.flatMap((date, index) => spanOf(date, hoursOfDays[index], timeZone))
  const starts = [...dates, addDays(first, dates.length)].map((date) => startOfDay(date, timeZone))
  const days = hoursOfDays.map((dayHours, index) => {
    const [start = now, end = now] = starts.slice(index)
    const hasOpening = spans.some((span) => start <= span.start && span.start < end)
    return { start, end, isKnown: dayHours !== undefined, hasOpening }
  })
  return { days, openings: joined(spans) }
}

/** Empty for closed and unknown days, and if daylight saving time skips the whole opening. */
function spanOf(date: IsoDate, hours: DayHours | undefined, timeZone: string): readonly Span[] {
  if (hours === undefined || hours.kind === 'closed') return []
  const opens = hours.kind === 'all-day' ? 0 : hours.opens
  const closes = hours.kind === 'all-day' ? 0 : hours.closes
  const start = instantAt(date, opens, timeZone)
  const end = instantAt(date, closingMinute({ opens, closes }), timeZone)
  return start < end ? [{ start, end }] : []
}

const minutesOfDay = 1440

/** Joins openings that touch or overlap: a mall open until midnight and from midnight does not close. */
function joined(spans: readonly Span[]): readonly Span[] {
  const openings: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = openings.at(-1)
    if (last === undefined || last.end < span.start) openings.push(span)
    else openings.splice(-1, 1, { start: last.start, end: Math.max(last.end, span.end) })
  }
  return openings
}

/** The minute of closing, counted from the midnight before opening: past midnight it is above 1,440. */
export function closingMinute({ opens, closes }: Pick<OpenHours, 'opens' | 'closes'>): number {
  return closes <= opens ? closes + minutesOfDay : closes
}

type OpenHours = Extract<DayHours, { kind: 'open' }>
