import type { EpochMs } from '../calendar/instants.ts'
import type { Period } from '../mall/values.ts'

/** The state of a record: not shown yet, announced, running, or over. */
export type Schedule = 'hidden' | 'upcoming' | 'running' | 'over'

/**
 * The state of a period at `now`. Each bound takes effect at its instant. `end` counts only without `overAt`. A period
 * without bounds is always running.
 */
export function scheduleOf(period: Period, now: EpochMs): Schedule {
  if (period.showFrom !== undefined && now < period.showFrom) return 'hidden'
  const over = period.overAt ?? period.end
  if (over !== undefined && over <= now) return 'over'
  return period.start !== undefined && now < period.start ? 'upcoming' : 'running'
}

/** True if visitors see the record at `now`: announced or running. */
export function isShown({ period }: { readonly period: Period }, now: EpochMs): boolean {
  const schedule = scheduleOf(period, now)
  return schedule === 'upcoming' || schedule === 'running'
}

/** True if the period overlaps the span from `from` (included) to `to` (excluded). */
export function takesPlaceBetween(period: Period, from: EpochMs, to: EpochMs): boolean {
  const start = period.start ?? -Infinity
  const over = period.overAt ?? period.end ?? Infinity
  return start < to && (from < over || from <= start)
}
