import type { EpochMs } from '../calendar/instants.ts'
import {
  assumedEventMinutes,
  defaultStayMinutes,
  leastEventMinutes,
  type VisitRequest,
  type VisitStop,
  type VisitWindow,
} from './visit-plan.ts'

/**
 * A request in numbers. Times are whole milliseconds, so that sums are exact; instants count from the arrival. Stops are
 * numbered from 0 in the order of the request, each id once.
 */
export interface VisitModel {
  readonly stops: readonly VisitStop[]
  /** By stop. */
  readonly slots: readonly (readonly Slot[])[]
  /** A matrix, row by row: from each stop and the start, to each stop and the end. `walkBetween` reads it. */
  readonly walking: Float64Array
  /** False where no route leads to the chosen end: the visit is then planned as if none were chosen. */
  readonly reachesEnd: boolean
}

/**
 * A window in which the stay fits: the visit begins from `opens` to `lastBegin` and takes `stay`, but ends at `closes` at
 * the latest.
 */
export interface Slot {
  readonly opens: number
  readonly lastBegin: number
  readonly stay: number
  readonly closes: number
  /** Its place among the windows of the stop. */
  readonly window: number
}

/** Throws RangeError for stays and walking times that are negative or no number. */
export function createVisitModel(request: VisitRequest): VisitModel {
  const { arrival } = request
  const stops = request.stops.filter(
    (stop, index, all) => all.findIndex(({ id }) => id === stop.id) === index,
  )
  const walking = walkingTimes(request, stops)
  const outside = stops.length
  const reachesEnd = walking.some((row) => (row[outside] ?? 0) < Infinity)
  const fromStart = walking[outside] ?? []
  return {
    stops,
    slots: stops.map((stop, index) =>
      slotsOf(stop, {
        arrival,
        soonest: fromStart[index] ?? Infinity,
        latest: latestLeave(request, reachesEnd ? (walking[index]?.[outside] ?? 0) : 0),
      }),
    ),
    walking: Float64Array.from((reachesEnd ? walking : walking.map((row) => row.with(outside, 0))).flat()),
    reachesEnd,
  }
}

/**
 * The walking time from stop to stop, Infinity where there is no route. `stops.length` is the start as `from`, and the end
 * as `to`; the walk to the end is 0 where the visit may end anywhere.
 */
export function walkBetween({ stops, walking }: VisitModel, from: number, to: number): number {
  return walking[from * (stops.length + 1) + to] ?? Infinity
}

/** The model with some of its stops only, which are numbered anew in this order. */
export function withStops(model: VisitModel, chosen: readonly number[]): VisitModel {
  const places = [...chosen, model.stops.length]
  return {
    stops: chosen.flatMap((stop) => model.stops[stop] ?? []),
    slots: chosen.map((stop) => model.slots[stop] ?? []),
    walking: Float64Array.from(places.flatMap((from) => places.map((to) => walkBetween(model, from, to)))),
    reachesEnd: model.reachesEnd,
  }
}

/** When a visit in this slot ends after an arrival at this time; Infinity where the arrival is too late. */
export function leaveSlot({ opens, lastBegin, stay, closes }: Slot, arrival: number): number {
  const begin = Math.max(arrival, opens)
  return begin <= lastBegin ? Math.min(begin + stay, closes) : Infinity
}

function walkingTimes(request: VisitRequest, stops: readonly VisitStop[]): number[][] {
  const { start, end, walkingSeconds } = request
  const places = stops.map(({ place }) => place)
  const walk = (from: string, to: string | undefined) =>
    to === undefined || from === to ? 0 : milliseconds(walkingSeconds(from, to), 1_000, 'walking time')
  return [...places, start].map((from) => [...places, end].map((to) => walk(from, to)))
}

/** A stop without a route to the end cannot be the last: only those after it count. */
function latestLeave({ arrival, leaveBy }: VisitRequest, toEnd: number): number {
  return leaveBy === undefined ? Infinity : leaveBy - arrival - (toEnd < Infinity ? toEnd : 0)
}

interface Bounds {
  readonly arrival: EpochMs
  /** The walk straight from the start. */
  readonly soonest: number
  /** The time of leaving the stop with which the visitor is at the end when the visit must be over. */
  readonly latest: number
}

/** A window that is shorter than the stay gives no slot. */
function slotsOf(stop: VisitStop, bounds: Bounds): readonly Slot[] {
  const { stayMinutes } = stop
  const chosen = stayMinutes === undefined ? undefined : milliseconds(stayMinutes, minute, 'stay')
  return stop.windows
    .map((window, index) => ({ ...slotOf(window, { ...bounds, chosen }), window: index }))
    .filter(({ opens, lastBegin }) => opens <= lastBegin)
}

interface Circumstances extends Bounds {
  readonly chosen: number | undefined
}

function slotOf(
  window: VisitWindow,
  { arrival, soonest, latest, chosen }: Circumstances,
): Omit<Slot, 'window'> {
  const opens = window.start - arrival
  if (window.kind === 'event') {
    const length =
      window.end === undefined
        ? (chosen ?? assumedEventMinutes * minute)
        : Math.max(window.end - window.start, 0)
    const closes = opens + length
    const lastLate = opens < soonest ? closes - leastEventMinutes * minute : opens
    const stay = Math.min(chosen ?? length, length)
    // Nobody leaves an event before its end, or before the chosen stay is over.
    const last = Math.max(opens, lastLate)
    return { opens, lastBegin: closes <= latest ? last : Math.min(last, latest - stay), stay, closes }
  }
  const closes = window.end - arrival
  const stay = chosen ?? defaultStayMinutes * minute
  // At the closing instant it is closed, even for a visit of no length.
  const lastBegin = Math.min(closes - Math.max(stay, 1), latest - stay)
  return { opens, lastBegin, stay, closes: Math.min(closes, latest) }
}

const minute = 60_000

function milliseconds(value: number, unit: number, what: string): number {
  if (!(value >= 0)) throw new RangeError(`A ${what} of ${value} is not 0 or more.`)
  return Math.round(value * unit)
}
