import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRouteFinder } from '@promenade/domain/wayfinding/route-finder'
import { area as shape, box, degrees, line, point } from '../../imdf/testing/archive.ts'
import { decodeOpenStreetMap } from './decode-openstreetmap.ts'

const corridors = [
  area('corridor-0', box(0, 0, 40, 6), { indoor: 'corridor', level: '0' }),
  area('corridor-1', box(0, 0, 40, 6), { indoor: 'corridor', level: '1' }),
]
const shop = area('way/7', box(20, 6, 8, 8), {
  indoor: 'room',
  level: '1',
  shop: 'bakery',
  name: 'Pan',
  'name:es': 'Pan bueno',
  ref: '201',
})
const lift = area('lift', box(36, 6, 3, 3), {
  indoor: 'room',
  highway: 'elevator',
  level: '0-1',
  name: 'Lift',
})
const steps = area('steps', line([4, 3], [12, 3]), { highway: 'steps', level: '0;1', incline: 'up' })
const escalator = { ...steps, id: 'escalator', properties: { ...steps.properties, conveying: 'backward' } }
const street = area(
  'street',
  { type: 'Point', coordinates: degrees([0, 3]) },
  { entrance: 'main', level: '0' },
)

describe('a building from OpenStreetMap', () => {
  const { map, findings } = decodeOpenStreetMap(collection(...corridors, shop, lift, steps, street))

  it('has its levels, the lowest first', () => {
    expect(map?.levels.map(({ ordinal }) => ordinal)).toEqual([0, 1])
  })

  it('has the shop in its room, with its name by language', () => {
    expect(map?.occupants).toMatchObject([{ name: { en: 'Pan', es: 'Pan bueno' }, correlationId: '201' }])
  })

  it('infers a missing door in the wall between room and corridor', () => {
    const door = map?.openings.find(({ id }) => id === 'way-7@1/door')
    const [a, b] = door?.line ?? []
    expect(((a?.x ?? 0) + (b?.x ?? 0)) / 2).toBeCloseTo(24 - 20, 0)
    expect(a?.y).toBeCloseTo(b?.y ?? -1)
  })

  it('connects its levels by the lift and the stairs', () => {
    expect(map?.connections).toMatchObject([
      { kind: 'stairs', isOneWay: false },
      { kind: 'lift', isOneWay: false },
    ])
    expect(findings.map(({ severity }) => severity)).toEqual(['INFO'])
  })

  it.each([
    ['fastest', 'stairs'],
    ['step-free', 'lift'],
  ] as const)('leads from the street to the shop: %s by %s', (mode, kind) => {
    if (map === undefined) throw new Error('no map')
    const route = createRouteFinder(map).findRoute('street@0', 'way-7@1/occupant', mode)
    if (typeof route === 'string') throw new Error(route)
    expect(route.legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.connection.kind] : []))).toEqual([kind])
  })
})

describe('an escalator', () => {
  it('runs in the direction of its tag conveying', () => {
    const { map } = decodeOpenStreetMap(collection(...corridors, escalator))
    expect(map?.connections).toMatchObject([
      { kind: 'escalator', isOneWay: true, stops: [{ levelId: 'level1' }, { levelId: 'level0' }] },
    ])
  })

  it('without a direction runs both ways, with a finding', () => {
    const silent = { ...escalator, properties: { ...escalator.properties, conveying: 'yes' } }
    const { map, findings } = decodeOpenStreetMap(collection(...corridors, silent))
    expect(map?.connections).toMatchObject([{ isOneWay: false }])
    expect(findings).toMatchObject([{ severity: 'WARNING', feature: 'escalator' }])
  })
})

describe('unusable features', () => {
  it('reports a door outside all walls and stairs that lead to no level', () => {
    const adrift = area('adrift', point([20, 3]), { door: 'yes', level: '0' })
    const nowhere = { ...steps, id: 'nowhere', properties: { ...steps.properties, level: '0;5' } }
    const { findings } = decodeOpenStreetMap(collection(...corridors, adrift, nowhere))
    expect(findings.map(({ severity, feature }) => [severity, feature])).toEqual([
      ['WARNING', 'adrift'],
      ['WARNING', 'nowhere'],
    ])
  })

  it('are reported: a room that is a line, and as a warning one whose border crosses itself', () => {
    const wall = area('wall', line([0, 0], [9, 0]), { indoor: 'room', level: '0' })
    const bow = area('bow', shape([0, 6], [4, 9], [4, 6], [0, 9]), { indoor: 'room', level: '0' })
    const { map, findings } = decodeOpenStreetMap(collection(...corridors, wall, bow))
    expect(findings.map(({ severity, feature }) => [severity, feature])).toEqual([
      ['INFO', 'wall'],
      ['WARNING', 'bow'],
    ])
    expect(map?.units).toHaveLength(2)
  })

  it('has no map for streets only', () => {
    const { map, findings } = decodeOpenStreetMap(
      collection(area('road', line([0, 0], [9, 0]), { highway: 'primary' })),
    )
    expect(map).toBeUndefined()
    expect(findings).toMatchObject([{ severity: 'VIOLATION' }])
  })

  it('never throws for any file', () => {
    const value = fc.anything({ withNullPrototype: true })
    const tags = fc.record({
      indoor: fc.oneof(fc.constantFrom('room', 'corridor', 'area'), value),
      level: fc.oneof(fc.constantFrom('0', '0;1', '-2--1', '9999-99999999'), value),
      highway: fc.oneof(fc.constantFrom('steps', 'elevator'), value),
      conveying: fc.oneof(fc.constantFrom('yes', 'forward'), value),
      name: value,
      door: fc.oneof(fc.constant('yes'), value),
    })
    const geometry = fc.oneof(fc.constantFrom(box(0, 0, 5, 5), line([0, 0], [3, 0]), point([0, 0])), value)
    const feature = fc.record({ id: value, properties: fc.oneof(tags, fc.record({ tags }), value), geometry })
    fc.assert(
      fc.property(fc.array(fc.oneof(feature, value), { maxLength: 8 }), (features) => {
        const { map } = decodeOpenStreetMap({ type: 'FeatureCollection', features })
        if (map !== undefined) createRouteFinder(map)
      }),
      { numRuns: 300 },
    )
  })
})

function area(id: string, geometry: unknown, properties: Record<string, string>) {
  return { type: 'Feature', id, geometry, properties }
}

function collection(...features: readonly unknown[]) {
  return { type: 'FeatureCollection', features }
}
