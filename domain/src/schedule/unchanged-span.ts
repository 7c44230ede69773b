import { addDays } from '../calendar/dates.ts'
import { dateIn, startOfDay, type EpochMs } from '../calendar/instants.ts'
import { calmChanges } from '../hours/calm-hours.ts'
import type { Span } from '../hours/hours-timeline.ts'
import { hoursTimeline } from '../hours/hours-timeline.ts'
import type { Hours } from '../mall/hours.ts'
import { closingNamedWithin, turningPoints } from '../hours/status-changes.ts'
import type { Period } from '../mall/values.ts'
import { weekendFrom } from './spans-of-days.ts'

/** The content of a mall that changes with time alone. */
export interface TimedContent {
  /** IANA name; texts such as "today" change at midnight in this zone. */
  readonly timeZone: string
  /** The hours of the centre and of each store; duplicates cost nothing. */
  readonly hours: readonly Hours[]
  /** The periods of all records. */
  readonly periods: readonly Period[]
  /** Other instants that change a page, such as the publication of a post. */
  readonly instants: readonly EpochMs[]
}

/**
 * The span around `now` in which time alone changes no page: from the last possible change (included) to the next
 * (excluded), at most the mall's day. Pages of any instant within it are equal. Throws RangeError for an unknown zone.
 */
export function unchangedSpan(content: TimedContent, now: EpochMs): Span {
  const { timeZone } = content
  const today = dateIn(now, timeZone)
  let start = startOfDay(today, timeZone)
  let end = startOfDay(addDays(today, 1), timeZone)
  for (const instant of [...boundsOf(content), ...changesAround(content, now)]) {
    if (instant <= now) start = Math.max(start, instant)
    else end = Math.min(end, instant)
  }
  return { start, end }
}

function boundsOf({ periods, instants }: TimedContent): EpochMs[] {
  const bounds = periods.flatMap(({ showFrom, start, end, overAt }) => [showFrom, start, end, overAt])
  return [...bounds, ...instants].filter((instant) => instant !== undefined)
}

/** The changes around `now` from the week and the opening hours. */
function changesAround({ hours, timeZone }: TimedContent, now: EpochMs): EpochMs[] {
  const { from, to } = weekendFrom(now, timeZone)
  const distinct = new Map(hours.map((storeHours) => [JSON.stringify(storeHours), storeHours]))
  return [
    from,
    to,
    ...[...distinct.values()].flatMap((storeHours) => changesOfHours(storeHours, timeZone, now)),
  ]
}

/** Openings, closings, calm hours, and the instants at which pages begin to show the closing time of a long opening. */
function changesOfHours(hours: Hours, timeZone: string, now: EpochMs): EpochMs[] {
  const timeline = hoursTimeline(hours, { now, timeZone, daysAhead: daysLookedAhead })
  const long = timeline.openings.filter(({ start, end }) => end - start > closingNamedWithin)
  return [
    ...calmChanges(hours, timeZone, now),
    ...turningPoints(timeline),
    ...long.map(({ end }) => end - closingNamedWithin),
  ]
}

/** The closing time of an opening is shown at most 25 hours before: its end is on the day after tomorrow at the latest. */
const daysLookedAhead = 2
