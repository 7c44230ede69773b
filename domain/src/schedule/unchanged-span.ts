import { addDays } from '../calendar/dates.ts'
import { dateIn, startOfDay } from '../calendar/instants.ts'
import type { Span } from '../hours/hours-timeline.ts'
import { hoursTimeline } from '../hours/hours-timeline.ts'
import type { Hours } from '../hours/hours.ts'
import { closingNamedWithin, turningPoints } from '../hours/status-changes.ts'
import type { EpochMs, Period } from '../mall/values.ts'
import { weekendFrom } from './spans-of-days.ts'

/** What of a mall changes by itself while time goes by. */
export interface TimedContent {
  /** IANA name; what is said of a day changes at its midnight. */
  readonly timeZone: string
  /** The centre's, and each store's over the centre's; the same more than once costs nothing. */
  readonly hours: readonly Hours[]
  /** Of everything that is announced, shown and taken away again. */
  readonly periods: readonly Period[]
  /** Other instants that something is compared with: when posts come out, when records changed. */
  readonly instants: readonly EpochMs[]
}

/**
 * The span of time around `now` in which nothing of the content changes by itself: from the last instant at which
 * something could have, that one included, to the next. All that is said of any instant in it is the same. Never
 * longer than the mall's day. Throws RangeError for an unknown zone.
 */
export function unchangedSpan(content: TimedContent, now: EpochMs): Span {
  const { timeZone } = content
  const today = dateIn(now, timeZone)
  let start = startOfDay(today, timeZone)
  let end = startOfDay(addDays(today, 1), timeZone)
  for (const instant of [...boundsOf(content), ...momentsOf(content, now)]) {
    if (instant <= now) start = Math.max(start, instant)
    else end = Math.min(end, instant)
  }
  return { start, end }
}

function boundsOf({ periods, instants }: TimedContent): EpochMs[] {
  const bounds = periods.flatMap(({ showFrom, start, end, overAt }) => [showFrom, start, end, overAt])
  return [...bounds, ...instants].filter((instant) => instant !== undefined)
}

/** What the week and the opening hours bring about `now`. */
function momentsOf({ hours, timeZone }: TimedContent, now: EpochMs): EpochMs[] {
  const { from, to } = weekendFrom(now, timeZone)
  const different = new Map(hours.map((one) => [JSON.stringify(one), one]))
  return [from, to, ...[...different.values()].flatMap((one) => turnsOf(one, timeZone, now))]
}

/** Openings and closings, and when a closing after days without one becomes worth naming. */
function turnsOf(hours: Hours, timeZone: string, now: EpochMs): EpochMs[] {
  const timeline = hoursTimeline(hours, { now, timeZone, daysAhead: daysLookedAhead })
  const long = timeline.openings.filter(({ start, end }) => end - start > closingNamedWithin)
  return [...turningPoints(timeline), ...long.map(({ end }) => end - closingNamedWithin)]
}

/** A closing is named more than a day beforehand, and belongs to an opening of the day before it at the earliest. */
const daysLookedAhead = 3
