import type { Slot } from './visit-model.ts'

/** The slots of all stops in flat arrays, because a search looks at them millions of times. Milliseconds as in the model. */
export interface FlatSlots {
  /** The earliest time of leaving after an arrival, in any slot; Infinity where the arrival is too late for all. */
  readonly leaveAfter: (stop: number, arrival: number) => number
  /** The latest arrival after which a visit can end by `deadline`; -Infinity where there is none. */
  readonly latestArrival: (stop: number, deadline: number) => number
  /** The shortest visit by stop; Infinity where none is possible. */
  readonly shortest: Float64Array
}

export function createFlatSlots(slots: readonly (readonly Slot[])[]): FlatSlots {
  const all = slots.flat()
  const first = firstSlots(slots)
  const opens = Float64Array.from(all, (slot) => slot.opens)
  const lastBegin = Float64Array.from(all, (slot) => slot.lastBegin)
  const stay = Float64Array.from(all, (slot) => slot.stay)
  const closes = Float64Array.from(all, (slot) => slot.closes)
  const shortest = Float64Array.from(slots, (own) => Math.min(...own.map(shortestIn)))
  return {
    leaveAfter(stop, arrival) {
      const end = first[stop + 1] ?? 0
      let earliest = Infinity
      for (let slot = first[stop] ?? 0; slot < end; slot += 1) {
        const begin = Math.max(arrival, opens[slot] ?? 0)
        if (begin > (lastBegin[slot] ?? 0)) continue
        earliest = Math.min(earliest, Math.min(begin + (stay[slot] ?? 0), closes[slot] ?? 0))
      }
      return earliest
    },
    latestArrival(stop, deadline) {
      const end = first[stop + 1] ?? 0
      let latest = -Infinity
      for (let slot = first[stop] ?? 0; slot < end; slot += 1) {
        const last = lastBegin[slot] ?? 0
        const begin = (closes[slot] ?? 0) <= deadline ? last : Math.min(last, deadline - (stay[slot] ?? 0))
        if (begin >= (opens[slot] ?? 0)) latest = Math.max(latest, begin)
      }
      return latest
    },
    shortest,
  }
}

/** The index of the first slot of each stop, followed by the end of the last ones. */
function firstSlots(slots: readonly (readonly Slot[])[]): Uint32Array {
  const first = new Uint32Array(slots.length + 1)
  for (const [stop, own] of slots.entries()) first[stop + 1] = (first[stop] ?? 0) + own.length
  return first
}

/** An event that is joined late is over sooner. */
function shortestIn({ stay, closes, lastBegin }: Slot): number {
  return Math.min(stay, closes - lastBegin)
}
