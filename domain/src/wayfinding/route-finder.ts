import type { MallMap, MapConnection } from '../map/mall-map.ts'
import { distanceBetween, lengthOf, type Point } from '../map/plane.ts'
import { createFloor, type Floor } from './floor.ts'
import { createRouteGraph, nodesSeenFrom, type RouteGraph, secondsBetween } from './route-graph.ts'
import { type RouteMode, WALKING_METRES_PER_SECOND } from './rides.ts'
import { createWayFinder, type FindWay, type Reached, type Way } from './shortest-way.ts'
import { type Spot, spotNear, spotsOfMap } from './spots.ts'

/** What a route may begin or end at: the id of an occupant, unit, entrance, amenity or kiosk, or a point on a level. */
export type RoutePlace = string | { readonly levelId: string; readonly at: Point }

/** A stretch on foot on one level, as it is drawn, from door to door. */
export interface WalkLeg {
  readonly kind: 'walk'
  readonly levelId: string
  readonly line: readonly Point[]
  readonly metres: number
}

/** From level to level. */
export interface RideLeg {
  readonly kind: 'ride'
  readonly connection: MapConnection
  readonly fromLevelId: string
  readonly toLevelId: string
  readonly seconds: number
}

export interface Route {
  readonly legs: readonly (WalkLeg | RideLeg)[]
  /** On foot, rides not counted. */
  readonly metres: number
  /** At an adult's pace (`WALKING_METRES_PER_SECOND`), waiting for lifts included. */
  readonly seconds: number
}

/**
 * Why there is none: a place that the map does not have or that no walkway reaches, or no way between the two, at all
 * or of the kind that was asked for.
 */
export type NoRoute = 'unknown-start' | 'unknown-goal' | 'no-way' | 'no-way-of-this-kind'

export interface RouteFinder {
  readonly findRoute: (from: RoutePlace, to: RoutePlace, mode: RouteMode) => Route | NoRoute
  /** The one of several goals that is reached soonest. */
  readonly findNearest: (
    from: RoutePlace,
    goals: readonly string[],
    mode: RouteMode,
  ) => { readonly goal: string; readonly route: Route } | NoRoute
  readonly graph: RouteGraph
}

/** Reads the map once and answers any number of questions. `closed` are ids of connections and units out of use. */
export function createRouteFinder(whole: MallMap, closed: ReadonlySet<string> = new Set()): RouteFinder {
  const map = closed.size === 0 ? whole : withoutClosed(whole, closed)
  const floors = new Map(map.levels.map(({ id }) => [id, createFloor(map, id)]))
  const graph = createRouteGraph(map, floors)
  const world: World = { floors, graph, findWay: createWayFinder(graph), spots: leavesOf(map, floors, graph) }
  const findRoute = (from: RoutePlace, to: RoutePlace, mode: RouteMode): Route | NoRoute => {
    const starts = leavesAt(from, world)
    const goals = leavesAt(to, world)
    if (starts.length === 0) return 'unknown-start'
    if (goals.length === 0) return 'unknown-goal'
    const route = between(starts, goals, mode, world)
    if (route !== undefined) return route
    const isReachable = mode !== 'fastest' && between(starts, goals, 'fastest', world) !== undefined
    return isReachable ? 'no-way-of-this-kind' : 'no-way'
  }
  return {
    graph,
    findRoute,
    findNearest: (from, goals, mode) => {
      const found = goals.map((goal) => ({ goal, route: findRoute(from, goal, mode) }))
      const routes = found.flatMap(({ goal, route }) => (typeof route === 'string' ? [] : [{ goal, route }]))
      const [nearest] = routes.toSorted((a, b) => a.route.seconds - b.route.seconds)
      return nearest ?? mostHopeful(found.flatMap(({ route }) => (typeof route === 'string' ? [route] : [])))
    },
  }
}

interface World {
  readonly floors: ReadonlyMap<string, Floor>
  readonly graph: RouteGraph
  readonly findWay: FindWay
  readonly spots: ReadonlyMap<string, readonly Leaf[]>
}

/** A spot with the nodes it sees. */
interface Leaf extends Spot {
  readonly seen: readonly Reached[]
}

function leavesOf(map: MallMap, floors: ReadonlyMap<string, Floor>, graph: RouteGraph): Map<string, Leaf[]> {
  // Occupants, units and amenities share their doors; each door looks round once.
  const known = new Map<Spot, Leaf>()
  const leafOf = (spot: Spot): Leaf => {
    const leaf = known.get(spot) ?? toLeaf(spot, floors, graph)
    known.set(spot, leaf)
    return leaf
  }
  return new Map([...spotsOfMap(map, floors)].map(([id, spots]) => [id, spots.map(leafOf)]))
}

function toLeaf(spot: Spot, floors: ReadonlyMap<string, Floor>, graph: RouteGraph): Leaf {
  const floor = floors.get(spot.levelId)
  return { ...spot, seen: floor === undefined ? [] : nodesSeenFrom(spot.at, floor, graph) }
}

function leavesAt(place: RoutePlace, { spots, floors, graph }: World): readonly Leaf[] {
  if (typeof place === 'string') return spots.get(place) ?? []
  const floor = floors.get(place.levelId)
  const spot = floor && spotNear(place.at, floor)
  return spot === undefined ? [] : [toLeaf(spot, floors, graph)]
}

function between(
  starts: readonly Leaf[],
  goals: readonly Leaf[],
  mode: RouteMode,
  world: World,
): Route | undefined {
  const isUsable = ({ isStepFree }: Spot) => mode !== 'step-free' || isStepFree
  const from = starts.filter(isUsable)
  const to = goals.filter(isUsable)
  const straight = straightRoute(from, to, world)
  const way = world.findWay(reachedFrom(from), reachedFrom(to), mode)
  // The last metres between a door and the open are the same for every way through that door.
  if (way === undefined || (straight !== undefined && straight.seconds <= way.seconds)) return straight
  return routeAlong(way, from, to, world.graph)
}

/** Each door is left through its own spot: the seconds from there to the door count as well. */
function reachedFrom(leaves: readonly Leaf[]): Reached[] {
  return leaves.flatMap((leaf) =>
    leaf.seen.map(({ node, seconds }) => ({ node, seconds: seconds + secondsBetween(leaf.at, leaf.door) })),
  )
}

/** Where both ends see each other. */
function straightRoute(from: readonly Leaf[], to: readonly Leaf[], { floors }: World): Route | undefined {
  const routes = from.flatMap((start) =>
    to.flatMap((goal) => {
      const floor = floors.get(start.levelId)
      // The same door: one is there.
      if (start.door === goal.door) return [toRoute([])]
      if (floor === undefined || start.levelId !== goal.levelId) return []
      if (!floor.isFree(start.at, goal.at)) return []
      return [toRoute([walk(start.levelId, [start.door, start.at, goal.at, goal.door])])]
    }),
  )
  return routes.toSorted((a, b) => a.seconds - b.seconds)[0]
}

function routeAlong(way: Way, from: readonly Leaf[], to: readonly Leaf[], graph: RouteGraph): Route {
  const start = leafAt(from, way.first)
  const goal = leafAt(to, way.last)
  const legs: (WalkLeg | RideLeg)[] = []
  let line: Point[] = start === undefined ? [] : [start.door, start.at]
  let levelId = graph.nodes[way.first]?.levelId ?? ''
  const arrive = (node: number) =>
    line.push(...(graph.nodes[node] === undefined ? [] : [graph.nodes[node].at]))
  const endWalk = () => {
    if (lengthOf(line) > 0) legs.push(walk(levelId, line))
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
  if (goal !== undefined) line.push(goal.at, goal.door)
  endWalk()
  return toRoute(legs)
}

function rideLeg({
  connection,
  from,
  to,
  seconds,
}: NonNullable<RouteGraph['edges'][number]['ride']>): RideLeg {
  return { kind: 'ride', connection, fromLevelId: from.levelId, toLevelId: to.levelId, seconds }
}

/** Of the doors that see the node, the one that the search has come through. */
function leafAt(leaves: readonly Leaf[], node: number): Leaf | undefined {
  const secondsBy = (leaf: Leaf) =>
    (leaf.seen.find((seen) => seen.node === node)?.seconds ?? Infinity) + secondsBetween(leaf.at, leaf.door)
  return leaves.toSorted((a, b) => secondsBy(a) - secondsBy(b))[0]
}

/** Points that lie on each other say nothing. */
function walk(levelId: string, points: readonly Point[]): WalkLeg {
  const line = points.filter((point, index) => {
    const before = points[index - 1]
    return before === undefined || distanceBetween(before, point) > 0.001
  })
  return { kind: 'walk', levelId, line, metres: lengthOf(line) }
}

function toRoute(legs: readonly (WalkLeg | RideLeg)[]): Route {
  const metres = legs.reduce((sum, leg) => sum + (leg.kind === 'walk' ? leg.metres : 0), 0)
  const riding = legs.reduce((sum, leg) => sum + (leg.kind === 'ride' ? leg.seconds : 0), 0)
  return { legs, metres, seconds: metres / WALKING_METRES_PER_SECOND + riding }
}

/** A closed room stands in nobody's way; a closed stretch of walkway is a wall. */
function withoutClosed(map: MallMap, closed: ReadonlySet<string>): MallMap {
  return {
    ...map,
    connections: map.connections.filter(({ id }) => !closed.has(id)),
    units: map.units.map((unit) =>
      closed.has(unit.id) && unit.use === 'walkway' ? { ...unit, use: 'private' } : unit,
    ),
  }
}

const hopes: readonly NoRoute[] = ['no-way-of-this-kind', 'no-way', 'unknown-start', 'unknown-goal']

function mostHopeful(reasons: readonly NoRoute[]): NoRoute {
  return hopes.find((hope) => reasons.includes(hope)) ?? 'unknown-goal'
}
