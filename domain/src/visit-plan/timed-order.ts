import { latestArrival, leaveAfter, type VisitModel } from './visit-model.ts'

/** An order of stops with what is needed to put another one into it; times in milliseconds. */
export interface TimedOrder {
  readonly order: readonly number[]
  /** When one leaves each stop; Infinity from the first one on that cannot be served. */
  readonly leaves: readonly number[]
  /** When one must be at each stop, so that it and those after it can be served and the end be reached. */
  readonly deadlines: readonly number[]
}

export function timeOrder(model: VisitModel, order: readonly number[]): TimedOrder {
  return { order, leaves: leavesOf(model, order), deadlines: deadlinesOf(model, order) }
}

/** Where a stop fits into an order, and how much walking that adds. */
export interface Insertion {
  readonly position: number
  readonly added: number
}

/** The place in the order that adds least walking, so that all can still be served; undefined where there is none. */
export function findInsertion(model: VisitModel, timed: TimedOrder, stop: number): Insertion | undefined {
  const { order, leaves, deadlines } = timed
  const { walking, slots, stops } = model
  const own = slots[stop] ?? []
  let best: Insertion | undefined
  for (let position = 0; position <= order.length; position += 1) {
    const before = order[position - 1] ?? stops.length
    const after = order[position] ?? stops.length
    const to = walking[before]?.[stop] ?? Infinity
    const from = walking[stop]?.[after] ?? Infinity
    const added = to + from - (walking[before]?.[after] ?? Infinity)
    if (best !== undefined && added >= best.added) continue
    const leave = leaveAfter(own, (position === 0 ? 0 : (leaves[position - 1] ?? Infinity)) + to)
    if (leave + from <= (deadlines[position] ?? latestEnd)) best = { position, added }
  }
  return best
}

/** Any end is early enough, but one that is never reached. */
const latestEnd = Number.MAX_VALUE

function leavesOf({ stops, walking, slots }: VisitModel, order: readonly number[]): readonly number[] {
  let time = 0
  let before = stops.length
  return order.map((stop) => {
    time = leaveAfter(slots[stop] ?? [], time + (walking[before]?.[stop] ?? Infinity))
    before = stop
    return time
  })
}

function deadlinesOf({ stops, walking, slots }: VisitModel, order: readonly number[]): readonly number[] {
  let deadline = latestEnd
  let after = stops.length
  return order
    .toReversed()
    .map((stop) => {
      deadline = latestArrival(slots[stop] ?? [], deadline - (walking[stop]?.[after] ?? Infinity))
      after = stop
      return deadline
    })
    .toReversed()
}
