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
    expect(map?.levels[1]).toMatchObject({ name: { en: 'Level 1', es: 'Nivel 1' }, shortName: { en: '1' } })
  })

  it('has no level that only lifts and stairs pass', () => {
    const shaft = area('shaft', box(36, 6, 3, 3), { room: 'elevator', indoor: 'room', level: '-2;-1;0;1' })
    const tower = decodeOpenStreetMap(collection(...corridors, shaft)).map
    expect(tower?.levels.map(({ ordinal }) => ordinal)).toEqual([0, 1])
    expect(tower?.units.map(({ levelId }) => levelId)).toEqual(['level0', 'level1', 'level0', 'level1'])
    expect(tower?.connections.map(({ stops }) => stops.length)).toEqual([2])
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

describe('a lift', () => {
  const node = (levels: string, more = {}) =>
    area('lift-node', point([38, 5]), { highway: 'elevator', level: levels, ...more })

  it('mapped as a point joins its levels', () => {
    const { map } = decodeOpenStreetMap(collection(...corridors, node('1;0', { name: 'Lift B' })))
    expect(map?.connections).toMatchObject([
      {
        id: 'lift-node',
        kind: 'lift',
        name: { en: 'Lift B' },
        stops: [{ levelId: 'level0' }, { levelId: 'level1' }],
        isOneWay: false,
      },
    ])
  })

  it('is one with the room around its point', () => {
    const inside = area('lift-node', point([37, 7]), { highway: 'elevator', level: '0;1' })
    const shaft = area('shaft', box(36, 6, 3, 3), {
      'building:part': 'elevator',
      indoor: 'yes',
      level: '0-1',
    })
    const { map } = decodeOpenStreetMap(collection(...corridors, shaft, inside))
    expect(map?.units.filter(({ use }) => use === 'lift')).toHaveLength(2)
    expect(map?.connections.map(({ id, kind }) => [id, kind])).toEqual([['lift-node', 'lift']])
  })

  it.each([
    ['highway', 'elevator'],
    ['room', 'elevator'],
    ['building:part', 'elevator'],
    ['elevator', 'yes'],
  ])('may be a room that is one by %s=%s', (key, value) => {
    const shaft = area('shaft', box(36, 6, 3, 3), { [key]: value, indoor: 'room', level: '0-1' })
    expect(decodeOpenStreetMap(collection(...corridors, shaft)).map?.connections).toMatchObject([
      { kind: 'lift' },
    ])
  })

  it.each([
    ['on one level', node('0')],
    ['on one level of the map', node('0;7')],
    ['for staff', node('0;1', { access: 'private' })],
  ])('%s joins nothing', (_, lift) => {
    expect(decodeOpenStreetMap(collection(...corridors, lift)).map?.connections).toEqual([])
  })
})

describe('a door', () => {
  const room = (geometry: unknown, id = 'room') =>
    area(id, geometry, { indoor: 'room', level: '0', shop: 'yes', name: id })
  const isReached = (map: ReturnType<typeof decodeOpenStreetMap>['map'], id = 'room') => {
    if (map === undefined) throw new Error('no map')
    const ends = [`${id}@0/occupant`, 'street@0'] as const
    return typeof createRouteFinder(map).findRoute(...ends, 'fastest') === 'object'
  }

  it('may be a doorway without one', () => {
    const doorway = area('doorway', point([22, 6]), { door: 'no', level: '0' })
    const { map } = decodeOpenStreetMap(collection(...corridors, room(box(20, 6, 8, 8)), doorway, street))
    expect(map?.openings.map(({ id, use }) => [id, use])).toEqual([
      ['doorway@0', 'door'],
      ['street@0', 'entrance'],
    ])
  })

  it('is what a shop calls its entrance; that of the building is one', () => {
    const own = area('own', point([24, 6]), { entrance: 'main', door: 'sliding', level: '0' })
    const { map } = decodeOpenStreetMap(collection(...corridors, room(box(20, 6, 8, 8)), own, street))
    expect(map?.openings.map(({ use }) => use)).toEqual(['door', 'entrance'])
  })

  it('is inferred beside one that visitors do not use', () => {
    const escape = area('escape', point([20, 10]), { entrance: 'emergency', level: '0' })
    const { map } = decodeOpenStreetMap(collection(...corridors, room(box(20, 6, 20, 20)), escape, street))
    expect(isReached(map)).toBe(true)
  })

  it('is inferred on the side of the walkway where the back wall of both is one', () => {
    const hall = area('hall', box(0, 0, 40, 30), { indoor: 'area', level: '0' })
    const inHall = room(box(20, 12, 20, 18))
    const { map } = decodeOpenStreetMap(collection(hall, inHall, street))
    expect(isReached(map)).toBe(true)
  })

  it('is inferred in a wall that no other room stands against', () => {
    const hall = area('hall', box(0, 0, 60, 40), { indoor: 'area', level: '0' })
    const pair = [room(box(10, 10, 18, 20), 'left'), room(box(28, 10, 18, 20), 'right')]
    const { map } = decodeOpenStreetMap(collection(hall, ...pair, street))
    expect(['left', 'right'].map((id) => isReached(map, id))).toEqual([true, true])
  })
})

describe('what is open', () => {
  it('is an indoor area that is no place of its own, also around others', () => {
    const shop7 = area('shop-7', box(10, 10, 8, 9), {
      indoor: 'yes',
      level: '0',
      shop: 'gift',
      name: 'Seven',
    })
    const hall = area('hall', box(0, 0, 40, 30), { indoor: 'yes', area: 'yes', level: '0' })
    const { map } = decodeOpenStreetMap(collection(hall, shop7))
    expect(map?.units.map(({ id, use }) => [id, use])).toEqual([
      ['hall@0', 'walkway'],
      ['shop-7@0', 'room'],
    ])
  })

  const outline = area('outline', box(0, 0, 40, 30), {
    indoor: 'level',
    level: '0',
    name: 'Ground floor',
    'level:ref': 'G',
  })
  const rooms = [10, 20].map((x) =>
    area(`room-${x}`, box(x, 10, 8, 9), { indoor: 'room', level: '0', shop: 'yes', name: `Shop ${x}` }),
  )

  it('is what the rooms of a level leave, if its corridors are not mapped', () => {
    const { map } = decodeOpenStreetMap(collection(outline, ...rooms))
    expect(map?.units.map(({ id, use, name }) => [id, use, name.en])).toEqual([
      ['outline@0', 'walkway', undefined],
      ['room-10@0', 'room', 'Shop 10'],
      ['room-20@0', 'room', 'Shop 20'],
    ])
    expect(map?.openings).toHaveLength(2)
  })

  it('is the whole level, if it has no rooms', () => {
    expect(decodeOpenStreetMap(collection(outline)).map?.units).toMatchObject([{ use: 'walkway' }])
  })

  it('is not, if most rooms stand at corridors', () => {
    const corridor = area('corridor', box(0, 6, 40, 4), { indoor: 'corridor', level: '0' })
    const { map } = decodeOpenStreetMap(collection(outline, corridor, ...rooms))
    expect(map?.units.map(({ id }) => id)).toEqual(['corridor@0', 'room-10@0', 'room-20@0'])
  })

  it('has numbers for names, where the name of an outline is the number of another level', () => {
    const upper = area('upper', box(0, 0, 40, 6), { indoor: 'corridor', level: '1' })
    const named = { ...outline, properties: { ...outline.properties, 'level:ref': '1' } }
    const { map } = decodeOpenStreetMap(collection(named, upper, ...rooms))
    expect(map?.levels.map(({ shortName }) => shortName.en)).toEqual(['0', '1'])
  })

  it('has a level with the name of its outline', () => {
    const { map } = decodeOpenStreetMap(collection(outline, ...rooms))
    expect(map?.levels).toMatchObject([{ name: { en: 'Ground floor' }, shortName: { en: 'G' } }])
  })
})

describe('a shop mapped as a point', () => {
  const room = area('room', box(20, 6, 8, 8), { indoor: 'room', level: '0' })
  const at = (id: string, x: number, tags = {}) =>
    area(id, point([x, 10]), { shop: 'books', level: '0', name: id, ...tags })

  it('is the occupant of the room around it', () => {
    const { map } = decodeOpenStreetMap(collection(...corridors, room, at('Books', 24, { ref: '12' })))
    expect(map?.occupants).toMatchObject([
      { name: { en: 'Books' }, unitId: 'room@0', levelId: 'level0', correlationId: '12' },
    ])
  })

  it('is none in a room with a shop of its own, on another level or in no room', () => {
    const own = { ...room, properties: { ...room.properties, shop: 'toys', name: 'Toys' } }
    const points = [at('Books', 24), at('Above', 24, { level: '1' }), at('Outside', 35)]
    const { map } = decodeOpenStreetMap(collection(...corridors, own, ...points))
    expect(map?.occupants.map(({ name }) => name.en)).toEqual(['Toys'])
  })
})

it('has the amenities in and beside the building, not those in the street', () => {
  const bench = (id: string, y: number) => area(id, point([20, y]), { amenity: 'bench', level: '0' })
  const { map } = decodeOpenStreetMap(
    collection(...corridors, bench('in', 3), bench('beside', -4), bench('far', -9)),
  )
  expect(map?.amenities.map(({ id }) => id)).toEqual(['in@0/amenity', 'beside@0/amenity'])
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
