import { findBestOrder, maxExactStops } from './best-order.ts'
import { findGoodOrder } from './good-order.ts'
import { toVisitPlan } from './to-visit-plan.ts'
import { createVisitModel, type VisitModel, withStops } from './visit-model.ts'
import type { BestVisit, OrderCost, VisitPlan, VisitRequest } from './visit-plan.ts'

/**
 * The best visit: the most stops, then the least walking, then the least waiting, then the earliest end. Proven to be the
 * best where at most `maxExactStops` of the stops have a window that their stay fits in, else a good one. The same request
 * always gives the same plan. Throws RangeError for stays and walking times that are negative or no number.
 */
export function planVisit(request: VisitRequest): BestVisit {
  const model = createVisitModel(request)
  const possible = [...model.stops.keys()].filter((stop) => (model.slots[stop] ?? []).length > 0)
  const isProven = possible.length <= maxExactStops
  const part = withStops(model, possible)
  const order = isProven ? findBestOrder(part) : findGoodOrder(part)
  const plan = toVisitPlan(
    request,
    model,
    order.flatMap((stop) => possible[stop] ?? []),
  )
  return { ...plan, isProven }
}

/**
 * The visit in an order of the visitor's own, ids of stops, and what it costs beside `best`. A stop that cannot be served
 * after those before it is passed over. Throws RangeError for an unknown id and as `planVisit` does.
 */
export function costOfOrder(
  request: VisitRequest,
  order: readonly string[],
  best: VisitPlan = planVisit(request),
): OrderCost {
  const model = createVisitModel(request)
  const numbers = [...new Set(order)].map((id) => numberOf(id, model))
  const leftOut = new Set([...model.stops.keys()].filter((stop) => !numbers.includes(stop)))
  const plan = toVisitPlan(request, model, numbers, leftOut)
  return {
    plan,
    stops: plan.totals.stops - best.totals.stops,
    walkingSeconds: plan.totals.walkingSeconds - best.totals.walkingSeconds,
    waitingSeconds: plan.totals.waitingSeconds - best.totals.waitingSeconds,
    endSeconds: (plan.totals.end - best.totals.end) / 1_000,
  }
}

function numberOf(id: string, { stops }: VisitModel): number {
  const found = stops.findIndex((stop) => stop.id === id)
  if (found < 0) throw new RangeError(`No stop of the visit has the id "${id}".`)
  return found
}
