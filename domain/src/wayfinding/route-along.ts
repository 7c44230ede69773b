import { type Point } from '../map/plane.ts'
import type { LinkedSpot } from './linked-spots.ts'
import { type RouteGraph, secondsBetween } from './route-graph.ts'
import { type RideLeg, rideLeg, type Route, toRoute, type WalkLeg, walkLeg } from './route.ts'
import type { Path, ReachableNode } from './shortest-path.ts'

/** A route with its goal. */
export interface RouteToSpot {
  readonly route: Route
  readonly end: LinkedSpot
}

/** The visible nodes, with the seconds from the door through its spot. */
export function nodesFrom(spots: readonly LinkedSpot[]): ReachableNode[] {
  return spots.flatMap((spot) =>
    spot.visible.map(({ node, seconds }) => ({
      node,
      seconds: seconds + secondsBetween(spot.at, spot.door),
    })),
  )
}

/** The route from a start along a path to a goal. */
export function routeAlong(
  path: Path,
  from: readonly LinkedSpot[],
  to: readonly LinkedSpot[],
  graph: RouteGraph,
): RouteToSpot | undefined {
  const start = spotOf(from, path.first)
  const end = spotOf(to, path.last)
  if (start === undefined || end === undefined) return undefined
  const legs: (WalkLeg | RideLeg)[] = []
  let line: Point[] = [start.at]
  let levelId = start.levelId
  const arrive = (node: number) =>
    line.push(...(graph.nodes[node] === undefined ? [] : [graph.nodes[node].at]))
  const endWalk = (goal?: LinkedSpot) => {
    const leg = walkLeg(levelId, line, legs.length === 0 ? start : undefined, goal)
    if (leg.metres > 0) legs.push(leg)
    line = []
  }
  arrive(path.first)
  for (const index of path.edges) {
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

/** The spot whose door is nearest to the node: the one that the search used. */
function spotOf(spots: readonly LinkedSpot[], node: number): LinkedSpot | undefined {
  const secondsBy = (spot: LinkedSpot) =>
    (spot.visible.find((other) => other.node === node)?.seconds ?? Infinity) +
    secondsBetween(spot.at, spot.door)
  return spots.toSorted((a, b) => secondsBy(a) - secondsBy(b))[0]
}
