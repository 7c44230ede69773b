import type { PlanContext } from './plan-context.ts'
import { planForQuery, type QueryPlan } from './plan-for-query.ts'
import { minutesText, timeText } from './plan-text.ts'
import { clockAt } from './visit-calm.ts'
import { visitSearch } from './visit-query.ts'

/** A shorter wait is part of every visit. */
const longWait = 30 * 60

/** An arrival is told in steps of five minutes. */
const step = 5 * 60_000

/** A later arrival with the same stops and much less waiting; undefined without one. */
export function lessWaiting(plan: QueryPlan, context: PlanContext) {
  const { query, arrival, shown } = plan
  const { waitingSeconds, stops } = shown.totals
  if (waitingSeconds < longWait) return undefined
  const first = shown.stops.find((stop) => stop.waitingSeconds > 0)?.waitingSeconds ?? 0
  for (const seconds of [waitingSeconds, first]) {
    const at = Math.floor((arrival.at + seconds * 1_000) / step) * step
    const later = { ...query, date: arrival.date, time: clockAt(at, context) }
    const { totals } = planForQuery(later, context).shown
    const spared = waitingSeconds - totals.waitingSeconds
    if (totals.stops < stops || spared < longWait / 2) continue
    const words = context.messages.visitPlan
    const change = {
      to: context.href('/plan-my-visit') + visitSearch(later),
      text: words.calm.comeThen(timeText(at, context)),
    }
    return { text: words.waitLess(minutesText(spared, context)), change }
  }
  return undefined
}
