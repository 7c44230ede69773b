import { dateIn } from '../calendar/instants.ts'
import { inEventOrder, type Present, type Scheduled } from './orders.ts'

/** The events of one month, `YYYY-MM`, in event order. */
export interface MonthOfEvents<T> {
  readonly month: string
  readonly events: readonly T[]
}

/**
 * Events by the month they start in, in the mall's zone. What started in a past month, or at no known time,
 * stands under the current one: a visitor can still go there.
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
