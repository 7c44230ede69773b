import type { EpochMs, Period } from '../mall/values.ts'

/** Where a record stands: not to be shown yet, announced, under way, or past. */
export type Schedule = 'hidden' | 'upcoming' | 'running' | 'over'

/**
 * The state of a period at `now`. Every bound counts from its instant on. `overAt` decides; `end` only where it is all
 * there is. A period without bounds always runs.
 */
export function scheduleOf(period: Period, now: EpochMs): Schedule {
  if (period.showFrom !== undefined && now < period.showFrom) return 'hidden'
  const over = period.overAt ?? period.end
  if (over !== undefined && over <= now) return 'over'
  return period.start !== undefined && now < period.start ? 'upcoming' : 'running'
}

/** Whether visitors see the record at `now`: announced or under way. */
export function isShown({ period }: { readonly period: Period }, now: EpochMs): boolean {
  const schedule = scheduleOf(period, now)
  return schedule === 'upcoming' || schedule === 'running'
}

/** Whether any of it takes place from `from` on and before `to`. */
export function takesPlaceBetween(period: Period, from: EpochMs, to: EpochMs): boolean {
  const start = period.start ?? -Infinity
  const over = period.overAt ?? period.end ?? Infinity
  return start < to && (from < over || from <= start)
}
