import type { MapUnit } from '@promenade/domain/map/mall-map'
import { ownValue } from '../../decode/row.ts'
import { centreOf, type ImdfContext, levelOf, shapeOf } from './decode-feature.ts'
import { readFeatures } from './features.ts'
import { readKeyword, readLabel, unitUse } from './properties.ts'

/** The units of an archive: rooms, walkways, lifts and other areas. */
export function readUnits(context: ImdfContext): MapUnit[] {
  return readFeatures('unit', context.files, context.report).flatMap((feature) => {
    const levelId = levelOf(feature, context)
    const shape = levelId === undefined ? undefined : shapeOf(feature, context)
    if (levelId === undefined || shape === undefined) return []
    const category = readKeyword(feature.properties, 'category')
    const use = unitUse(category, readKeyword(feature.properties, 'restriction'))
    if (use === undefined) {
      context.report.note('INFO', feature, `has the category "${category.slice(0, 40)}"; read as a room`)
    }
    const name = readLabel(ownValue(feature.properties, 'name'))
    return [
      { id: feature.id, levelId, use: use ?? 'room', name, shape, centre: centreOf(feature, shape, context) },
    ]
  })
}
