import { mapSchema } from '../public-api/map.ts'
import { box, feature, line, point } from '../map/imdf/testing/archive.ts'

const unitsInRow = 30
const rowsOnLevel = 20

/**
 * A map with 600 units on each level, in rows along corridors that end in another corridor; lifts connect the levels.
 * Every second unit is a shop with a door.
 */
export function createLargeMap(levels = 5) {
  const features = Array.from({ length: levels }, (_, level) => levelFeatures(level)).flat()
  return mapSchema.parse({
    format: 'imdf',
    files: {
      'manifest.json': { version: '1.0.0' },
      ...Object.fromEntries(
        Object.entries(Object.groupBy(features, ({ feature_type }) => feature_type)).map(([type, ofType]) => [
          `${type}.geojson`,
          { type: 'FeatureCollection', features: ofType },
        ]),
      ),
    },
  })
}

function levelFeatures(level: number) {
  const id = `level-${level}`
  const width = unitsInRow * 6 + 6
  const height = rowsOnLevel * 12
  const rows = Array.from({ length: rowsOnLevel }, (_, row) => rowFeatures(id, row)).flat()
  return [
    feature('level', id, box(0, 0, width, height), { ordinal: level, name: { en: `Level ${level}` } }),
    feature('unit', `${id}-hall`, box(0, 0, 6, height), { category: 'walkway', level_id: id }),
    feature('unit', `${id}-lift`, box(2, 2, 2, 2), { category: 'elevator', level_id: id }),
    ...rows,
  ]
}

/** One corridor with shops above it. */
function rowFeatures(levelId: string, row: number) {
  const y = row * 12
  const corridor = feature('unit', `${levelId}-walk-${row}`, box(6, y, unitsInRow * 6, 4), {
    category: 'walkway',
    level_id: levelId,
  })
  const shops = Array.from({ length: unitsInRow }, (_, index) => {
    const id = `${levelId}-${row}-${index}`
    const x = 6 + index * 6
    return [
      feature('unit', id, box(x, y + 4, 6, 8), { category: 'retail', level_id: levelId }),
      feature('opening', `${id}-door`, line([x + 2, y + 4], [x + 4, y + 4]), {
        category: 'pedestrian',
        level_id: levelId,
      }),
      feature('anchor', `${id}-anchor`, point([x + 3, y + 8]), { unit_id: id }),
      feature('occupant', `${id}-shop`, null, { anchor_id: `${id}-anchor`, name: { en: `Shop ${id}` } }),
    ]
  }).flat()
  return [corridor, ...shops]
}
