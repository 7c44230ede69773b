import type { ImdfFiles } from '../features.ts'

/** Metres of a degree at 63° W, 44° N: tests use metres, archives have degrees. */
const METRES_EAST = 80_400
const METRES_NORTH = 111_100

export type Metres = readonly [east: number, north: number]

export function degrees([east, north]: Metres): [number, number] {
  return [-63 + east / METRES_EAST, 44 + north / METRES_NORTH]
}

/** A rectangle from its lower left corner. */
export function box(east: number, north: number, width: number, height: number) {
  return area(
    [east, north],
    [east + width, north],
    [east + width, north + height],
    [east, north + height],
    [east, north],
  )
}

export function area(...corners: readonly Metres[]) {
  return { type: 'Polygon', coordinates: [corners.map(degrees)] }
}

export function line(...points: readonly Metres[]) {
  return { type: 'LineString', coordinates: points.map(degrees) }
}

export function point(at: Metres) {
  return { type: 'Point', coordinates: degrees(at) }
}

export function feature(type: string, id: string, geometry: unknown, properties: object) {
  return { type: 'Feature', feature_type: type, id, geometry, properties }
}

/** An archive with these features, each in the file of its type. */
export function archive(features: readonly ReturnType<typeof feature>[]): Map<string, unknown> & ImdfFiles {
  const files = new Map<string, unknown>([['manifest.json', { version: '1.0.0', language: 'en' }]])
  for (const [type, list] of Map.groupBy(features, ({ feature_type }) => feature_type)) {
    files.set(`${type}.geojson`, { type: 'FeatureCollection', name: type, features: list })
  }
  return files
}

/** Two levels with a store on the upper one, a lift and an escalator up. */
export function smallMall() {
  const levels = ['one', 'two'].map((id, ordinal) =>
    feature('level', id, box(0, 0, 40, 20), {
      ordinal,
      name: { en: `Level ${ordinal + 1}`, 'es-MX': `Nivel ${ordinal + 1}` },
      short_name: { en: String(ordinal + 1) },
    }),
  )
  const units = ['one', 'two'].flatMap((level) => [
    feature('unit', `walk-${level}`, box(0, 0, 40, 10), { category: 'walkway', level_id: level }),
    feature('unit', `lift-${level}`, box(0, 10, 3, 3), {
      category: 'elevator',
      level_id: level,
      name: { en: 'Lift B', es: 'Elevador B' },
    }),
    feature('unit', `escalator-${level}`, box(10, 4, 8, 2), { category: 'escalator', level_id: level }),
  ])
  return [
    feature('venue', 'venue', box(0, 0, 40, 20), { category: 'shoppingcenter', name: { en: 'Small Mall' } }),
    ...levels,
    ...units,
    feature('unit', 'shop', box(20, 10, 10, 10), {
      category: 'retail',
      level_id: 'two',
      name: { en: 'Unit 201' },
    }),
    feature('opening', 'shop-door', line([24, 10], [26, 10]), { category: 'pedestrian', level_id: 'two' }),
    feature('opening', 'street', line([0, 4], [0, 6]), { category: 'pedestrian.principal', level_id: 'one' }),
    feature('opening', 'lift-door-one', line([1, 10], [2, 10]), { category: 'pedestrian', level_id: 'one' }),
    feature('opening', 'lift-door-two', line([1, 10], [2, 10]), { category: 'pedestrian', level_id: 'two' }),
    feature('opening', 'foot', line([10, 4], [10, 6]), { category: 'pedestrian', level_id: 'one' }),
    feature('opening', 'head', line([18, 4], [18, 6]), { category: 'pedestrian', level_id: 'two' }),
    feature('anchor', 'anchor', point([25, 15]), { unit_id: 'shop' }),
    feature('occupant', 'store', null, {
      name: { en: 'Kiosko' },
      category: 'retail',
      anchor_id: 'anchor',
      correlation_id: 'kiosko',
    }),
    feature('amenity', 'atm', point([30, 2]), {
      category: 'atm',
      unit_ids: ['walk-two'],
      name: { en: 'ATM' },
    }),
    feature('kiosk', 'board', box(30, 6, 1, 1), { level_id: 'one', name: { en: 'Board A' } }),
    feature('relationship', 'up', null, {
      category: 'escalator',
      direction: 'directed',
      origin: { id: 'foot', feature_type: 'opening' },
      destination: { id: 'head', feature_type: 'opening' },
    }),
    feature('relationship', 'lift', null, {
      category: 'elevator',
      direction: 'undirected',
      origin: { id: 'lift-two', feature_type: 'unit' },
      intermediary: null,
      destination: { id: 'lift-one', feature_type: 'unit' },
    }),
  ]
}
