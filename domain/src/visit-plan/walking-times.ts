import type { BusyAreas } from '../wayfinding/busy-areas.ts'
import type { RouteFinder } from '../wayfinding/route-finder.ts'
import type { RouteMode } from '../wayfinding/rides.ts'

/**
 * The walking seconds that a visit is planned with, by ids of the map (`RoutePlace`), rides and waiting for lifts included;
 * Infinity where there is no route of this kind. With `busy`, quieter routes. A route takes about a tenth of a millisecond to find.
 */
export function walkingTimes(
  finder: RouteFinder,
  mode: RouteMode,
  busy?: BusyAreas,
): (from: string, to: string) => number {
  return (from, to) => {
    const route = busy ? finder.findQuieterRoute(from, to, { mode, busy }) : finder.findRoute(from, to, mode)
    return typeof route === 'string' ? Infinity : route.seconds
  }
}
