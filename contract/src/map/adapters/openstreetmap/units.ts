import type { MapUnit } from '@promenade/domain/map/mall-map'
import { ownValue } from '../../../decode/row.ts'
import { readPolygons } from '../../geometry.ts'
import type { Report } from '../../report.ts'
import { type Feature, levelId, type OpenStreetMapContext } from './features.ts'
import { labelOf, readTag } from './tags.ts'
import { unitUseOf } from './unit-use.ts'

/** The units of a feature that is an area, such as a room or corridor: one on each of its levels. Empty for any other feature. */
export function readUnits(feature: Feature, context: OpenStreetMapContext): readonly MapUnit[] {
  const use = unitUseOf(feature.tags)
  return use === undefined ? [] : unitsOf(feature, { use, name: labelOf(feature.tags) }, context)
}

/** A unit on each level of a feature. Empty, with a finding, without a usable area. */
export function unitsOf(
  feature: Feature,
  { use, name }: Pick<MapUnit, 'use' | 'name'>,
  { report, project }: OpenStreetMapContext,
): readonly MapUnit[] {
  const { id, geometry, levels } = feature
  const shape = readPolygons(geometry, project)
  const points = shape?.flatMap(({ outer }) => outer) ?? []
  if (shape === undefined || points.length === 0) {
    noteMissingArea(feature, report)
    return []
  }
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
  const centre = { x: sum.x / points.length, y: sum.y / points.length }
  return levels.map((level) => ({ id: `${id}@${level}`, levelId: levelId(level), use, name, shape, centre }))
}

/** Reports a room without a usable area. Lines and points are often tagged like rooms; an invalid border is a mistake. */
function noteMissingArea(feature: Feature, { note }: Report): void {
  // `indoor=yes` only says that a way or a lift is inside.
  if (['', 'yes'].includes(readTag(feature.tags, 'indoor'))) return
  const type = ownValue(feature.geometry, 'type')
  if (type !== 'Polygon' && type !== 'MultiPolygon') return note('INFO', feature, 'is not an area; left out')
  note('WARNING', feature, 'has a border that crosses or touches itself; left out')
}
