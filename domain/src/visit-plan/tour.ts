import { createFlatSlots } from './flat-slots.ts'
import type { VisitModel } from './visit-model.ts'

/** An order of stops into which others are put. Times are milliseconds as in the model. */
export interface Tour {
  readonly order: readonly number[]
  /** Takes this order instead. */
  readonly load: (order: readonly number[]) => void
  /** Puts a stop where it adds least walking, if all can still be served and the end be reached; else false. */
  readonly insert: (stop: number) => boolean
  /** The walking of the whole, to the end included. */
  readonly walk: () => number
  /** The time of leaving the last stop; Infinity where a stop cannot be served. */
  readonly leave: () => number
}

/** One tour serves a whole search: its arrays are used again. */
export function createTour(model: VisitModel): Tour {
  const outside = model.stops.length
  const { walking } = model
  const { leaveAfter, latestArrival, shortest } = createFlatSlots(model.slots)
  const order: number[] = []
  // The time of leaving each stop, and the latest arrival there with which it and all after it can be served.
  const leaves = new Float64Array(outside)
  const deadlines = new Float64Array(outside)
  const walk = (from: number, to: number) => walking[from * (outside + 1) + to] ?? Infinity
  const stopAt = (position: number) => order[position] ?? outside
  const stopBefore = (position: number) => (position === 0 ? outside : stopAt(position - 1))
  const deadlineAt = (position: number) => (position < order.length ? (deadlines[position] ?? 0) : latestEnd)

  function updateFrom(first: number): void {
    let time = leaveBefore(first)
    for (let position = first; position < order.length; position += 1) {
      const stop = stopAt(position)
      time = leaveAfter(stop, time + walk(stopBefore(position), stop))
      leaves[position] = time
    }
  }

  function updateTo(last: number): void {
    let deadline = deadlineAt(last + 1)
    for (let position = last; position >= 0; position -= 1) {
      const stop = stopAt(position)
      deadline = latestArrival(stop, deadline - walk(stop, stopAt(position + 1)))
      deadlines[position] = deadline
    }
  }

  function leaveBefore(position: number): number {
    return position === 0 ? 0 : (leaves[position - 1] ?? Infinity)
  }

  function cheapestPosition(stop: number): number | undefined {
    const stay = shortest[stop] ?? Infinity
    let best: number | undefined
    let least = Infinity
    for (let position = 0; position <= order.length; position += 1) {
      const before = stopBefore(position)
      const after = stopAt(position)
      const walkTo = walk(before, stop)
      const onward = walk(stop, after)
      const added = walkTo + onward - walk(before, after)
      const arrival = leaveBefore(position) + walkTo
      const latest = deadlineAt(position) - onward
      // The shortest visit is checked first: that is cheap and rules out most places.
      if (!(added < least && arrival + stay <= latest && leaveAfter(stop, arrival) <= latest)) continue
      best = position
      least = added
    }
    return best
  }

  return {
    order,
    load(next) {
      order.length = 0
      for (const stop of next) order.push(stop)
      updateFrom(0)
      updateTo(order.length - 1)
    },
    insert(stop) {
      const position = cheapestPosition(stop)
      if (position === undefined) return false
      order.splice(position, 0, stop)
      deadlines.copyWithin(position + 1, position)
      updateFrom(position)
      updateTo(position)
      return true
    },
    walk: () =>
      order.reduce(
        (sum, stop, position) => sum + walk(stopBefore(position), stop),
        walk(stopBefore(order.length), outside),
      ),
    leave: () => leaveBefore(order.length),
  }
}

/** Any end is early enough, except Infinity, which is never reached. */
const latestEnd = Number.MAX_VALUE
