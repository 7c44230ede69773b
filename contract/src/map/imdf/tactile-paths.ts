import type { MapTactilePath } from '@promenade/domain/map/mall-map'
import { readLine } from '../geometry.ts'
import { type ImdfContext, levelOf } from './decode-feature.ts'
import { readFeatures } from './features.ts'
import { readAccessibility } from './properties.ts'

/**
 * Tactile paving: details, which are lines on the floor, with `tactilepaving` in their `accessibility`. The standard has this mark,
 * but not for details; other details are only to look at.
 */
export function readTactilePaths(context: ImdfContext): MapTactilePath[] {
  return readFeatures('detail', context.files, context.report).flatMap((feature) => {
    if (!readAccessibility(feature.properties).includes('tactilepaving')) return []
    const levelId = levelOf(feature, context)
    const line = readLine(feature.geometry, context.project)
    if (line === undefined) context.report.note('VIOLATION', feature, 'has no line of two points; left out')
    return levelId === undefined || line === undefined ? [] : [{ id: feature.id, levelId, line }]
  })
}
