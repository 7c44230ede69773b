import type { EpochMs } from '../calendar/instants.ts'
import { type HoursStatus, daysAhead, statusAt } from './hours-status.ts'
import { type HoursTimeline, hoursTimeline, todayIndex } from './hours-timeline.ts'
import type { Hours } from '../mall/hours.ts'

/** The status from `at` on. */
export interface StatusChange {
  readonly at: EpochMs
  readonly status: HoursStatus | undefined
}

/**
 * The status at `now` and every later change within `horizonDays` days, today included. A midnight that changes only the
 * text ("tomorrow" to "today") is a change too, so that a browser only compares instants. Throws RangeError for an
 * unknown zone.
 */
export function statusChanges(
  hours: Hours,
  { now, timeZone, horizonDays = 8 }: { now: EpochMs; timeZone: string; horizonDays?: number },
): readonly StatusChange[] {
  const timeline = hoursTimeline(hours, { now, timeZone, daysAhead: horizonDays + daysAhead })
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
 * Maximum time before a closing at which its time of day is shown, in milliseconds: "until 17:00" means the next 17:00.
 * It covers a day of 25 hours from midnight to midnight.
 */
export const closingNamedWithin = 25 * 60 * 60_000

/** The instants at which a status can change, in order: midnights, openings and closings. */
export function turningPoints({ days, openings }: HoursTimeline): readonly EpochMs[] {
  const points = [...days.map(({ start }) => start), ...openings.flatMap(({ start, end }) => [start, end])]
  return points.toSorted((a, b) => a - b)
}

function isSameStatus(a: HoursStatus | undefined, b: HoursStatus | undefined): boolean {
  if (a?.kind === 'open' && b?.kind === 'open') return a.until === b.until
  if (a?.kind !== 'closed' || b?.kind !== 'closed') return a === b
  return a.today === b.today && a.opensAt === b.opensAt && a.opens === b.opens
}
