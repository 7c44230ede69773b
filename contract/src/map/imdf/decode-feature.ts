import type { Point, Polygon } from '@promenade/domain/map/plane'
import { readId } from '../../decode/id.ts'
import { ownValue } from '../../decode/row.ts'
import type { Feature, ImdfFiles } from './features.ts'
import { type Project, readPoint, readPolygons } from '../geometry.ts'
import type { Report } from '../report.ts'

/** Shared by the readers of one archive. */
export interface ImdfContext {
  readonly files: ImdfFiles
  readonly report: Report
  readonly project: Project
  readonly levelIds: ReadonlySet<string>
}

/** The level of a feature. Reports an unknown level and returns undefined. */
export function levelOf(feature: Feature, { levelIds, report }: ImdfContext): string | undefined {
  const levelId = readId(ownValue(feature.properties, 'level_id'))
  if (levelId !== undefined && levelIds.has(levelId)) return levelId
  report.note('VIOLATION', feature, 'is on no level of the archive; left out')
  return undefined
}

/** The shape of a feature. Reports an invalid shape and returns undefined. */
export function shapeOf(feature: Feature, { project, report }: ImdfContext): readonly Polygon[] | undefined {
  const shape = readPolygons(feature.geometry, project)
  if (shape === undefined)
    report.note(
      'VIOLATION',
      feature,
      'has no polygon, or one whose border crosses or touches itself; left out',
    )
  return shape
}

/** The position of a feature's label: the `display_point`, else the middle of its corners. */
export function centreOf(feature: Feature, shape: readonly Polygon[], { project }: ImdfContext): Point {
  const displayPoint = readPoint(ownValue(feature.properties, 'display_point'))
  if (displayPoint !== undefined) return project(displayPoint)
  const points = shape.flatMap(({ outer }) => outer)
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}
