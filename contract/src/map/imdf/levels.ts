import type { MapLevel } from '@promenade/domain/map/mall-map'
import { ownValue } from '../../decode/row.ts'
import { type ImdfContext, shapeOf } from './decode-feature.ts'
import { readFeatures } from './features.ts'
import { readLabel } from './properties.ts'

/** The levels of an archive, the lowest first. */
export function readLevels(context: ImdfContext): MapLevel[] {
  const levels = readFeatures('level', context.files, context.report).flatMap((feature) => {
    const shape = shapeOf(feature, context)
    const ordinal = ownValue(feature.properties, 'ordinal')
    if (shape === undefined) return []
    if (typeof ordinal !== 'number' || !Number.isInteger(ordinal)) {
      context.report.note(
        'VIOLATION',
        feature,
        'has no whole number as its ordinal; left out with all its features',
      )
      return []
    }
    const name = readLabel(ownValue(feature.properties, 'name'))
    const short = readLabel(ownValue(feature.properties, 'short_name'))
    return [
      { id: feature.id, ordinal, name, shortName: Object.keys(short).length === 0 ? name : short, shape },
    ]
  })
  return levels.toSorted((a, b) => a.ordinal - b.ordinal)
}
