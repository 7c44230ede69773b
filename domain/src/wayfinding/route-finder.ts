import type { MallMap } from '../map/mall-map.ts'
import type { Polygon } from '../map/plane.ts'
import { createFloor, type Floor } from './floor.ts'
import { createLinkedSpots, type LinkedSpot } from './linked-spots.ts'
import { createRouteGraph, type RouteGraph, withRides } from './route-graph.ts'
import { type NoRoute, type Route, type RoutePlace, toRoute, walkLeg } from './route.ts'
import type { BusyAreas } from './busy-areas.ts'
import { createQuieterRoutes } from './quieter-route.ts'
import type { RouteMode } from './rides.ts'
import { nodesFrom, routeAlong, type RouteToSpot } from './route-along.ts'
import { createPathFinder, type FindPath } from './shortest-path.ts'
import { type Spot, spotsOfMap } from './spots.ts'
import { withoutClosed } from './without-closed.ts'

/** Finds routes on the map of a mall. */
export interface RouteFinder {
  readonly findRoute: (from: RoutePlace, to: RoutePlace, mode: RouteMode) => Route | NoRoute
  /**
   * The route with the least time in busy areas among those at most a tenth and a minute longer than the fastest one; the
   * fastest one where no other is quieter.
   */
  readonly findQuieterRoute: (
    from: RoutePlace,
    to: RoutePlace,
    options: { readonly mode: RouteMode; readonly busy: BusyAreas },
  ) => Route | NoRoute
  /** The goal with the shortest travel time. */
  readonly findNearest: <Goal extends RoutePlace>(
    from: RoutePlace,
    goals: readonly Goal[],
    mode: RouteMode,
  ) => { readonly goal: Goal; readonly route: Route } | NoRoute
  readonly graph: RouteGraph
  /** The ids for `withoutClosed`. */
  readonly closed: ReadonlySet<string>
  readonly floors: ReadonlyMap<string, Floor>
  /** By the id of the feature, as in `RouteData`. */
  readonly spots: ReadonlyMap<string, readonly Spot[]>
}

/**
 * The expensive part of a route finder as plain data, so that another thread can compute it. Lengths are in metres. Paths
 * lead over the nodes of the graph, and begin and end at the spots.
 */
export interface RouteData {
  /** The walkable areas by the id of the level. */
  readonly areas: ReadonlyMap<string, readonly Polygon[]>
  readonly graph: RouteGraph
  /** By the id of the occupant, unit, opening, amenity or kiosk. */
  readonly spots: ReadonlyMap<string, readonly Spot[]>
}

/** Computes the data of a map; takes seconds for thousands of units. */
export function computeRouteData(map: MallMap): RouteData {
  const floors = new Map(map.levels.map(({ id }) => [id, createFloor(map, id)]))
  return {
    areas: new Map([...floors].map(([id, { polygons }]) => [id, polygons])),
    graph: createRouteGraph(map, floors),
    spots: spotsOfMap(map, floors),
  }
}

/**
 * Creates a route finder for many requests. `closed` has the ids for `withoutClosed`; `data` belongs to the map without
 * these features.
 */
export function createRouteFinder(
  map: MallMap,
  closed: ReadonlySet<string> = new Set(),
  data: RouteData = computeRouteData(withoutClosed(map, closed)),
): RouteFinder {
  const { areas, graph, spots } = data
  const floors = new Map([...areas].map(([id, polygons]) => [id, createFloor(map, id, polygons)]))
  const linkedSpots = createLinkedSpots(spots, floors, graph)
  const network: Network = { floors, graph, findPath: createPathFinder(graph) }
  const quieterRoute = createQuieterRoutes(graph)
  const spotsAt = (place: RoutePlace) =>
    typeof place === 'string' ? linkedSpots.ofFeature(place) : linkedSpots.nearPoint(place.at, place.levelId)
  const findNearest: RouteFinder['findNearest'] = (from, goals, mode) => {
    const starts = spotsAt(from)
    const ends = new Map(goals.flatMap((goal) => spotsAt(goal).map((spot) => [spot, goal] as const)))
    if (starts.length === 0) return 'unknown-start'
    if (ends.size === 0) return 'unknown-goal'
    const found = routeBetween(starts, [...ends.keys()], mode, network)
    const goal = found && ends.get(found.end)
    if (found !== undefined && goal !== undefined) return { goal, route: found.route }
    const isReachable =
      mode !== 'fastest' && routeBetween(starts, [...ends.keys()], 'fastest', network) !== undefined
    return isReachable ? 'no-route-of-this-kind' : 'no-route'
  }
  return {
    graph,
    closed,
    floors,
    spots,
    findNearest,
    findRoute(from, to, mode) {
      const found = findNearest(from, [to], mode)
      return typeof found === 'string' ? found : found.route
    },
    findQuieterRoute(from, to, { mode, busy }) {
      const found = findNearest(from, [to], mode)
      if (typeof found === 'string') return found
      return quieterRoute(found.route, spotsAt(from), spotsAt(to), { mode, busy })
    },
  }
}

/**
 * The finder of the same map with closed connections and stops, without computing its data again: walkways and doors are
 * the same.
 */
export function withClosedConnections(
  map: MallMap,
  open: Pick<RouteFinder, 'floors' | 'graph' | 'spots'>,
  closed: ReadonlySet<string>,
): RouteFinder {
  return createRouteFinder(map, closed, {
    areas: new Map([...open.floors].map(([id, { polygons }]) => [id, polygons])),
    graph: withRides(open.graph, withoutClosed(map, closed), open.floors),
    spots: open.spots,
  })
}

interface Network {
  readonly floors: ReadonlyMap<string, Floor>
  readonly graph: RouteGraph
  readonly findPath: FindPath
}

function routeBetween(
  starts: readonly LinkedSpot[],
  goals: readonly LinkedSpot[],
  mode: RouteMode,
  network: Network,
): RouteToSpot | undefined {
  const isUsable = ({ isStepFree }: Spot) => mode !== 'step-free' || isStepFree
  const from = starts.filter(isUsable)
  const to = goals.filter(isUsable)
  const straight = straightRoute(from, to, network)
  const path = network.findPath(nodesFrom(from), nodesFrom(to), mode)
  // The metres between a door and its spot are the same for every path through that door.
  if (path === undefined || (straight !== undefined && straight.route.seconds <= path.seconds))
    return straight
  return routeAlong(path, from, to, network.graph)
}

/** The shortest route without bends. */
function straightRoute(
  from: readonly LinkedSpot[],
  to: readonly LinkedSpot[],
  { floors }: Network,
): RouteToSpot | undefined {
  const routes = from.flatMap((start) =>
    to.flatMap((end): RouteToSpot[] => {
      const floor = floors.get(start.levelId)
      // The start is the goal.
      if (start.door === end.door) return [{ route: toRoute([]), end }]
      if (floor === undefined || start.levelId !== end.levelId) return []
      if (!floor.isFree(start.at, end.at)) return []
      return [{ route: toRoute([walkLeg(start.levelId, [start.at, end.at], start, end)]), end }]
    }),
  )
  return routes.toSorted((a, b) => a.route.seconds - b.route.seconds)[0]
}
