import type { EpochMs } from '../calendar/instants.ts'
import { type TimedStop, timetableOf } from './timetable.ts'
import { unservedReason } from './unserved-reason.ts'
import { type VisitModel, walkBetween } from './visit-model.ts'
import {
  closesSoonMinutes,
  type ServedStop,
  type UnservedStop,
  type VisitLeg,
  type VisitPlan,
  type VisitRequest,
  type VisitWarning,
  type VisitWindow,
} from './visit-plan.ts'

/**
 * The visit of these stops in this order, each served that can be after those before it. `leftOut` are stops that the
 * visitor took out of it.
 */
export function toVisitPlan(
  request: VisitRequest,
  model: VisitModel,
  order: readonly number[],
  leftOut: ReadonlySet<number> = new Set(),
): VisitPlan {
  const timed = timetableOf(model, order)
  const last = timed.at(-1)
  const toEnd = walkBetween(model, last?.stop ?? model.stops.length, model.stops.length)
  const reachesEnd = model.reachesEnd && toEnd < Infinity
  const lastWalk = reachesEnd ? toEnd : 0
  const walk = timed.reduce((sum, visit) => sum + visit.walk, lastWalk)
  const waiting = timed.reduce((sum, { arrival, begin }) => sum + begin - arrival, 0)
  return {
    legs: legsOf(request, model, timed, reachesEnd ? toEnd : undefined),
    stops: timed.map((visit) => servedStop(request.arrival, model, visit)),
    unserved: unservedStops(request, model, timed, leftOut),
    totals: {
      stops: timed.length,
      walkingSeconds: walk / 1_000,
      waitingSeconds: waiting / 1_000,
      end: request.arrival + (last?.leave ?? 0) + lastWalk,
    },
    reachesEnd,
  }
}

function legsOf(
  { start, end }: VisitRequest,
  { stops }: VisitModel,
  timed: readonly TimedStop[],
  toEnd: number | undefined,
): readonly VisitLeg[] {
  const walks = timed.map(({ stop, walk }) => ({ to: stops[stop]?.place ?? '', walk }))
  if (end !== undefined && toEnd !== undefined) walks.push({ to: end, walk: toEnd })
  return walks.map(({ to, walk }, index) => ({
    from: walks[index - 1]?.to ?? start,
    to,
    walkingSeconds: walk / 1_000,
  }))
}

function servedStop(start: EpochMs, { stops }: VisitModel, timed: TimedStop): ServedStop {
  const stop = stops[timed.stop]
  const window = stop?.windows[timed.slot.window]
  return {
    id: stop?.id ?? '',
    arrival: start + timed.arrival,
    begin: start + timed.begin,
    leave: start + timed.leave,
    waitingSeconds: (timed.begin - timed.arrival) / 1_000,
    warnings: window === undefined ? [] : warningsOf(window, start + timed.begin),
  }
}

function warningsOf(window: VisitWindow, begin: EpochMs): readonly VisitWarning[] {
  if (window.kind === 'unknown-hours') return [{ kind: 'unknown-hours' }]
  if (window.kind === 'event') {
    const late = minutesBetween(window.start, begin)
    return begin > window.start ? [{ kind: 'event-already-running', minutes: late }] : []
  }
  const left = minutesBetween(begin, window.end)
  return left <= closesSoonMinutes ? [{ kind: 'closes-soon-after-arrival', minutes: left }] : []
}

function minutesBetween(from: EpochMs, to: EpochMs): number {
  return Math.floor((to - from) / 60_000)
}

function unservedStops(
  request: VisitRequest,
  model: VisitModel,
  timed: readonly TimedStop[],
  leftOut: ReadonlySet<number>,
): readonly UnservedStop[] {
  const served = timed.map(({ stop }) => stop)
  return model.stops.flatMap(({ id }, stop): readonly UnservedStop[] => {
    if (served.includes(stop)) return []
    if (leftOut.has(stop)) return [{ id, reason: { kind: 'left-out' } }]
    return [{ id, reason: unservedReason(request, model, served, stop) }]
  })
}
