import type { EpochMs } from '../mall/values.ts'
import { type HoursTimeline, hoursTimeline } from './hours-timeline.ts'
import type { Hours } from './hours.ts'

/**
 * Whether it is open, and what comes next, in instants.
 * - `until` is the true end of the opening, over as many days as it joins; absent where none comes in reach.
 * - `today` is true where no opening begins on this day: 'Closed Today'.
 * - `opensAt` is the next opening and `opens` the day it falls on, seen from today; absent where none comes in
 *   reach, or where a day of unknown hours comes first: naming a later day would call that one closed.
 * In reach are this day and the eight after it.
 */
export type HoursStatus =
  | { readonly kind: 'open'; readonly until?: EpochMs }
  | {
      readonly kind: 'closed'
      readonly today: boolean
      readonly opensAt?: EpochMs
      readonly opens?: 'today' | 'tomorrow' | 'later'
    }

/** How many days after today the next opening or closing is looked for. */
export const reach = 8

/**
 * The status at `now` (specification §4): open from the opening instant on, closed at the closing one. What
 * opened yesterday goes on past midnight whatever today says. Undefined where today's hours are unknown: no
 * badge is better than a wrong one.
 */
export function hoursStatus(
  hours: Hours,
  { now, timeZone }: { now: EpochMs; timeZone: string },
): HoursStatus | undefined {
  return statusAt(hoursTimeline(hours, { now, timeZone, daysAhead: reach }), now)
}

/** The status at an instant of a timeline that goes on for `reach` days after it. */
export function statusAt({ days, openings }: HoursTimeline, now: EpochMs): HoursStatus | undefined {
  const index = days.findIndex((day) => now < day.end)
  const [today, tomorrow] = days.slice(index)
  const limit = days[index + reach]?.end ?? 0
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
