import { leastEventMinutes, type VisitRequest, type VisitStop, type VisitTotals } from '../visit-plan.ts'

/**
 * For tests: the totals of the best visit, found by trying every set of stops in every order, every window of each and,
 * with `everyMinute`, every whole minute to begin at. Shares no code with the rules; knows only what their comments say.
 * Walking times must be whole seconds, each stop have a stay and each window an end.
 */
export function bruteForce(request: VisitRequest, everyMinute = false): VisitTotals {
  const { arrival, start, end, leaveBy = Infinity, stops, walkingSeconds } = request
  const canEnd =
    end !== undefined &&
    [start, ...stops.map(({ place }) => place)].some((place) => walk(place, end) < Infinity)
  let best: VisitTotals | undefined
  visitMore({ place: start, time: arrival, walked: 0, waited: 0 }, stops, 0)
  return best ?? { stops: 0, walkingSeconds: 0, waitingSeconds: 0, end: arrival }

  function walk(from: string, to: string): number {
    return from === to ? 0 : walkingSeconds(from, to)
  }

  function visitMore(at: Moment, left: readonly VisitStop[], served: number): void {
    finish(at, served)
    for (const stop of left) {
      const seconds = walk(at.place, stop.place)
      if (seconds === Infinity) continue
      const there = at.time + seconds * 1_000
      const rest = left.filter((other) => other !== stop)
      for (const { begin, leave } of visits(stop, there)) {
        const waited = at.waited + (begin - there) / 1_000
        visitMore({ place: stop.place, time: leave, walked: at.walked + seconds, waited }, rest, served + 1)
      }
    }
  }

  function finish({ place, time, walked, waited }: Moment, served: number): void {
    const seconds = canEnd ? walk(place, end ?? place) : 0
    if (seconds === Infinity || (served > 0 && time + seconds * 1_000 > leaveBy)) return
    const totals = {
      stops: served,
      walkingSeconds: walked + seconds,
      waitingSeconds: waited,
      end: time + seconds * 1_000,
    }
    if (best === undefined || isBetter(totals, best)) best = totals
  }

  function visits(
    { place, windows, stayMinutes = 0 }: VisitStop,
    there: number,
  ): { begin: number; leave: number }[] {
    return windows.flatMap((window) => {
      const { start: opens, end: closes = opens } = window
      const soonest = arrival + walk(start, place) * 1_000
      return beginsFrom(Math.max(there, opens), closes).flatMap((begin) => {
        const leave = begin + stayMinutes * minute
        if (window.kind !== 'event') return leave <= closes && begin < closes ? [{ begin, leave }] : []
        const isOnTime = begin === opens
        const isLate = soonest > opens && closes - begin >= leastEventMinutes * minute
        return isOnTime || isLate ? [{ begin, leave: Math.min(leave, closes) }] : []
      })
    })
  }

  function beginsFrom(first: number, closes: number): number[] {
    const count = everyMinute ? Math.max(0, Math.ceil((closes - first) / minute)) : 0
    return [first, ...Array.from({ length: count }, (_, index) => first + (index + 1) * minute)]
  }
}

const minute = 60_000

interface Moment {
  readonly place: string
  readonly time: number
  readonly walked: number
  readonly waited: number
}

function isBetter(a: VisitTotals, b: VisitTotals): boolean {
  if (a.stops !== b.stops) return a.stops > b.stops
  if (a.walkingSeconds !== b.walkingSeconds) return a.walkingSeconds < b.walkingSeconds
  if (a.waitingSeconds !== b.waitingSeconds) return a.waitingSeconds < b.waitingSeconds
  return a.end < b.end
}
