import { addDays } from '../calendar/dates.ts'
import { dateIn, instantAt, startOfDay } from '../calendar/instants.ts'
import type { EpochMs, IsoDate } from '../mall/values.ts'
import { hoursOn } from './hours-on.ts'
import type { DayHours, Hours } from './hours.ts'

/** From `start` on, no longer at `end`. */
export interface Span {
  readonly start: EpochMs
  readonly end: EpochMs
}

/** A calendar day of the mall; `hasOpening` where an opening begins within it. */
export interface TimelineDay extends Span {
  readonly isKnown: boolean
  readonly hasOpening: boolean
}

/** Days without a gap, and the openings around them; openings neither touch nor overlap. Both in order. */
export interface HoursTimeline {
  readonly days: readonly TimelineDay[]
  readonly openings: readonly Span[]
}

/** The place of now's own day in a timeline: the days before can still be open in it, night after night. */
export const todayIndex = 2

/** The hours laid out in instants: two days before `now`, its own day and `daysAhead` further ones. */
export function hoursTimeline(
  hours: Hours,
  { now, timeZone, daysAhead }: { now: EpochMs; timeZone: string; daysAhead: number },
): HoursTimeline {
  const first = addDays(dateIn(now, timeZone), -todayIndex)
  const dates = Array.from({ length: todayIndex + 1 + daysAhead }, (_, index) => addDays(first, index))
  const answers = dates.map((date) => hoursOn(hours, date).hours)
  const spans = dates.flatMap((date, index) => spanOf(date, answers[index], timeZone))
  const starts = [...dates, addDays(first, dates.length)].map((date) => startOfDay(date, timeZone))
  const days = answers.map((answer, index) => {
    const [start = now, end = now] = starts.slice(index)
    const hasOpening = spans.some((span) => start <= span.start && span.start < end)
    return { start, end, isKnown: answer !== undefined, hasOpening }
  })
  return { days, openings: joined(spans) }
}

/** None where closed or unknown, and where the clocks skip the whole opening. */
function spanOf(date: IsoDate, hours: DayHours | undefined, timeZone: string): readonly Span[] {
  if (hours === undefined || hours.kind === 'closed') return []
  const opens = hours.kind === 'all-day' ? 0 : hours.opens
  const closes = hours.kind === 'all-day' ? 0 : hours.closes
  const start = instantAt(date, opens, timeZone)
  const end = instantAt(date, closes <= opens ? closes + minutesOfDay : closes, timeZone)
  return start < end ? [{ start, end }] : []
}

const minutesOfDay = 1440

/** What touches or overlaps is one opening: nobody leaves at midnight when the next day goes on. */
function joined(spans: readonly Span[]): readonly Span[] {
  const openings: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = openings.at(-1)
    if (last === undefined || last.end < span.start) openings.push(span)
    else openings.splice(-1, 1, { start: last.start, end: Math.max(last.end, span.end) })
  }
  return openings
}
