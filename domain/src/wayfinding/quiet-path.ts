import FlatQueue from 'flatqueue'
import type { BusyAreas } from './busy-areas.ts'
import { type RouteMode, routeModes, WALKING_METRES_PER_SECOND } from './rides.ts'
import type { RouteGraph } from './route-graph.ts'
import type { Path, ReachableNode } from './shortest-path.ts'

/** A quieter route takes at most this share longer than the fastest one, and at most `maxExtraSeconds`. */
export const maxExtraShare = 0.1
export const maxExtraSeconds = 60

/** The longest time of a quieter route, in seconds. */
export function quietLimit(fastestSeconds: number): number {
  return fastestSeconds + Math.min(maxExtraShare * fastestSeconds, maxExtraSeconds)
}

/** A node where a search may begin or end, with the seconds between it and the place, and those of them in busy areas. */
export interface QuietNode extends ReachableNode {
  readonly busySeconds: number
}

/** A path with its time in busy areas. */
export interface QuietPath extends Path {
  readonly busySeconds: number
}

/** Finds the path with the least time in busy areas among those of at most `limit` seconds. */
export type FindQuietPath = (
  starts: readonly QuietNode[],
  goals: readonly QuietNode[],
  options: { readonly mode: RouteMode; readonly limit: number },
) => QuietPath | undefined

/** A way to a node. Labels are numbered; -1 stands for none. */
interface Label {
  readonly node: number
  readonly seconds: number
  readonly busySeconds: number
  readonly edge: number
  readonly before: number
}

/** Breaks ties between equally quiet paths in favour of the faster one. */
const tieWeight = 1e-6

/**
 * Creates the search for a graph. It keeps, for each node, every way to it that is faster than all quieter ones, and gives
 * up ways that cannot reach a goal within the limit: the time from each node to the goals is computed first.
 */
export function createQuietPathFinder(graph: RouteGraph, { busyMetres }: BusyAreas): FindQuietPath {
  const { nodes, edges, firstEdge } = graph
  const backwards = edgesByGoal(graph)
  const busyOfEdge = new Float64Array(edges.length).fill(Number.NaN)
  const busySecondsOf = (index: number): number => {
    const known = busyOfEdge[index]
    if (known !== undefined && !Number.isNaN(known)) return known
    const busySeconds = busyWalk(index)
    busyOfEdge[index] = busySeconds
    return busySeconds
  }
  const busyWalk = (index: number): number => {
    const edge = edges[index]
    const [from, to] = [edge && nodes[edge.from], edge && nodes[edge.to]]
    if (edge === undefined || edge.ride !== undefined || from === undefined || to === undefined) return 0
    return busyMetres(from.levelId, from.at, to.at) / WALKING_METRES_PER_SECOND
  }

  return (starts, goals, { mode, limit }) => {
    const bit = 1 << routeModes.indexOf(mode)
    const remaining = secondsToGoals(goals, { graph, backwards, bit, limit })
    const goalsByNode = Map.groupBy(goals, ({ node }) => node)
    const labels: Label[] = []
    const fastest = new Float64Array(nodes.length).fill(Infinity)
    const queue = new FlatQueue()
    const add = (label: Label) => {
      if (label.seconds + (remaining[label.node] ?? Infinity) > limit + 1e-9) return
      if (label.seconds >= (fastest[label.node] ?? Infinity)) return
      queue.push(labels.push(label) - 1, label.busySeconds + tieWeight * label.seconds)
    }
    for (const { node, seconds, busySeconds } of starts) {
      add({ node, seconds, busySeconds, edge: -1, before: -1 })
    }
    let best: { readonly label: number; readonly goal: QuietNode; readonly cost: number } | undefined
    for (;;) {
      const cost = queue.peekValue()
      const index = queue.pop()
      const label = index === undefined ? undefined : labels[index]
      if (index === undefined || label === undefined || cost === undefined) break
      if (best !== undefined && cost >= best.cost) break
      if (label.seconds >= (fastest[label.node] ?? Infinity)) continue
      fastest[label.node] = label.seconds
      for (const goal of goalsByNode.get(label.node) ?? []) {
        const seconds = label.seconds + goal.seconds
        const total = label.busySeconds + goal.busySeconds + tieWeight * seconds
        if (seconds <= limit + 1e-9 && total < (best?.cost ?? Infinity))
          best = { label: index, goal, cost: total }
      }
      const end = firstEdge[label.node + 1] ?? 0
      for (let edge = firstEdge[label.node] ?? 0; edge < end; edge += 1) {
        if (((graph.modes[edge] ?? 0) & bit) === 0) continue
        const node = graph.target[edge] ?? 0
        const seconds = label.seconds + (graph.seconds[edge] ?? 0)
        if (seconds + (remaining[node] ?? Infinity) > limit + 1e-9) continue
        add({ node, seconds, busySeconds: label.busySeconds + busySecondsOf(edge), edge, before: index })
      }
    }
    return best && traced(labels, best.label, best.goal)
  }
}

function traced(labels: readonly Label[], last: number, goal: QuietNode): QuietPath | undefined {
  const taken: number[] = []
  const end = labels[last]
  let label = end
  while (label !== undefined && label.before >= 0) {
    taken.push(label.edge)
    label = labels[label.before]
  }
  if (end === undefined || label === undefined) return undefined
  return {
    first: label.node,
    last: end.node,
    edges: taken.toReversed(),
    seconds: end.seconds + goal.seconds,
    busySeconds: end.busySeconds + goal.busySeconds,
  }
}

/** The edges that lead to each node: node `n` has those from `first[n]` up to `first[n + 1]`. */
interface Backwards {
  readonly first: Uint32Array
  readonly edge: Uint32Array
}

function edgesByGoal({ nodes, target }: RouteGraph): Backwards {
  const first = new Uint32Array(nodes.length + 1)
  for (const node of target) first[node + 1] = (first[node + 1] ?? 0) + 1
  for (let node = 0; node < nodes.length; node += 1)
    first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0)
  const next = first.slice()
  const edge = new Uint32Array(target.length)
  for (const [index, node] of target.entries()) {
    const at = next[node] ?? 0
    edge[at] = index
    next[node] = at + 1
  }
  return { first, edge }
}

interface BackwardSearch {
  readonly graph: RouteGraph
  readonly backwards: Backwards
  readonly bit: number
  readonly limit: number
}

/** The shortest time from each node to a goal, up to the limit (Dijkstra, backwards). */
function secondsToGoals(
  goals: readonly ReachableNode[],
  { graph, backwards, bit, limit }: BackwardSearch,
): Float64Array {
  const remaining = new Float64Array(graph.nodes.length).fill(Infinity)
  const queue = new FlatQueue()
  const reach = (node: number, seconds: number) => {
    if (seconds > limit + 1e-9 || seconds >= (remaining[node] ?? Infinity)) return
    remaining[node] = seconds
    queue.push(node, seconds)
  }
  for (const { node, seconds } of goals) reach(node, seconds)
  for (;;) {
    const seconds = queue.peekValue()
    const node = queue.pop()
    if (node === undefined || seconds === undefined) return remaining
    if (seconds > (remaining[node] ?? Infinity)) continue
    const end = backwards.first[node + 1] ?? 0
    for (let at = backwards.first[node] ?? 0; at < end; at += 1) {
      const edge = backwards.edge[at] ?? 0
      if (((graph.modes[edge] ?? 0) & bit) === 0) continue
      reach(graph.edges[edge]?.from ?? 0, seconds + (graph.seconds[edge] ?? 0))
    }
  }
}
