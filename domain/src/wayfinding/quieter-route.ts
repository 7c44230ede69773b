import { segmentsOf } from '../map/lines.ts'
import type { BusyAreas } from './busy-areas.ts'
import type { LinkedSpot } from './linked-spots.ts'
import { createQuietPathFinder, type FindQuietPath, quietLimit, type QuietNode } from './quiet-path.ts'
import { type RouteMode, WALKING_METRES_PER_SECOND } from './rides.ts'
import { nodesFrom, routeAlong } from './route-along.ts'
import type { RouteGraph } from './route-graph.ts'
import type { Route } from './route.ts'

/** Less busy time than this is not worth another route, in seconds. */
const leastGain = 2

export interface QuietOptions {
  readonly mode: RouteMode
  readonly busy: BusyAreas
}

/** Returns the quieter route between the spots of the fastest one, or that one where no other is quieter. */
export type QuieterRoute = (
  fastest: Route,
  starts: readonly LinkedSpot[],
  goals: readonly LinkedSpot[],
  options: QuietOptions,
) => Route

/** Creates the search of quieter routes, which remembers the busy stretches of a graph. */
export function createQuieterRoutes(graph: RouteGraph): QuieterRoute {
  const finders = new WeakMap<BusyAreas, FindQuietPath>()
  return (fastest, starts, goals, { mode, busy }) => {
    const busySeconds = busySecondsOf(fastest, busy)
    if (busySeconds < leastGain) return fastest
    const findPath = finders.get(busy) ?? createQuietPathFinder(graph, busy)
    finders.set(busy, findPath)
    const isUsable = ({ isStepFree }: LinkedSpot) => mode !== 'step-free' || isStepFree
    const [from, to] = [starts.filter(isUsable), goals.filter(isUsable)]
    const path = findPath(quietNodesFrom(from, graph, busy), quietNodesFrom(to, graph, busy), {
      mode,
      limit: quietLimit(fastest.seconds),
    })
    const quieter = path && routeAlong(path, from, to, graph)?.route
    if (quieter === undefined) return fastest
    return busySecondsOf(quieter, busy) <= busySeconds - leastGain ? quieter : fastest
  }
}

/** The seconds of a route in busy areas. */
export function busySecondsOf({ legs }: Route, { busyMetres }: BusyAreas): number {
  const metres = legs.flatMap((leg) =>
    leg.kind === 'walk' ? segmentsOf(leg.line).map(([a, b]) => busyMetres(leg.levelId, a, b)) : [],
  )
  return metres.reduce((sum, one) => sum + one, 0) / WALKING_METRES_PER_SECOND
}

function quietNodesFrom(
  spots: readonly LinkedSpot[],
  { nodes }: RouteGraph,
  { busyMetres }: BusyAreas,
): readonly QuietNode[] {
  return spots.flatMap((spot) => {
    const toDoor = busyMetres(spot.levelId, spot.door, spot.at)
    return nodesFrom([spot]).map(({ node, seconds }) => {
      const walk = busyMetres(spot.levelId, spot.at, nodes[node]?.at ?? spot.at)
      return { node, seconds, busySeconds: (toDoor + walk) / WALKING_METRES_PER_SECOND }
    })
  })
}
