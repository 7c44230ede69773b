import { mapSchema } from '../public-api/map.ts'
import { box, feature, line, point } from '../map/imdf/testing/archive.ts'

/** The smallest mall with a route, so that each of its values can be replaced by each hostile one. */
const features = [
  feature('level', 'one', box(0, 0, 20, 20), { ordinal: 0, name: { en: 'Level 1' } }),
  feature('unit', 'walk', box(0, 0, 20, 10), { category: 'walkway', level_id: 'one' }),
  feature('unit', 'shop', box(0, 10, 20, 10), { category: 'retail', level_id: 'one' }),
  feature('opening', 'door', line([4, 10], [6, 10]), { category: 'pedestrian', level_id: 'one' }),
  feature('anchor', 'anchor', point([5, 15]), { unit_id: 'shop' }),
  feature('occupant', 'store', null, { anchor_id: 'anchor', correlation_id: 'kiosko' }),
]

/** A response of our own platform. */
export const mapExample = mapSchema.parse({
  format: 'imdf',
  files: {
    'manifest.json': { version: '1.0.0' },
    ...Object.fromEntries(
      features.map((feature) => [
        `${feature.feature_type}.geojson`,
        {
          type: 'FeatureCollection',
          features: features.filter(({ feature_type }) => feature_type === feature.feature_type),
        },
      ]),
    ),
  },
})

/** A response of our own platform with a map from OpenStreetMap. */
export const openStreetMapExample = mapSchema.parse({
  format: 'openstreetmap',
  files: {
    'openstreetmap.geojson': {
      features: [
        {
          id: 'way/1',
          properties: { indoor: 'corridor', level: '0' },
          geometry: box(0, 0, 20, 10),
        },
        {
          id: 'way/2',
          properties: { indoor: 'room', level: '0', shop: 'books', name: 'Quill' },
          geometry: box(0, 10, 20, 10),
        },
      ],
    },
  },
})

/** The map of another platform with all known irregularities. */
export const mapplicExample = {
  mapwidth: '1200',
  mapheight: 800,
  categories: [{ id: 'retail', title: 'Retail', color: '#888', show: 'false' }],
  levels: [
    {
      id: 'lower',
      title: 'Lower Level ',
      map: 'https://cdn.example/maps/lower.svg',
      show: null,
      locations: [
        { id: 'u12', title: 'Ember Bakery', store_id: 9001, x: '0.25', y: '0.5', pin: 'hidden' },
        { id: 'u:13 #2', title: 'Ember Bakery Kiosk', store_id: '9002' },
        { id: 'fountain', title: 'Fountain', store_id: null, x: 0.4, y: 0.4 },
      ],
    },
    { id: 'upper', title: 'Upper Level', map: '/maps/upper.png', show: 'true', locations: null },
    { id: 'roof', title: 'Roof', map: null },
  ],
}
