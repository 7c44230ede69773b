import type { EpochMs } from '../calendar/instants.ts'
import { type HoursTimeline, hoursTimeline } from './hours-timeline.ts'
import type { Hours } from '../mall/hours.ts'

/**
 * Open or closed, with the next change within today and the following eight days.
 * - `until` is the end of the opening, which may be several days later; absent if it is further away.
 * - `today` is true if no opening begins today: 'Closed Today'.
 * - `opensAt` is the next opening and `opens` its day. Both are absent if it is further away, or after a day of unknown
 *   hours: a later day would make that one look closed.
 */
export type HoursStatus =
  | { readonly kind: 'open'; readonly until?: EpochMs }
  | {
      readonly kind: 'closed'
      readonly today: boolean
      readonly opensAt?: EpochMs
      readonly opens?: 'today' | 'tomorrow' | 'later'
    }

/** Number of days after today in which the next opening or closing is searched. */
export const daysAhead = 8

/**
 * The status at `now` (specification §4): open from the opening instant on, closed from the closing instant on. An
 * opening of yesterday continues past midnight even if today is closed. Undefined if today's hours are unknown. Throws
 * RangeError for an unknown zone.
 */
export function hoursStatus(
  hours: Hours,
  { now, timeZone }: { now: EpochMs; timeZone: string },
): HoursStatus | undefined {
  return statusAt(hoursTimeline(hours, { now, timeZone, daysAhead }), now)
}

/** The status at an instant; the timeline must continue for `daysAhead` days after it. */
export function statusAt({ days, openings }: HoursTimeline, now: EpochMs): HoursStatus | undefined {
  const index = days.findIndex((day) => now < day.end)
  const [today, tomorrow] = days.slice(index)
  const limit = days[index + daysAhead]?.end ?? 0
  const current = openings.find(({ start, end }) => start <= now && now < end)
  if (current !== undefined)
    return current.end < limit ? { kind: 'open', until: current.end } : { kind: 'open' }
  if (today === undefined || tomorrow === undefined || !today.isKnown) return undefined

  const closed = { kind: 'closed', today: !today.hasOpening } as const
  const unknown = days.find((day) => day.start > now && !day.isKnown)
  const opensAt = openings.find(({ start }) => start > now)?.start
  if (opensAt === undefined || opensAt >= Math.min(limit, unknown?.start ?? limit)) return closed
  const opens = opensAt < today.end ? 'today' : opensAt < tomorrow.end ? 'tomorrow' : 'later'
  return { ...closed, opensAt, opens }
}
