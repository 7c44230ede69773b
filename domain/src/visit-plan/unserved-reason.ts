import { createTour } from './tour.ts'
import { createVisitModel, leaveSlot, type VisitModel, walkBetween } from './visit-model.ts'
import {
  assumedEventMinutes,
  type UnservedReason,
  type VisitRequest,
  type VisitWindow,
} from './visit-plan.ts'

/** Why a stop is not served in a visit of the stops `order`, all of which are. */
export function unservedReason(
  request: VisitRequest,
  model: VisitModel,
  order: readonly number[],
  stop: number,
): UnservedReason {
  const windows = model.stops[stop]?.windows ?? []
  if (windows.length === 0) return { kind: 'closed' }
  if (!hasRoute(model, order, stop)) return { kind: 'no-route' }
  const walk = walkBetween(model, model.stops.length, stop)
  const slots = model.slots[stop] ?? []
  const isLate = walk < Infinity && slots.every((slot) => leaveSlot(slot, walk) === Infinity)
  if (isLate && request.leaveBy !== undefined && fitsLater(request, stop, walk)) return { kind: 'leave-by' }
  return isLate ? lateReason(windows, request.arrival + walk) : crowdedReason(model, order, stop)
}

/** True if the stop alone fits where the visitor may leave at any time. */
function fitsLater({ leaveBy: _leaveBy, ...request }: VisitRequest, stop: number, walk: number): boolean {
  const slots = createVisitModel(request).slots[stop] ?? []
  return slots.some((slot) => leaveSlot(slot, walk) < Infinity)
}

function lateReason(windows: readonly VisitWindow[], soonest: number): UnservedReason {
  const overAt = Math.max(...windows.map(endOf))
  if (overAt <= soonest) return { kind: 'over', overAt }
  const longest = Math.max(...windows.map((window) => endOf(window) - Math.max(window.start, soonest)))
  return { kind: 'too-short', minutes: Math.floor(longest / 60_000) }
}

function endOf({ start, end = start + assumedEventMinutes * 60_000 }: VisitWindow): number {
  return end
}

/** One of the stops in the order must lead there, or the start, and it must lead on to one of them, or to the end. */
function hasRoute(model: VisitModel, order: readonly number[], stop: number): boolean {
  const others = [...order, model.stops.length]
  const isReachable = others.some((from) => walkBetween(model, from, stop) < Infinity)
  return isReachable && others.some((to) => walkBetween(model, stop, to) < Infinity)
}

function crowdedReason(model: VisitModel, order: readonly number[], stop: number): UnservedReason {
  const tour = createTour(model)
  const fits = (others: readonly number[]) => {
    tour.load(others)
    return tour.insert(stop)
  }
  if (fits(order)) return { kind: 'wrong-place' }
  const rivals = order.filter((rival) => fits(order.filter((other) => other !== rival)))
  if (rivals.length === 0 || (rivals.length === order.length && order.length > 1))
    return { kind: 'not-enough-time' }
  return { kind: 'conflict', with: rivals.map((rival) => model.stops[rival]?.id ?? '') }
}
