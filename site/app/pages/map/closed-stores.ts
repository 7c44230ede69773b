import { usePassed } from '../../components/use-passed.ts'

/** Stores that open and close at the same time. */
export interface OpenTimes {
  readonly slugs: readonly string[]
  /** In order. */
  readonly states: readonly OpenState[]
}

/** From an instant on. */
export interface OpenState {
  readonly at: number
  readonly isClosed: boolean
}

/** The stores that are closed, by the clock of the open page; none before hydration. */
export function useClosedStores(times: readonly OpenTimes[]): ReadonlySet<string> {
  const changes = times.flatMap(({ states }) => states.map(({ at }) => at))
  // The beginning of time has passed after hydration.
  const instants = [...new Set([0, ...changes])].toSorted((a, b) => a - b)
  const now = instants[usePassed(instants) - 1]
  return new Set(now === undefined ? [] : closedStores(times, now))
}

export function closedStores(times: readonly OpenTimes[], now: number): string[] {
  return times.flatMap(({ slugs, states }) =>
    states.findLast(({ at }) => at <= now)?.isClosed === true ? slugs : [],
  )
}
