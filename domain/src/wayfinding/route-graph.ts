import type { MallMap } from '../map/mall-map.ts'
import { distanceBetween, minus, type Point } from '../map/plane.ts'
import { bendsTowards, type Corner, cornersOf } from './corners.ts'
import type { Floor } from './floor.ts'
import {
  doesModeTake,
  type Ride,
  ridesOf,
  type RouteMode,
  routeModes,
  WALKING_METRES_PER_SECOND,
} from './rides.ts'
import { spotNear } from './spots.ts'

/** A point where a path may bend: the corner of a wall, or the stop of a connection. */
export interface GraphNode {
  readonly levelId: string
  readonly at: Point
  /** Absent for the stop of a connection: a path may turn there in any direction. */
  readonly corner?: Corner
}

/** A straight walk or a ride from one node to another. */
export interface GraphEdge {
  readonly from: number
  readonly to: number
  readonly seconds: number
  readonly ride?: Ride
}

/**
 * The graph for the path search. The edges are also in typed arrays, sorted by node, because a search reads thousands of
 * them.
 */
export interface RouteGraph {
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
  /** Node `n` has the edges from `firstEdge[n]` up to `firstEdge[n + 1]`. */
  readonly firstEdge: Uint32Array
  readonly target: Uint32Array
  readonly seconds: Float64Array
  /** One bit for each mode, in the order of `routeModes`. */
  readonly modes: Uint8Array
  readonly nodesOfLevel: ReadonlyMap<string, readonly number[]>
}

/** Creates the graph of all corners and connections, once per version of the map. */
export function createRouteGraph(map: MallMap, floors: ReadonlyMap<string, Floor>): RouteGraph {
  const nodes: GraphNode[] = []
  const edges: GraphEdge[] = []
  const nodesOfLevel = new Map<string, number[]>()
  const add = (node: GraphNode): number => {
    const index = nodes.push(node) - 1
    const there = nodesOfLevel.get(node.levelId)
    if (there === undefined) nodesOfLevel.set(node.levelId, [index])
    else there.push(index)
    return index
  }
  for (const [levelId, floor] of floors) {
    const corners = cornersOf(floor.polygons).filter(({ at }) => floor.isFree(at, at))
    for (const corner of corners) add({ levelId, at: corner.at, corner })
  }
  for (const ride of map.connections.flatMap(ridesOf)) addRide(ride, floors, add, edges, nodes)
  for (const [levelId, floor] of floors) {
    edges.push(...walksOn(floor, nodesOfLevel.get(levelId) ?? [], nodes))
  }
  return createGraph(nodes, edges, nodesOfLevel)
}

/** The same nodes and walks with the rides of other connections, whose stops are among the nodes. */
export function withRides(
  { nodes, edges, nodesOfLevel }: RouteGraph,
  { connections }: Pick<MallMap, 'connections'>,
  floors: ReadonlyMap<string, Floor>,
): RouteGraph {
  const rides: GraphEdge[] = []
  // A stop that is no node yet would have no walks.
  const add = () => -1
  for (const ride of connections.flatMap(ridesOf)) addRide(ride, floors, add, rides, nodes)
  const isOnGraph = ({ from, to }: GraphEdge) => from >= 0 && to >= 0
  const walks = edges.filter(({ ride }) => ride === undefined)
  return createGraph(nodes, [...walks, ...rides.filter(isOnGraph)], nodesOfLevel)
}

/** The nodes at the end of a straight walk from a point, with the walking times in seconds. */
export function nodesVisibleFrom(
  point: Point,
  floor: Floor,
  { nodes, nodesOfLevel }: RouteGraph,
): { node: number; seconds: number }[] {
  return (nodesOfLevel.get(floor.levelId) ?? []).flatMap((node) => {
    const there = nodes[node]
    if (there === undefined || !canWalk(point, there.at, [there.corner], floor)) return []
    return [{ node, seconds: secondsBetween(point, there.at) }]
  })
}

/** The walking time of a straight line, in seconds. */
export function secondsBetween(a: Point, b: Point): number {
  return distanceBetween(a, b) / WALKING_METRES_PER_SECOND
}

/** Adds a ride; a stop of several rides is one node. */
function addRide(
  ride: Ride,
  floors: ReadonlyMap<string, Floor>,
  add: (node: GraphNode) => number,
  edges: GraphEdge[],
  nodes: readonly GraphNode[],
): void {
  const ends = [ride.from, ride.to].map(({ levelId, at }) => {
    const floor = floors.get(levelId)
    const spot = floor && spotNear(at, floor)
    if (spot === undefined) return undefined
    const existing = nodes.findIndex(
      (node) =>
        node.corner === undefined && node.levelId === levelId && distanceBetween(node.at, spot.at) < 0.01,
    )
    return existing >= 0 ? existing : add({ levelId, at: spot.at })
  })
  const [from, to] = ends
  if (from !== undefined && to !== undefined) edges.push({ from, to, seconds: ride.seconds, ride })
}

function walksOn(floor: Floor, there: readonly number[], nodes: readonly GraphNode[]): GraphEdge[] {
  const edges: GraphEdge[] = []
  for (const [index, from] of there.entries()) {
    for (const to of there.slice(index + 1)) {
      const a = nodes[from]
      const b = nodes[to]
      if (a === undefined || b === undefined || !canWalk(a.at, b.at, [a.corner, b.corner], floor)) continue
      const seconds = secondsBetween(a.at, b.at)
      edges.push({ from, to, seconds }, { from: to, to: from, seconds })
    }
  }
  return edges
}

/** Compares the corners first: that is cheap and excludes most pairs. */
function canWalk(a: Point, b: Point, corners: readonly (Corner | undefined)[], floor: Floor): boolean {
  const along = minus(b, a)
  return corners.every((corner) => corner === undefined || bendsTowards(corner, along)) && floor.isFree(a, b)
}

function createGraph(
  nodes: readonly GraphNode[],
  unordered: readonly GraphEdge[],
  nodesOfLevel: ReadonlyMap<string, readonly number[]>,
): RouteGraph {
  const edges = unordered.toSorted((a, b) => a.from - b.from || a.seconds - b.seconds)
  const firstEdge = new Uint32Array(nodes.length + 1)
  for (const { from } of edges) firstEdge[from + 1] = (firstEdge[from + 1] ?? 0) + 1
  for (let node = 0; node < nodes.length; node += 1) {
    firstEdge[node + 1] = (firstEdge[node + 1] ?? 0) + (firstEdge[node] ?? 0)
  }
  return {
    nodes,
    edges,
    firstEdge,
    target: Uint32Array.from(edges, ({ to }) => to),
    seconds: Float64Array.from(edges, ({ seconds }) => seconds),
    modes: Uint8Array.from(edges, ({ ride }) => modesOf(ride)),
    nodesOfLevel,
  }
}

function modesOf(ride: Ride | undefined): number {
  const isTaken = (mode: RouteMode) => ride === undefined || doesModeTake(mode, ride.connection.kind)
  return routeModes.reduce((bits, mode, index) => (isTaken(mode) ? bits | (1 << index) : bits), 0)
}
