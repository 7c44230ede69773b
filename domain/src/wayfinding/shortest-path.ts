import FlatQueue from 'flatqueue'
import { boundsAround, type Bounds } from '../map/lines.ts'
import type { RouteGraph } from './route-graph.ts'
import { type RouteMode, routeModes, WALKING_METRES_PER_SECOND } from './rides.ts'

/** A node where a search may begin or end, with the seconds between it and the place. */
export interface ReachableNode {
  readonly node: number
  readonly seconds: number
}

/** A path from the node `first` to the node `last`, with the indices of its edges. */
export interface Path {
  readonly first: number
  readonly last: number
  readonly edges: readonly number[]
  readonly seconds: number
}

/** Finds the quickest path from any start to any goal. */
export type FindPath = (
  starts: readonly ReachableNode[],
  goals: readonly ReachableNode[],
  mode: RouteMode,
) => Path | undefined

/**
 * Creates an A* search with the straight line as lower bound. It reuses its arrays; that is safe because a search is
 * synchronous.
 */
export function createPathFinder(graph: RouteGraph): FindPath {
  const { nodes, firstEdge, target, seconds: secondsOf, modes } = graph
  const count = nodes.length
  const x = Float64Array.from(nodes, ({ at }) => at.x)
  const y = Float64Array.from(nodes, ({ at }) => at.y)
  const reached = new Float64Array(count)
  const ahead = new Float64Array(count)
  const cameBy = new Int32Array(count)
  const toGoal = new Float64Array(count)
  // Entries of the arrays are valid if they have the number of the current search.
  const seenIn = new Uint32Array(count)
  const doneIn = new Uint32Array(count)
  const goalIn = new Uint32Array(count)
  const queue = new FlatQueue()
  let search = 0

  return (starts, goals, mode) => {
    search += 1
    queue.clear()
    const bit = 1 << routeModes.indexOf(mode)
    const around = boundsAround(goals.flatMap(({ node }) => nodes[node]?.at ?? []))
    for (const { node, seconds } of goals) {
      if (goalIn[node] === search && (toGoal[node] ?? 0) <= seconds) continue
      goalIn[node] = search
      toGoal[node] = seconds
    }
    const reach = (node: number, seconds: number, edge: number) => {
      if (seenIn[node] === search) {
        if (seconds >= (reached[node] ?? 0)) return
      } else {
        seenIn[node] = search
        ahead[node] = secondsToBox(x[node] ?? 0, y[node] ?? 0, around)
      }
      reached[node] = seconds
      cameBy[node] = edge
      queue.push(node, seconds + (ahead[node] ?? 0))
    }
    for (const { node, seconds } of starts) reach(node, seconds, -1)

    let best = Infinity
    let last = -1
    for (;;) {
      const estimate = queue.peekValue()
      const node = queue.pop()
      if (node === undefined || estimate === undefined || estimate >= best) break
      if (doneIn[node] === search) continue
      doneIn[node] = search
      const here = reached[node] ?? 0
      if (goalIn[node] === search && here + (toGoal[node] ?? 0) < best) {
        best = here + (toGoal[node] ?? 0)
        last = node
      }
      const end = firstEdge[node + 1] ?? 0
      for (let edge = firstEdge[node] ?? 0; edge < end; edge += 1) {
        const next = target[edge] ?? 0
        if (((modes[edge] ?? 0) & bit) !== 0 && doneIn[next] !== search) {
          reach(next, here + (secondsOf[edge] ?? 0), edge)
        }
      }
    }
    return last < 0 ? undefined : { ...traced(last, cameBy, graph), last, seconds: best }
  }
}

function traced(last: number, cameBy: Int32Array, { edges }: RouteGraph): { first: number; edges: number[] } {
  const taken: number[] = []
  let node = last
  for (;;) {
    const index = cameBy[node] ?? -1
    const edge = edges[index]
    if (edge === undefined) return { first: node, edges: taken.toReversed() }
    taken.push(index)
    node = edge.from
  }
}

/** Lower bound: the straight line to the box around all goals, on any level. */
function secondsToBox(x: number, y: number, { minX, minY, maxX, maxY }: Bounds): number {
  const dx = x < minX ? minX - x : x > maxX ? x - maxX : 0
  const dy = y < minY ? minY - y : y > maxY ? y - maxY : 0
  return Math.sqrt(dx * dx + dy * dy) / WALKING_METRES_PER_SECOND
}
