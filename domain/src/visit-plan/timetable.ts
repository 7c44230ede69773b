import { leaveSlot, type Slot, type VisitModel, walkBetween } from './visit-model.ts'

/** A visit of a stop in milliseconds after the arrival of the request. */
export interface TimedStop {
  readonly stop: number
  readonly slot: Slot
  readonly arrival: number
  readonly begin: number
  readonly leave: number
  /** On foot, from the stop before or from the start. */
  readonly walk: number
}

/** Visits one after the other, linked from the last to the first. */
interface Chain {
  readonly timed: TimedStop
  readonly before: Chain | undefined
  readonly stay: number
}

/**
 * The visits of these stops in this order, each stop served that can be after those before it. Where a stop has several
 * slots, those are taken that wait least over the whole visit.
 */
export function timetableOf(model: VisitModel, order: readonly number[]): readonly TimedStop[] {
  let chains: readonly Chain[] = []
  for (const stop of order) {
    const longer = (chains.length === 0 ? [undefined] : chains).flatMap((chain) =>
      continued(model, chain, stop),
    )
    if (longer.length > 0) chains = withoutWorse(longer)
  }
  const [best] = chains.toSorted((a, b) => waitingOf(a) - waitingOf(b) || a.timed.leave - b.timed.leave)
  return listed(best)
}

function continued(model: VisitModel, before: Chain | undefined, stop: number): Chain[] {
  const walk = walkBetween(model, before?.timed.stop ?? model.stops.length, stop)
  const arrival = (before?.timed.leave ?? 0) + walk
  return (model.slots[stop] ?? []).flatMap((slot) => {
    const leave = leaveSlot(slot, arrival)
    if (leave === Infinity) return []
    const begin = Math.max(arrival, slot.opens)
    return [
      {
        timed: { stop, slot, arrival, begin, leave, walk },
        before,
        stay: (before?.stay ?? 0) + leave - begin,
      },
    ]
  })
}

/** Drops chains that are ready later and have stayed shorter than another. All have walked as far. */
function withoutWorse(chains: readonly Chain[]): readonly Chain[] {
  let shortest = -1
  return chains
    .toSorted((a, b) => a.timed.leave - b.timed.leave || b.stay - a.stay)
    .filter(({ stay }) => {
      if (stay <= shortest) return false
      shortest = stay
      return true
    })
}

/** Waiting and walking; the walking is the same for all chains. */
function waitingOf({ timed, stay }: Chain): number {
  return timed.leave - stay
}

function listed(chain: Chain | undefined): readonly TimedStop[] {
  return chain === undefined ? [] : [...listed(chain.before), chain.timed]
}
