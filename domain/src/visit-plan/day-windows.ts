import { addDays, type IsoDate } from '../calendar/dates.ts'
import { startOfDay } from '../calendar/instants.ts'
import { hoursTimeline, type Span, todayIndex } from '../hours/hours-timeline.ts'
import type { Hours } from '../mall/hours.ts'
import type { MallEvent } from '../mall/event.ts'
import type { Promotion } from '../mall/promotion.ts'
import { calendarEntry } from '../schedule/calendar-entry.ts'
import type { OpenWindow, VisitWindow } from './visit-plan.ts'

/** A day of the mall. Functions that take one throw RangeError for text that is no date and for an unknown zone. */
export interface VisitDay {
  readonly date: IsoDate
  /** IANA name. */
  readonly timeZone: string
}

/** An event that lasts longer is looked in on at any time; a shorter one is attended from its beginning. */
export const longestAttendedMinutes = 180

/**
 * When a store is open on this day. What opened the day before and is still open counts, and an opening goes on past
 * midnight. `hours` are those of `storeHours`, so that the centre's answer where the store's own do not; where neither do,
 * it is the whole day, of unknown hours.
 */
export function storeWindows(hours: Hours, day: VisitDay): readonly OpenWindow[] {
  const { start, end } = spanOfDay(day)
  const { days, openings } = hoursTimeline(hours, { now: start, timeZone: day.timeZone, daysAhead: 1 })
  if (days[todayIndex]?.isKnown !== true) return [{ kind: 'unknown-hours', start, end }]
  return openings
    .filter((opening) => isOn(opening, { start, end }))
    .map((opening): OpenWindow => ({ kind: 'opening', ...opening }))
}

/** When an offer can be had on this day: while its store (or the centre) is open, from its first instant to its last. */
export function offerWindows(
  { period }: Pick<Promotion, 'period'>,
  hours: Hours,
  day: VisitDay,
): readonly VisitWindow[] {
  const { start = -Infinity, overAt = period.end ?? Infinity } = period
  return within(storeWindows(hours, day), { start, end: overAt })
}

/**
 * When an event can be visited on this day. One with times that is short enough is attended; a longer one can be visited
 * while it goes on, and one of which only the days are known, while its store (or the centre) is open on them.
 */
export function eventWindows(
  event: Pick<MallEvent, 'period' | 'showsTimes'>,
  hours: Hours,
  day: VisitDay,
): readonly VisitWindow[] {
  const entry = calendarEntry(event.period, event.showsTimes, day.timeZone)
  if (entry?.kind !== 'timed') return offerWindows(event, hours, day)
  const { start, end } = entry
  const today = spanOfDay(day)
  if (end === undefined) return isOn({ start, end: start + 1 }, today) ? [{ kind: 'event', start }] : []
  const isAttended = end - start <= longestAttendedMinutes * 60_000
  return isOn({ start, end }, today) ? [{ kind: isAttended ? 'event' : 'opening', start, end }] : []
}

function spanOfDay({ date, timeZone }: VisitDay): Span {
  return { start: startOfDay(date, timeZone), end: startOfDay(addDays(date, 1), timeZone) }
}

function isOn(span: Span, other: Span): boolean {
  return span.start < other.end && other.start < span.end
}

function within(windows: readonly OpenWindow[], bounds: Span): readonly VisitWindow[] {
  return windows
    .filter((window) => isOn(window, bounds))
    .map(({ kind, start, end }) => ({
      kind,
      start: Math.max(start, bounds.start),
      end: Math.min(end, bounds.end),
    }))
}
