import type { MallMap } from '../map/mall-map.ts'
import type { Point, Polygon } from '../map/plane.ts'
import { createFloor, type Floor } from './floor.ts'
import { createLeaves, type Leaf } from './leaves.ts'
import { createRouteGraph, type RouteGraph, secondsBetween } from './route-graph.ts'
import {
  type NoRoute,
  type RideLeg,
  rideLeg,
  type Route,
  type RoutePlace,
  toRoute,
  type WalkLeg,
  walkLeg,
} from './route.ts'
import type { RouteMode } from './rides.ts'
import { createPathFinder, type FindPath, type Reached, type Way } from './shortest-path.ts'
import { type Spot, spotsOfMap } from './spots.ts'
import { withoutClosed } from './without-closed.ts'

export interface RouteFinder {
  readonly findRoute: (from: RoutePlace, to: RoutePlace, mode: RouteMode) => Route | NoRoute
  /** The one of several goals that is reached soonest. */
  readonly findNearest: <Goal extends RoutePlace>(
    from: RoutePlace,
    goals: readonly Goal[],
    mode: RouteMode,
  ) => { readonly goal: Goal; readonly route: Route } | NoRoute
  readonly graph: RouteGraph
}

/**
 * All of a route finder that takes long to compute, as plain data: another thread can compute it. In metres; ways lead
 * over the nodes of the graph, and begin and end at the spots.
 */
export interface RouteData {
  /** Where one can walk, by the id of the level. */
  readonly areas: ReadonlyMap<string, readonly Polygon[]>
  readonly graph: RouteGraph
  /** By the id of the occupant, unit, opening, amenity or kiosk. */
  readonly spots: ReadonlyMap<string, readonly Spot[]>
}

/** Reads the map once. Takes seconds where a map has thousands of units. */
export function computeRouteData(map: MallMap): RouteData {
  const floors = new Map(map.levels.map(({ id }) => [id, createFloor(map, id)]))
  return {
    areas: new Map([...floors].map(([id, { polygons }]) => [id, polygons])),
    graph: createRouteGraph(map, floors),
    spots: spotsOfMap(map, floors),
  }
}

/**
 * Reads the map once and answers any number of questions. `closed` are ids as `withoutClosed` takes them; `data` are
 * those of the map without them.
 */
export function createRouteFinder(
  whole: MallMap,
  closed: ReadonlySet<string> = new Set(),
  data: RouteData = computeRouteData(withoutClosed(whole, closed)),
): RouteFinder {
  const { areas, graph, spots } = data
  const floors = new Map([...areas].map(([id, polygons]) => [id, createFloor(whole, id, polygons)]))
  const leaves = createLeaves(spots, floors, graph)
  const world: World = { floors, graph, findPath: createPathFinder(graph) }
  const leavesAt = (place: RoutePlace) =>
    typeof place === 'string' ? leaves.ofFeature(place) : leaves.nearPoint(place.at, place.levelId)
  const findNearest: RouteFinder['findNearest'] = (from, goals, mode) => {
    const starts = leavesAt(from)
    const ends = new Map(goals.flatMap((goal) => leavesAt(goal).map((leaf) => [leaf, goal] as const)))
    if (starts.length === 0) return 'unknown-start'
    if (ends.size === 0) return 'unknown-goal'
    const found = between(starts, [...ends.keys()], mode, world)
    const goal = found && ends.get(found.end)
    if (found !== undefined && goal !== undefined) return { goal, route: found.route }
    const isReachable =
      mode !== 'fastest' && between(starts, [...ends.keys()], 'fastest', world) !== undefined
    return isReachable ? 'no-way-of-this-kind' : 'no-way'
  }
  return {
    graph,
    findNearest,
    findRoute(from, to, mode) {
      const found = findNearest(from, [to], mode)
      return typeof found === 'string' ? found : found.route
    },
  }
}

interface World {
  readonly floors: ReadonlyMap<string, Floor>
  readonly graph: RouteGraph
  readonly findPath: FindPath
}

/** A route with the one of the goals that it leads to. */
interface Found {
  readonly route: Route
  readonly end: Leaf
}

function between(
  starts: readonly Leaf[],
  goals: readonly Leaf[],
  mode: RouteMode,
  world: World,
): Found | undefined {
  const isUsable = ({ isStepFree }: Spot) => mode !== 'step-free' || isStepFree
  const from = starts.filter(isUsable)
  const to = goals.filter(isUsable)
  const straight = straightRoute(from, to, world)
  const way = world.findPath(reachedFrom(from), reachedFrom(to), mode)
  // The last metres between a door and the open are the same for every way through that door.
  if (way === undefined || (straight !== undefined && straight.route.seconds <= way.seconds)) return straight
  return routeAlong(way, from, to, world.graph)
}

/** Each door is left through its own spot: the seconds from there to the door count as well. */
function reachedFrom(leaves: readonly Leaf[]): Reached[] {
  return leaves.flatMap((leaf) =>
    leaf.seen.map(({ node, seconds }) => ({ node, seconds: seconds + secondsBetween(leaf.at, leaf.door) })),
  )
}

/** Where both ends see each other. */
function straightRoute(from: readonly Leaf[], to: readonly Leaf[], { floors }: World): Found | undefined {
  const routes = from.flatMap((start) =>
    to.flatMap((end): Found[] => {
      const floor = floors.get(start.levelId)
      // The same door: one is there.
      if (start.door === end.door) return [{ route: toRoute([]), end }]
      if (floor === undefined || start.levelId !== end.levelId) return []
      if (!floor.isFree(start.at, end.at)) return []
      return [{ route: toRoute([walkLeg(start.levelId, [start.at, end.at], start, end)]), end }]
    }),
  )
  return routes.toSorted((a, b) => a.route.seconds - b.route.seconds)[0]
}

function routeAlong(
  way: Way,
  from: readonly Leaf[],
  to: readonly Leaf[],
  graph: RouteGraph,
): Found | undefined {
  const start = leafAt(from, way.first)
  const end = leafAt(to, way.last)
  if (start === undefined || end === undefined) return undefined
  const legs: (WalkLeg | RideLeg)[] = []
  let line: Point[] = [start.at]
  let levelId = start.levelId
  const arrive = (node: number) =>
    line.push(...(graph.nodes[node] === undefined ? [] : [graph.nodes[node].at]))
  const endWalk = (goal?: Leaf) => {
    const leg = walkLeg(levelId, line, legs.length === 0 ? start : undefined, goal)
    if (leg.metres > 0) legs.push(leg)
    line = []
  }
  arrive(way.first)
  for (const index of way.edges) {
    const edge = graph.edges[index]
    if (edge === undefined) continue
    if (edge.ride !== undefined) {
      endWalk()
      legs.push(rideLeg(edge.ride))
      levelId = edge.ride.to.levelId
    }
    arrive(edge.to)
  }
  line.push(end.at)
  endWalk(end)
  return { route: toRoute(legs), end }
}

/** Of the doors that see the node, the one that the search has come through. */
function leafAt(leaves: readonly Leaf[], node: number): Leaf | undefined {
  const secondsBy = (leaf: Leaf) =>
    (leaf.seen.find((seen) => seen.node === node)?.seconds ?? Infinity) + secondsBetween(leaf.at, leaf.door)
  return leaves.toSorted((a, b) => secondsBy(a) - secondsBy(b))[0]
}
