import { archive, box, feature, point, smallMall } from '@promenade/contract/map/imdf/testing/archive'

type Feature = ReturnType<typeof feature>

/** The files of a map with the features of the small mall and these. */
export function mapFilesWith(...more: readonly Feature[]): Readonly<Record<string, string>> {
  const files = [...archive([...smallMall(), ...more])]
  return Object.fromEntries(files.map(([name, value]) => [`map/${name}`, JSON.stringify(value)]))
}

/** The features of a shop that has no door; `store` is the slug of its store, `restriction` that of its unit. */
export function shopWithoutDoor(store: string, restriction?: string): readonly Feature[] {
  return [
    feature('unit', 'closed', box(32, 10, 5, 10), { category: 'retail', level_id: 'two', restriction }),
    feature('anchor', 'in-closed', point([34, 18]), { unit_id: 'closed' }),
    feature('occupant', 'vault', null, {
      name: { en: 'The Vault' },
      category: 'retail',
      anchor_id: 'in-closed',
      correlation_id: store,
    }),
  ]
}

/** A map in the content folder; its one store is not among those of the sample content. */
export const mapFiles = mapFilesWith()

/** A map from OpenStreetMap with one store. */
export const openStreetMapFiles: Readonly<Record<string, string>> = {
  'map/little-harbour.geojson': JSON.stringify({
    type: 'FeatureCollection',
    features: [
      {
        id: 'way/1',
        properties: { indoor: 'corridor', level: '0' },
        geometry: box(0, 0, 20, 10),
      },
      {
        id: 'way/2',
        properties: { indoor: 'room', level: '0', shop: 'nets', name: 'Net Works', ref: 'net-works' },
        geometry: box(0, 10, 20, 10),
      },
    ],
  }),
}
