import { createRouteFinder } from '@promenade/domain/wayfinding/route-finder'
import { createPathFinder } from '@promenade/domain/wayfinding/shortest-path'
import type { RouteGraph } from '@promenade/domain/wayfinding/route-graph'
import { WALKING_METRES_PER_SECOND } from '@promenade/domain/wayfinding/rides'
import { generatedPlan, type PlanSize } from '@promenade/domain/wayfinding/testing/generated-plan'
import { seededRandom } from '@promenade/domain/wayfinding/walker/seeded-random'
import createGraph from 'ngraph.graph'
import { nba } from 'ngraph.path'
import { interleave } from './interleave.ts'
import type { Row, Table } from './report.ts'

const goal = 0.3
const pairsPerPass = 200

const sizes: readonly PlanSize[] = [
  { levels: 3, roomsPerSide: 8, aisles: 3 },
  { levels: 3, roomsPerSide: 25, aisles: 4 },
  { levels: 9, roomsPerSide: 28, aisles: 6 },
]

/** Routes between random points of a mall, compared with NBA* of ngraph.path. */
export function benchRoutes(): Promise<readonly Table[]> {
  return Promise.resolve([
    {
      title: 'Routes between any two points of a generated mall, levels included',
      how: `${pairsPerPass} pairs on the very same graph, in one process, turn by turn; "equal cost" counts routes that cost the same.`,
      head: ['mall', 'nodes', 'read in', 'ours, µs', 'NBA*, µs', 'ratio', 'goal', 'equal cost'],
      rows: sizes.map(measure),
    },
  ])
}

function measure(size: PlanSize): Row {
  const begun = performance.now()
  const { graph } = createRouteFinder(generatedPlan(size))
  const built = performance.now() - begun
  const pairs = pairsOf(graph)
  const findPath = createPathFinder(graph)
  const ours = (from: number, to: number) =>
    findPath([{ node: from, seconds: 0 }], [{ node: to, seconds: 0 }], 'fastest')?.seconds
  const theirs = nbaOn(graph)
  const same = pairs.filter(([from, to]) => {
    return Math.abs((ours(from, to) ?? -1) - secondsAlong(theirs(from, to), graph)) < 1e-6
  })
  const times = interleave(
    () => pairs.forEach(([from, to]) => ours(from, to)),
    () => pairs.forEach(([from, to]) => theirs(from, to)),
  )
  const rooms = size.levels * size.roomsPerSide * size.aisles * 2
  const isMet = times.ratio <= goal && same.length === pairs.length
  const cells = [
    `${size.levels} levels, ${rooms} rooms`,
    String(graph.nodes.length),
    `${Math.round(built)} ms`,
    perPair(times.a),
    perPair(times.b),
    times.ratio.toFixed(2),
    `≤ ${goal}`,
    `${same.length} of ${pairs.length}`,
  ]
  return { cells, isMet }
}

function pairsOf({ nodes }: RouteGraph): (readonly [from: number, to: number])[] {
  const random = seededRandom(5)
  const pick = () => Math.floor(random() * nodes.length)
  return Array.from({ length: pairsPerPass }, () => [pick(), pick()] as const)
}

/** The nodes of the route, in order. */
function nbaOn({ nodes, edges }: RouteGraph): (from: number, to: number) => readonly number[] {
  const graph = createGraph<{ x: number; y: number }, { seconds: number }>()
  for (const [index, { at }] of nodes.entries()) graph.addNode(index, { x: at.x, y: at.y })
  for (const { from, to, seconds } of edges) graph.addLink(from, to, { seconds })
  const finder = nba(graph, {
    oriented: true,
    distance: (_from, _to, link) => link.data.seconds,
    heuristic: (from, to) =>
      Math.hypot(from.data.x - to.data.x, from.data.y - to.data.y) / WALKING_METRES_PER_SECOND,
  })
  return (from, to) =>
    finder
      .find(from, to)
      .map(({ id }) => Number(id))
      .toReversed()
}

function secondsAlong(route: readonly number[], { edges }: RouteGraph): number {
  return route.slice(1).reduce((sum, to, index) => {
    const between = edges.filter((edge) => edge.from === route[index] && edge.to === to)
    return sum + Math.min(...between.map(({ seconds }) => seconds))
  }, 0)
}

function perPair(milliseconds: number): string {
  return ((milliseconds * 1000) / pairsPerPass).toFixed(1)
}
