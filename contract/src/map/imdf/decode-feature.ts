import type { Point, Polygon } from '@promenade/domain/map/plane'
import { readId } from '../../decode/id.ts'
import { ownValue } from '../../decode/row.ts'
import type { Feature, ImdfFiles } from './features.ts'
import { type Project, readPoint, readPolygons } from '../geometry.ts'
import type { Report } from '../report.ts'

/** Shared by the readers of one archive. */
export interface Reading {
  readonly files: ImdfFiles
  readonly report: Report
  readonly project: Project
  readonly levelIds: ReadonlySet<string>
}

/** The level of a feature; notes an unknown one. */
export function levelOf(feature: Feature, { levelIds, report }: Reading): string | undefined {
  const levelId = readId(ownValue(feature.properties, 'level_id'))
  if (levelId !== undefined && levelIds.has(levelId)) return levelId
  report.note('VIOLATION', feature, 'is on no level of the archive; left out')
  return undefined
}

/** The shape of a feature; notes one that cannot be drawn. */
export function shapeOf(feature: Feature, { project, report }: Reading): readonly Polygon[] | undefined {
  const shape = readPolygons(feature.geometry, project)
  if (shape === undefined)
    report.note(
      'VIOLATION',
      feature,
      'has no polygon, or one whose border crosses or touches itself; left out',
    )
  return shape
}

/** The position of its label: the `display_point`, else the middle of its corners. */
export function centreOf(feature: Feature, shape: readonly Polygon[], { project }: Reading): Point {
  const given = readPoint(ownValue(feature.properties, 'display_point'))
  if (given !== undefined) return project(given)
  const points = shape.flatMap(({ outer }) => outer)
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}
