import { describe, expect, it } from 'vitest'
import { createRouteFinder } from '../wayfinding/route-finder.ts'
import { connection, door, plan, rectangle, unit } from '../wayfinding/testing/plan.ts'
import { closedOnRoute } from '../wayfinding/without-closed.ts'
import { closedFeatures } from './closed-features.ts'
import { listPassages } from './passages.ts'
import type { MallMap, MapAmenity } from './mall-map.ts'

const levels = ['L1', 'L2', 'L3']

/** Three corridors above each other: a lift at either end, a pair of escalators and a stair between them. */
const towers = plan({
  units: [
    ...levels.map((level) => unit(`walk ${level}`, 'walkway', rectangle(0, 0, 60, 6), level)),
    unit('below', 'room', rectangle(4, 6, 4, 4), 'L1'),
    unit('above', 'room', rectangle(4, 6, 4, 4), 'L3'),
  ],
  openings: [door('below-door', { x: 6, y: 6 }, '-', 'L1'), door('above-door', { x: 6, y: 6 }, '-', 'L3')],
  connections: [
    connection('west', 'lift', stopsAt(2)),
    connection('east', 'lift', stopsAt(58)),
    connection('up', 'escalator', [stopAt('L1', 20), stopAt('L2', 32)], true),
    connection('down', 'escalator', [stopAt('L2', 33), stopAt('L1', 21)], true),
    connection('stair', 'stairs', stopsAt(45)),
  ],
  amenities: [
    ...levels.map((level) => sign(`West ${level}`, 'lift', level, 3)),
    ...levels.map((level) => sign(`East ${level}`, 'lift', level, 57)),
    sign('Escalators', 'escalator', 'L1', 22),
    sign('Stair', 'stairs', 'L1', 47),
  ],
})

describe('a closed lift', () => {
  const west = ['west-l1', 'west-l2', 'west-l3']

  it('sends step-free routes to the other lift', () => {
    expect(rides(towers, [])).toEqual(['west'])
    expect(rides(towers, west)).toEqual(['east'])
  })

  it('removes the last step-free route', () => {
    const closed = [...west, 'east-l1', 'east-l2', 'east-l3']
    expect(rides(towers, closed)).toBe('no-route-of-this-kind')
    expect(rides(towers, closed, 'fastest')).not.toContain('west')
  })

  it('on one level serves the other levels', () => {
    expect(rides(towers, ['west-l2'])).toEqual(['west'])
    expect(rides(towers, ['west-l3'])).toEqual(['east'])
    expect(closed(towers, 'west-l2').connections).toEqual(['west on L2'])
  })

  it('is closed if its other levels have no sign', () => {
    const onlyBelow = towers.amenities.filter(({ id }) => !['West L2', 'West L3'].includes(id))
    expect(closed({ ...towers, amenities: onlyBelow }, 'west-l1').connections).toEqual(['west'])
  })

  it('is the lift beside the sign, if one is near', () => {
    const moved = (x: number) => ({
      ...towers,
      connections: [connection('west', 'lift', stopsAt(x))],
      amenities: [sign('West L1', 'lift', 'L1', 3)],
    })
    expect(closed(moved(9), 'west-l1').connections).toEqual(['west'])
    expect(closed(moved(9.1), 'west-l1').connections).toEqual([])
  })
})

describe('closed escalators and stairs', () => {
  it('are closed both up and down where one sign stands for both', () => {
    expect(closed(towers, 'escalators').connections).toEqual(['up', 'down'])
  })

  it('are closed as a whole by the sign of one level', () => {
    const signed = { ...towers, amenities: [...towers.amenities, sign('Stair up', 'stairs', 'L2', 45)] }
    expect(closed(signed, 'stair-up').connections).toEqual(['stair'])
  })
})

describe('a closed washroom', () => {
  const washrooms = plan({
    amenities: [
      sign('North', 'washroom', 'L1', 10),
      { ...sign('Women', 'washroom-women', 'L1', 14), correlationId: undefined },
      { ...sign('Change room', 'washroom-accessible', 'L1', 16) },
      sign('South', 'washroom', 'L1', 30),
      { ...sign('Men', 'washroom-men', 'L1', 26), correlationId: undefined },
    ].map(({ correlationId, ...rest }) => ({
      ...rest,
      ...(correlationId !== undefined && { correlationId }),
    })),
  })

  it('is closed with its rooms that have no name of their own', () => {
    expect(closed(washrooms, 'north')).toEqual({ amenities: ['North', 'Women'], connections: [] })
  })

  it('is found by any spelling of its slug', () => {
    expect(closed(washrooms, 'Change Room').amenities).toEqual(['Change room'])
    expect(closed(washrooms).amenities).toEqual([])
  })
})

it('names the closed connections on the route of the open mall', () => {
  const route = createRouteFinder(towers).findRoute('below', 'above', 'step-free')
  if (typeof route === 'string') throw new Error(route)
  const names = (...ids: string[]) => closedOnRoute(route, new Set(ids), towers).map(({ id }) => id)
  expect(names('west', 'east')).toEqual(['west'])
  expect(names('west on L3')).toEqual(['west on L3'])
  expect(names('west on L2', 'stair')).toEqual([])
})

describe('a closed passage', () => {
  /** Two ways from one hall to the other, a short and a long one, with a door to a room of the short one. */
  const halls = plan({
    units: [
      { ...unit('hall', 'walkway', rectangle(0, 0, 10, 30)), name: {} },
      { ...unit('other', 'walkway', rectangle(40, 0, 10, 30)), name: {} },
      { ...unit('short', 'walkway', rectangle(10, 0, 30, 4)), name: { en: 'Short Lane' } },
      { ...unit('long', 'walkway', rectangle(10, 26, 30, 4)), name: {} },
      unit('from', 'room', rectangle(0, -6, 10, 6)),
      unit('to', 'room', rectangle(40, -6, 10, 6)),
    ],
    openings: [
      door('from-door', { x: 5, y: 0 }, '-'),
      { ...door('back-door', { x: 0, y: -3 }, '|'), use: 'entrance' as const },
      door('to-door', { x: 45, y: 0 }, '-'),
    ],
  })
  const routeWithout = (...slugs: string[]) => {
    const { causes } = closedFeatures(halls, new Set(slugs))
    return createRouteFinder(halls, new Set(causes.keys())).findRoute('from', 'to', 'fastest')
  }
  const metresOf = (route: ReturnType<typeof routeWithout>) =>
    typeof route === 'string' ? route : route.metres

  it('sends routes another way, or leaves none', () => {
    expect(metresOf(routeWithout())).toBeLessThan(60)
    expect(metresOf(routeWithout('short'))).toBeGreaterThan(70)
    expect(metresOf(routeWithout('short', 'long'))).toBe('no-route')
    expect(metresOf(routeWithout('long'))).toBe(metresOf(routeWithout()))
  })

  it('is a door too, but no entrance, which is a place', () => {
    expect(metresOf(routeWithout('to-door'))).toBe('unknown-goal')
    expect([...closedFeatures(halls, new Set(['back-door'])).causes]).toEqual([])
  })

  it('is named where the open route leads through it', () => {
    const route = routeWithout()
    if (typeof route === 'string') throw new Error(route)
    const on = (...ids: string[]) => closedOnRoute(route, new Set(ids), halls).map(({ id }) => id)
    expect(on('short', 'long', 'to-door')).toEqual(['to-door', 'short'])
    expect(on('long')).toEqual([])
    expect(closedFeatures(halls, new Set(['Short'])).causes).toEqual(new Map([['short', 'short']]))
  })

  it('is listed for staff if it has a name or a neighbour with one', () => {
    expect(listPassages(halls).map(({ slug }) => slug)).toEqual(['hall', 'other', 'short'])
    const named = {
      ...towers,
      connections: towers.connections.map((one) => ({ ...one, name: { en: one.id } })),
    }
    const unsigned = { ...named, amenities: named.amenities.filter(({ kind }) => kind !== 'stairs') }
    const stairs = (map: MallMap) => listPassages(map).filter(({ slug }) => slug === 'stair')
    expect([stairs(named), stairs(unsigned).length]).toEqual([[], 1])
  })
})

function stopAt(level: string, x: number) {
  return [level, { x, y: 3 }] as const
}

function stopsAt(x: number) {
  return levels.map((level) => stopAt(level, x))
}

function sign(id: string, kind: MapAmenity['kind'], levelId: string, x: number): MapAmenity {
  return { id, kind, levelId, name: {}, at: { x, y: 3 }, correlationId: id }
}

function closed(map: MallMap, ...slugs: string[]) {
  const { amenities, connections } = closedFeatures(map, new Set(slugs))
  return { amenities: [...amenities], connections: [...connections] }
}

function rides(map: MallMap, slugs: string[], mode: 'step-free' | 'fastest' = 'step-free') {
  const finder = createRouteFinder(map, closedFeatures(map, new Set(slugs)).connections)
  const route = finder.findRoute('below', 'above', mode)
  if (typeof route === 'string') return route
  return route.legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.connection.id] : []))
}
