import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MallMap } from '@promenade/domain/map/mall-map'
import { createRouteFinder } from '@promenade/domain/wayfinding/route-finder'
import { decodeImdf } from './decode-imdf.ts'
import { featureTypes } from './features.ts'
import { archive, area, box, feature, line, type Metres, point, smallMall } from './testing/archive.ts'

describe('an archive that follows the standard', () => {
  const { map, findings } = decodeImdf(archive(smallMall()))

  it('has no findings', () => {
    expect(findings).toEqual([])
  })

  it('has its levels from the lowest up, with labels by language', () => {
    expect(map?.levels.map(({ name }) => name)).toEqual([
      { en: 'Level 1', es: 'Nivel 1' },
      { en: 'Level 2', es: 'Nivel 2' },
    ])
  })

  it('is laid out in metres around its middle', () => {
    const shop = map?.units.find(({ id }) => id === 'shop')
    const corners = shop?.shape[0]?.outer ?? []
    expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(0, 0)
    expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(10, 0)
    expect(shop?.centre.x).toBeCloseTo(
      (Math.min(...corners.map(({ x }) => x)) + Math.max(...corners.map(({ x }) => x))) / 2,
      6,
    )
    expect(shop?.centre.y).toBeCloseTo(
      (Math.min(...corners.map(({ y }) => y)) + Math.max(...corners.map(({ y }) => y))) / 2,
      6,
    )
  })

  it('joins a store to its unit and to the directory', () => {
    expect(map?.occupants).toMatchObject([
      { name: { en: 'Kiosko' }, unitId: 'shop', levelId: 'two', correlationId: 'kiosko' },
    ])
  })

  it('has one-way escalators and lifts in both directions', () => {
    expect(map?.connections).toMatchObject([
      { kind: 'escalator', isOneWay: true, stops: [{ levelId: 'one' }, { levelId: 'two' }] },
      { kind: 'lift', isOneWay: false, name: { en: 'Lift B', es: 'Elevador B' } },
    ])
    expect(map?.connections[1]?.stops.map(({ levelId }) => levelId)).toEqual(['one', 'two'])
  })

  it('leads from the street to the store, with and without steps', () => {
    expect(connectionsTo('store', 'fastest', map)).toEqual(['up'])
    expect(connectionsTo('store', 'step-free', map)).toEqual(['lift'])
  })
})

/** Shapes that cannot be a walkable floor; with some of them the computation would never end. */
const invalidShapes: readonly [name: string, ...corners: Metres[]][] = [
  ['a bow', [0, 0], [5, 5], [5, 0], [0, 5]],
  ['a wall gone back on', [0, 0], [5, 0], [8, 0], [5, 0], [5, 5]],
  ['a line there and back', [0, 0], [5, 5], [2, 2]],
  ['a speck', [0, 0], [0.01, 0], [0, 0.01]],
  ['as long as a country', [0, 0], [900_000, 0], [0, 5]],
]

describe('an archive that deviates', () => {
  it('is accepted with any version 1.0.0', () => {
    const files = archive(smallMall()).set('manifest.json', { version: '1.0.0.beta.3' })
    expect(decodeImdf(files).findings).toEqual([
      { severity: 'INFO', file: 'manifest.json', message: 'says version 1.0.0.beta.3; read as 1.0.0' },
    ])
  })

  it('may lack files and properties', () => {
    const bare = [
      feature('level', 'one', box(0, 0, 10, 10), { ordinal: 0 }),
      feature('unit', 'walk', box(0, 0, 10, 5), { level_id: 'one' }),
    ]
    const { map, findings } = decodeImdf(archive(bare))
    expect(map?.units).toMatchObject([{ use: 'room', name: {} }])
    expect(findings.map(({ severity }) => severity)).toEqual(['INFO'])
  })

  it.each([
    ['a unit on no level', feature('unit', 'x', box(0, 0, 1, 1), { category: 'room', level_id: 'nine' })],
    ['a unit without a shape', feature('unit', 'x', null, { category: 'room', level_id: 'one' })],
    [
      'a unit of two points',
      feature(
        'unit',
        'x',
        {
          type: 'Polygon',
          coordinates: [
            [
              [0, 0],
              [1, 1],
            ],
          ],
        },
        { level_id: 'one' },
      ),
    ],
    [
      'a unit off the earth',
      feature(
        'unit',
        'x',
        {
          type: 'Polygon',
          coordinates: [
            [
              [0, 0],
              [1, 1],
              [900, 2],
            ],
          ],
        },
        { level_id: 'one' },
      ),
    ],
    ['an opening that is a point', feature('opening', 'x', point([1, 1]), { level_id: 'one' })],
    ['an occupant without an anchor', feature('occupant', 'x', null, { anchor_id: 'nowhere' })],
    ['an amenity in no unit', feature('amenity', 'x', point([1, 1]), { category: 'atm', unit_ids: [] })],
    ['a level without an ordinal', feature('level', 'x', box(0, 0, 1, 1), { ordinal: 'first' })],
    [
      'a relationship between strangers',
      feature('relationship', 'x', null, { category: 'elevator', origin: { id: 'a' }, destination: null }),
    ],
  ])('is read without %s, which is named', (_, bad) => {
    const { map, findings } = decodeImdf(archive([...smallMall(), bad]))
    expect(findings).toContainEqual(expect.objectContaining({ severity: 'VIOLATION', feature: 'x' }))
    expect(JSON.stringify(map)).toEqual(JSON.stringify(decodeImdf(archive(smallMall())).map))
  })

  it.each(invalidShapes)(
    'is read without a walkway that is %s, and can be walked all the same',
    (_, ...corners) => {
      const bad = feature('unit', 'x', area(...corners), { category: 'walkway', level_id: 'one' })
      const { map, findings } = decodeImdf(archive([...smallMall(), bad]))
      expect(findings).toMatchObject([{ severity: 'VIOLATION', feature: 'x' }])
      expect(connectionsTo('store', 'fastest', map)).toEqual(['up'])
    },
  )

  it('keeps the first of two features with one id', () => {
    const twin = feature('unit', 'shop', box(0, 0, 1, 1), { category: 'room', level_id: 'one' })
    const { map, findings } = decodeImdf(archive([...smallMall(), twin]))
    expect(map?.units.filter(({ id }) => id === 'shop')).toMatchObject([{ levelId: 'two' }])
    expect(findings).toMatchObject([{ severity: 'VIOLATION', feature: 'shop' }])
  })

  it('connects lifts and stairs that are above each other without a relationship', () => {
    const silent = smallMall().filter(({ feature_type }) => feature_type !== 'relationship')
    const { map, findings } = decodeImdf(archive(silent))
    expect(map?.connections).toMatchObject([
      { kind: 'lift', isOneWay: false },
      { kind: 'escalator', isOneWay: false },
    ])
    expect(findings.map(({ severity, feature: id }) => [severity, id])).toEqual([
      ['INFO', 'lift-one'],
      ['WARNING', 'escalator-one'],
    ])
  })

  it('has the tactile paving: details with the mark of it', () => {
    const strip = (id: string, more: object) =>
      feature('detail', id, line([0, 5], [1, 5], [1, 10]), { level_id: 'one', ...more })
    const dot = feature('detail', 'dot', point([1, 1]), { level_id: 'one', accessibility: ['tactilepaving'] })
    const details = [strip('paved', { accessibility: ['tactilepaving'] }), strip('painted', {}), dot]
    const { map, findings } = decodeImdf(archive([...smallMall(), ...details]))
    expect(map?.tactilePaths).toMatchObject([{ id: 'paved', levelId: 'one' }])
    expect(map?.tactilePaths[0]?.line).toHaveLength(3)
    expect(findings).toMatchObject([{ severity: 'VIOLATION', feature: 'dot' }])
  })

  it('reports a lift without another level', () => {
    const lonely = feature('unit', 'lonely', box(36, 14, 2, 2), { category: 'elevator', level_id: 'two' })
    const { findings } = decodeImdf(archive([...smallMall(), lonely]))
    expect(findings).toMatchObject([{ severity: 'WARNING', feature: 'lonely' }])
  })

  it('has no map without a level, and reports a finding', () => {
    const { map, findings } = decodeImdf(archive([feature('unit', 'x', line([0, 0], [1, 1]), {})]))
    expect(map).toBeUndefined()
    expect(findings.at(-1)?.severity).toBe('VIOLATION')
  })
})

describe('any archive', () => {
  it('is decoded without an exception, and routes can be found on it', () => {
    const value = fc.anything({ withNullPrototype: true })
    const anyFeature = fc.record({
      type: fc.constant('Feature'),
      id: fc.oneof(fc.constantFrom('a', 'one', '__proto__'), value),
      feature_type: fc.constantFrom(...featureTypes),
      geometry: fc.oneof(fc.constant(box(0, 0, 5, 5)), fc.constant(line([0, 0], [3, 0])), value),
      properties: fc.oneof(
        fc.record({
          level_id: fc.constantFrom('one', 'a'),
          ordinal: fc.oneof(fc.integer(), value),
          category: fc.oneof(fc.constantFrom('walkway', 'elevator', 'escalator'), value),
          name: value,
        }),
        value,
      ),
    })
    const anyFile = fc.oneof(
      fc.record({ features: fc.array(fc.oneof(anyFeature, value), { maxLength: 6 }) }),
      value,
    )
    const anyArchive = fc.array(
      fc.tuple(fc.constantFrom('manifest.json', ...featureTypes.map((type) => `${type}.geojson`)), anyFile),
    )
    fc.assert(
      fc.property(anyArchive, (files) => {
        const one = feature('level', 'one', box(0, 0, 10, 10), { ordinal: 0 })
        const { map } = decodeImdf(new Map([['level.geojson', { features: [one] }], ...files]))
        if (map !== undefined) createRouteFinder(map)
      }),
      { numRuns: 1_000 },
    )
  })
})

function connectionsTo(goal: string, mode: 'fastest' | 'step-free', map: MallMap | undefined): string[] {
  if (map === undefined) throw new Error('no map')
  const route = createRouteFinder(map).findRoute('street', goal, mode)
  if (typeof route === 'string') throw new Error(route)
  return route.legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.connection.id] : []))
}
