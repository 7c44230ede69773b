import { dateIn } from '../calendar/instants.ts'
import { inEventOrder, type Present, type Scheduled } from './orders.ts'

/** The events of one month, `YYYY-MM`, in event order. */
export interface MonthOfEvents<T> {
  readonly month: string
  readonly events: readonly T[]
}

/**
 * Groups events by the month of their start, in the mall's zone. Running events and events without a start are in the
 * current month. Throws RangeError for an unknown zone.
 */
export function byMonth<T extends Scheduled>(
  events: readonly T[],
  present: Present,
): readonly MonthOfEvents<T>[] {
  const { now, timeZone } = present
  const months = Map.groupBy(inEventOrder(events, present), ({ period }) =>
    dateIn(Math.max(period.start ?? now, now), timeZone).slice(0, 'YYYY-MM'.length),
  )
  return [...months].map(([month, inMonth]) => ({ month, events: inMonth }))
}
