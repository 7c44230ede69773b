import { latestArrival, leaveAfter, type VisitModel, walkBetween } from './visit-model.ts'

/** An order of stops into which others are put. Times are milliseconds as in the model. */
export interface Tour {
  readonly order: readonly number[]
  /** Takes this order instead. */
  readonly load: (order: readonly number[]) => void
  /** Puts a stop where it adds least walking, if all can still be served and the end be reached; else false. */
  readonly insert: (stop: number) => boolean
  /** The walking of the whole, to the end included. */
  readonly walk: () => number
  /** When one leaves the last stop; Infinity where a stop cannot be served. */
  readonly leave: () => number
}

/** One tour serves a whole search: it keeps its arrays. */
export function createTour(model: VisitModel): Tour {
  const outside = model.stops.length
  const order: number[] = []
  // When one leaves each stop, and when one must be there for it and those after it to be served.
  const leaves = new Float64Array(outside)
  const deadlines = new Float64Array(outside)
  const slotsOf = (stop: number) => model.slots[stop] ?? []

  function updateFrom(first: number): void {
    for (let position = first; position < order.length; position += 1) {
      const stop = order[position] ?? outside
      const arrival = leaveBefore(position) + walkBetween(model, order[position - 1] ?? outside, stop)
      leaves[position] = leaveAfter(slotsOf(stop), arrival)
    }
  }

  function updateTo(last: number): void {
    for (let position = last; position >= 0; position -= 1) {
      const stop = order[position] ?? outside
      const deadline = deadlineAfter(position) - walkBetween(model, stop, order[position + 1] ?? outside)
      deadlines[position] = latestArrival(slotsOf(stop), deadline)
    }
  }

  function leaveBefore(position: number): number {
    return position === 0 ? 0 : (leaves[position - 1] ?? Infinity)
  }

  function deadlineAfter(position: number): number {
    return position + 1 < order.length ? (deadlines[position + 1] ?? 0) : latestEnd
  }

  function cheapestPosition(stop: number): number | undefined {
    const slots = slotsOf(stop)
    let best: number | undefined
    let least = Infinity
    for (let position = 0; position <= order.length; position += 1) {
      const before = order[position - 1] ?? outside
      const after = order[position] ?? outside
      const to = walkBetween(model, before, stop)
      const from = walkBetween(model, stop, after)
      const added = to + from - walkBetween(model, before, after)
      if (added >= least) continue
      const leave = leaveAfter(slots, leaveBefore(position) + to)
      if (!(leave + from <= deadlineAfter(position - 1))) continue
      best = position
      least = added
    }
    return best
  }

  return {
    order,
    load(next) {
      order.length = 0
      order.push(...next)
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
    walk() {
      let sum = walkBetween(model, order.at(-1) ?? outside, outside)
      for (const [index, stop] of order.entries())
        sum += walkBetween(model, order[index - 1] ?? outside, stop)
      return sum
    },
    leave: () => leaveBefore(order.length),
  }
}

/** Any end is early enough, but one that is never reached. */
const latestEnd = Number.MAX_VALUE
