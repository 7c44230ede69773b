import type { EpochMs } from '../mall/values.ts'
import { type HoursStatus, reach, statusAt } from './hours-status.ts'
import { type HoursTimeline, hoursTimeline, todayIndex } from './hours-timeline.ts'
import type { Hours } from './hours.ts'

/** From `at` on the status is this one. */
export interface StatusChange {
  readonly at: EpochMs
  readonly status: HoursStatus | undefined
}

/**
 * The status at `now` and every later change of it, midnights on which only its wording changes included, so
 * that a browser has to compare instants and nothing else. Looks ahead over `horizonDays` days, today the
 * first, and ends where the last of them ends.
 */
export function statusChanges(
  hours: Hours,
  { now, timeZone, horizonDays = 8 }: { now: EpochMs; timeZone: string; horizonDays?: number },
): readonly StatusChange[] {
  const timeline = hoursTimeline(hours, { now, timeZone, daysAhead: horizonDays + reach })
  const end = timeline.days[todayIndex + horizonDays]?.start ?? now
  const changes: StatusChange[] = []
  for (const at of [now, ...turningPoints(timeline).filter((point) => now < point && point < end)]) {
    const status = statusAt(timeline, at)
    const last = changes.at(-1)
    if (last === undefined || !isSameStatus(last.status, status)) changes.push({ at, status })
  }
  return changes
}

/**
 * An opening that goes on for longer than this many milliseconds has no closing time worth naming: a time alone is
 * taken for the next one on the clock. Midnight to midnight on a day of 25 hours is named no less.
 */
export const closingNamedWithin = 25 * 60 * 60_000

/** The only instants at which a status can change, in order: midnights, openings and closings. */
export function turningPoints({ days, openings }: HoursTimeline): readonly EpochMs[] {
  const points = [...days.map(({ start }) => start), ...openings.flatMap(({ start, end }) => [start, end])]
  return points.toSorted((a, b) => a - b)
}

function isSameStatus(a: HoursStatus | undefined, b: HoursStatus | undefined): boolean {
  if (a?.kind === 'open' && b?.kind === 'open') return a.until === b.until
  if (a?.kind !== 'closed' || b?.kind !== 'closed') return a === b
  return a.today === b.today && a.opensAt === b.opensAt && a.opens === b.opens
}
