import { describe, expect, it } from 'vitest'
import { distanceBetweenSegments, edgesOf } from '../map/lines.ts'
import type { Point } from '../map/plane.ts'
import { CLEARANCE_METRES, createFloor } from './floor.ts'
import { cornersOf } from './corners.ts'
import { createRouteFinder } from './route-finder.ts'
import type { RouteGraph } from './route-graph.ts'
import { doesModeTake, type RouteMode, routeModes } from './rides.ts'
import { createPathFinder } from './shortest-path.ts'
import { generatedPlan } from './testing/generated-plan.ts'
import { seededRandom } from './walker/seeded-random.ts'
import { door, plan, rectangle, unit } from './testing/plan.ts'

const mall = generatedPlan({ levels: 3, roomsPerSide: 8, aisles: 3 })
const rooms = mall.units.filter(({ use }) => use === 'room').map(({ id }) => id)

describe('on a generated mall of three levels', () => {
  const finder = createRouteFinder(mall)

  it('10,000 ways cost what a search without any shortcut finds', () => {
    const { graph } = finder
    const findPath = createPathFinder(graph)
    const random = seededRandom(7)
    const pick = () => Math.floor(random() * graph.nodes.length)
    for (let turn = 0; turn < 100; turn += 1) {
      const from = pick()
      const mode = routeModes[turn % routeModes.length] ?? 'fastest'
      const costs = costsByDijkstra(graph, from, mode)
      for (let other = 0; other < 100; other += 1) {
        const to = pick()
        const way = findPath([{ node: from, seconds: 0 }], [{ node: to, seconds: 0 }], mode)
        expect(way?.seconds ?? Infinity).toBeCloseTo(costs[to] ?? Infinity, 6)
      }
    }
  })

  it('no way without steps takes an escalator or a stair, and it costs the same both ways', () => {
    const random = seededRandom(11)
    const pick = () => rooms[Math.floor(random() * rooms.length)] ?? ''
    for (let turn = 0; turn < 300; turn += 1) {
      const [from, to] = [pick(), pick()]
      const there = finder.findRoute(from, to, 'step-free')
      const back = finder.findRoute(to, from, 'step-free')
      if (typeof there === 'string' || typeof back === 'string') throw new Error(`${from} to ${to}`)
      const kinds = there.legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.connection.kind] : []))
      expect(kinds.filter((kind) => !doesModeTake('step-free', kind))).toEqual([])
      expect(there.seconds).toBeCloseTo(back.seconds, 6)
    }
  })

  it('every way keeps off the walls, but for its last steps to a door', () => {
    const floors = new Map(mall.levels.map(({ id }) => [id, createFloor(mall, id)]))
    const random = seededRandom(13)
    const pick = () => rooms[Math.floor(random() * rooms.length)] ?? ''
    for (let turn = 0; turn < 60; turn += 1) {
      const route = finder.findRoute(pick(), pick(), 'fastest')
      if (typeof route === 'string') continue
      for (const leg of route.legs) {
        if (leg.kind === 'ride') continue
        const inTheOpen = leg.line.slice(1, -1)
        const walls = floors
          .get(leg.levelId)
          ?.polygons.flatMap(({ outer, holes }) => [outer, ...holes].flatMap(edgesOf))
        for (const [index, to] of inTheOpen.entries()) {
          const from = inTheOpen[index - 1] ?? to
          const nearest = Math.min(...(walls ?? []).map(([a, b]) => distanceBetweenSegments(from, to, a, b)))
          expect(nearest).toBeGreaterThan(CLEARANCE_METRES - 0.01)
        }
      }
    }
  })
})

describe('in a hall full of obstacles', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'ways are as short as the graph of everything that sees each other allows: %d',
    (seed) => {
      const random = seededRandom(seed)
      const obstacles = Array.from({ length: 14 }, (_, index) => ({
        id: `obstacle ${index}`,
        levelId: 'L1',
        shape: [rectangle(random() * 34, 3 + random() * 30, 1 + random() * 5, 1 + random() * 5)],
      }))
      const map = plan({
        units: [
          unit('hall', 'walkway', rectangle(0, 0, 40, 40)),
          ...[5, 20, 35].flatMap((x) => [
            unit(`south ${x}`, 'room', rectangle(x - 2, -4, 4, 4)),
            unit(`north ${x}`, 'room', rectangle(x - 2, 40, 4, 4)),
          ]),
        ],
        openings: [5, 20, 35].flatMap((x) => [
          door(`south door ${x}`, { x, y: 0 }, '-'),
          door(`north door ${x}`, { x, y: 40 }, '-'),
        ]),
        fixtures: obstacles,
      })
      const finder = createRouteFinder(map)
      const floor = createFloor(map, 'L1')
      const corners = cornersOf(floor.polygons).map(({ at }) => at)
      for (const x of [5, 20, 35]) {
        for (const y of [5, 20, 35]) {
          const route = finder.findRoute(`south ${x}`, `north ${y}`, 'fastest')
          const points = [{ x, y: 0.5 }, { x: y, y: 39.5 }, ...corners]
          const metres = shortestAmong(points, floor.isFree)
          expect(typeof route === 'string' ? Infinity : route.metres - 1).toBeCloseTo(metres, 6)
        }
      }
    },
  )
})

function costsByDijkstra({ nodes, edges }: RouteGraph, from: number, mode: RouteMode): number[] {
  const costs = nodes.map(() => Infinity)
  costs[from] = 0
  const open = new Set([from])
  const byNode = Map.groupBy(edges, (edge) => edge.from)
  while (open.size > 0) {
    const node = [...open].reduce((a, b) => ((costs[a] ?? 0) <= (costs[b] ?? 0) ? a : b))
    open.delete(node)
    for (const { to, seconds, ride } of byNode.get(node) ?? []) {
      if (ride !== undefined && !doesModeTake(mode, ride.connection.kind)) continue
      const cost = (costs[node] ?? 0) + seconds
      if (cost >= (costs[to] ?? Infinity)) continue
      costs[to] = cost
      open.add(to)
    }
  }
  return costs
}

/** From the first point to the second by way of any others, without a look at corners or directions. */
function shortestAmong(points: readonly Point[], isFree: (a: Point, b: Point) => boolean): number {
  const metres = points.map((_, index) => (index === 0 ? 0 : Infinity))
  const open = new Set(points.keys())
  while (open.size > 0) {
    const next = [...open].reduce((a, b) => ((metres[a] ?? 0) <= (metres[b] ?? 0) ? a : b))
    open.delete(next)
    const here = points[next]
    if (here === undefined || metres[next] === Infinity) break
    for (const other of open) {
      const there = points[other]
      if (there === undefined || !isFree(here, there)) continue
      metres[other] = Math.min(
        metres[other] ?? Infinity,
        (metres[next] ?? 0) + Math.hypot(there.x - here.x, there.y - here.y),
      )
    }
  }
  return metres[1] ?? Infinity
}
