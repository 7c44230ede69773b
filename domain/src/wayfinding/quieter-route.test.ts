import { describe, expect, it } from 'vitest'
import type { MallMap } from '../map/mall-map.ts'
import { createBusyAreas } from './busy-areas.ts'
import { createQuietPathFinder, maxExtraSeconds, quietLimit } from './quiet-path.ts'
import { busySecondsOf } from './quieter-route.ts'
import { createRouteFinder } from './route-finder.ts'
import type { RouteGraph } from './route-graph.ts'
import { doesModeTake, type RouteMode, routeModes, WALKING_METRES_PER_SECOND } from './rides.ts'
import { generatedPlan } from './testing/generated-plan.ts'
import { seededRandom } from './walker/seeded-random.ts'
import { door, plan, rectangle, unit } from './testing/plan.ts'

/**
 * Two halls above each other between two corridors, 100 m long; the detour through the upper one is `gap` m longer each
 * way.
 */
function twoHalls(gap: number): MallMap {
  return plan({
    units: [
      unit('west', 'walkway', rectangle(0, 0, 4, 20 + gap)),
      unit('east', 'walkway', rectangle(104, 0, 4, 20 + gap)),
      unit('food hall', 'walkway', rectangle(4, 0, 100, 4)),
      unit('gallery', 'walkway', rectangle(4, 6 + gap, 100, 4)),
      unit('start', 'room', rectangle(0, -4, 4, 4)),
      unit('goal', 'room', rectangle(104, -4, 4, 4)),
    ],
    openings: [door('start-door', { x: 2, y: 0 }, '-'), door('goal-door', { x: 106, y: 0 }, '-')],
  })
}

const foodHall = { levelId: 'L1', at: { x: 50, y: 2 } }

describe('the quieter route', () => {
  it.each([
    [0, true],
    [30, false],
  ])('avoids a busy hall where that is hardly longer (%d m): %s', (gap, isAvoided) => {
    const map = twoHalls(gap)
    const finder = createRouteFinder(map)
    const busy = createBusyAreas(map, [foodHall])
    const fastest = finder.findRoute('start', 'goal', 'fastest')
    const quieter = busy && finder.findQuieterRoute('start', 'goal', { mode: 'fastest', busy })
    if (busy === undefined || typeof quieter !== 'object' || typeof fastest !== 'object')
      throw new Error('no route')
    expect(busySecondsOf(fastest, busy)).toBeGreaterThan(70)
    expect(busySecondsOf(quieter, busy)).toBe(isAvoided ? 0 : busySecondsOf(fastest, busy))
    expect(quieter.seconds > fastest.seconds).toBe(isAvoided)
  })

  it('is the fastest one where nothing on it is busy', () => {
    const map = twoHalls(0)
    const finder = createRouteFinder(map)
    const busy = createBusyAreas(map, [{ levelId: 'L1', at: { x: 50, y: 8 } }])
    const route = busy && finder.findQuieterRoute('start', 'goal', { mode: 'fastest', busy })
    expect(route).toEqual(finder.findRoute('start', 'goal', 'fastest'))
  })

  it('says why there is no route as the fastest one does', () => {
    const map = twoHalls(0)
    const busy = createBusyAreas(map, [foodHall])
    const route =
      busy && createRouteFinder(map).findQuieterRoute('start', 'nowhere', { mode: 'fastest', busy })
    expect(route).toBe('unknown-goal')
  })

  it.each([
    [100, 110],
    [600, 660],
    [900, 900 + maxExtraSeconds],
  ])('may take instead of %d s at most %d s', (fastest, limit) => {
    expect(quietLimit(fastest)).toBeCloseTo(limit)
  })
})

describe('busy areas', () => {
  const map = twoHalls(0)

  it('are the walkways around busy places, on their level only', () => {
    const busy = createBusyAreas(map, [foodHall])
    expect(busy?.busyMetres('L1', { x: -10, y: 2 }, { x: 120, y: 2 })).toBeCloseTo(100)
    expect(busy?.busyMetres('L1', { x: 20, y: 2 }, { x: 30, y: 2 })).toBeCloseTo(10)
    expect(busy?.busyMetres('L1', { x: 2, y: 1 }, { x: 2, y: 9 })).toBe(0)
    expect(busy?.busyMetres('L1', { x: 50, y: -4 }, { x: 50, y: 12 })).toBeCloseTo(4)
    expect(busy?.busyMetres('L2', { x: 20, y: 2 }, { x: 30, y: 2 })).toBe(0)
  })

  it('do not include a hole', () => {
    const hall = { outer: rectangle(0, 0, 30, 30).outer, holes: [rectangle(10, 10, 10, 10).outer] }
    const units = [{ ...unit('hall', 'walkway', rectangle(0, 0, 30, 30)), shape: [hall] }]
    const busy = createBusyAreas({ units }, [{ levelId: 'L1', at: { x: 1, y: 1 } }])
    expect(busy?.busyMetres('L1', { x: -5, y: 15 }, { x: 35, y: 15 })).toBeCloseTo(20)
  })

  it('are none for places in rooms, on other levels and outside', () => {
    const places = [
      { levelId: 'L1', at: { x: 2, y: -2 } },
      { levelId: 'L2', at: foodHall.at },
      { levelId: 'L1', at: { x: 500, y: 2 } },
    ]
    expect(createBusyAreas(map, places)).toBeUndefined()
    expect(createBusyAreas(map, [])).toBeUndefined()
  })
})

describe('on a generated mall', () => {
  const map = generatedPlan({ levels: 2, roomsPerSide: 5, aisles: 3 })
  const finder = createRouteFinder(map)
  const walkways = map.units.filter(({ use }) => use === 'walkway')
  const rooms = map.units.filter(({ use }) => use === 'room').map(({ id }) => id)
  const busyAmong = (random: () => number) =>
    createBusyAreas(
      map,
      walkways.filter(() => random() < 0.4).map(({ levelId, centre }) => ({ levelId, at: centre })),
    )

  it('no quieter route is longer than the limit, has steps where none are wanted, or is busier', () => {
    const random = seededRandom(3)
    const pick = () => rooms[Math.floor(random() * rooms.length)] ?? ''
    let quieterRoutes = 0
    for (let turn = 0; turn < 300; turn += 1) {
      const busy = busyAmong(random)
      const mode = routeModes[turn % routeModes.length] ?? 'fastest'
      const [from, to] = [pick(), pick()]
      const fastest = finder.findRoute(from, to, mode)
      const quieter = busy && finder.findQuieterRoute(from, to, { mode, busy })
      if (busy === undefined || typeof fastest === 'string' || typeof quieter !== 'object') continue
      expect(quieter.seconds).toBeLessThanOrEqual(quietLimit(fastest.seconds) + 1e-6)
      const kinds = quieter.legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.connection.kind] : []))
      expect(kinds.every((kind) => doesModeTake(mode, kind))).toBe(true)
      const gain = busySecondsOf(fastest, busy) - busySecondsOf(quieter, busy)
      expect(gain).toBeGreaterThanOrEqual(0)
      if (gain > 0) quieterRoutes += 1
    }
    expect(quieterRoutes).toBeGreaterThan(5)
  })

  it('finds as little busy time as trying every path within the limit', () => {
    const { graph } = finder
    const random = seededRandom(5)
    const pick = () => Math.floor(random() * graph.nodes.length)
    for (let turn = 0; turn < 60; turn += 1) {
      const busy = busyAmong(random)
      if (busy === undefined) continue
      const mode = routeModes[turn % routeModes.length] ?? 'fastest'
      const [from, to] = [pick(), pick()]
      const fastest = leastByBruteForce(graph, from, to, { mode, limit: Infinity, busyOf: () => 0 })
      const limit = quietLimit(fastest.seconds)
      const found = createQuietPathFinder(graph, busy)(
        [{ node: from, seconds: 0, busySeconds: 0 }],
        [{ node: to, seconds: 0, busySeconds: 0 }],
        { mode, limit },
      )
      const busyOf = (edge: RouteGraph['edges'][number]) => {
        const [a, b] = [graph.nodes[edge.from], graph.nodes[edge.to]]
        if (edge.ride !== undefined || a === undefined || b === undefined) return 0
        return busy.busyMetres(a.levelId, a.at, b.at) / WALKING_METRES_PER_SECOND
      }
      const best = leastByBruteForce(graph, from, to, { mode, limit, busyOf })
      expect(found?.seconds ?? 0).toBeLessThanOrEqual(limit + 1e-6)
      expect(found?.busySeconds ?? Infinity).toBeCloseTo(best.busySeconds, 2)
    }
  })
})

interface Trial {
  readonly mode: RouteMode
  readonly limit: number
  readonly busyOf: (edge: RouteGraph['edges'][number]) => number
}

/** Extends every way that no other one at its node is both quieter and faster than, in rounds, until none is left. */
function leastByBruteForce({ edges }: RouteGraph, from: number, to: number, { mode, limit, busyOf }: Trial) {
  const byNode = Map.groupBy(edges, (edge) => edge.from)
  const known = new Map<number, { seconds: number; busySeconds: number }[]>()
  let ways = [{ node: from, seconds: 0, busySeconds: 0 }]
  while (ways.length > 0) {
    const longer = ways.flatMap(({ node, seconds, busySeconds }) =>
      (byNode.get(node) ?? [])
        .filter(({ ride }) => ride === undefined || doesModeTake(mode, ride.connection.kind))
        .map((edge) => ({
          node: edge.to,
          seconds: seconds + edge.seconds,
          busySeconds: busySeconds + busyOf(edge),
        }))
        .filter((way) => way.seconds <= limit + 1e-9),
    )
    ways = longer.filter((way) => {
      const there = known.get(way.node) ?? []
      if (there.some((one) => one.seconds <= way.seconds && one.busySeconds <= way.busySeconds)) return false
      known.set(way.node, [
        ...there.filter((one) => one.seconds < way.seconds || one.busySeconds < way.busySeconds),
        way,
      ])
      return true
    })
  }
  const at = from === to ? [{ seconds: 0, busySeconds: 0 }] : (known.get(to) ?? [])
  const [least] = at.toSorted((a, b) => a.busySeconds - b.busySeconds || a.seconds - b.seconds)
  return least ?? { seconds: Infinity, busySeconds: Infinity }
}
