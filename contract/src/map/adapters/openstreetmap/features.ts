import { readId } from '../../../decode/id.ts'
import { isRow, ownValue, type Row } from '../../../decode/row.ts'
import type { Project } from '../../geometry.ts'
import type { Report } from '../../report.ts'
import { levelsOf, tagsOf } from './tags.ts'

/** The file's name in findings, whatever it is called on disk. */
export const openStreetMapFile = 'openstreetmap.geojson'

const file = openStreetMapFile

/** Maximum number of features in a file. */
const maxFeatures = 100_000

/** A feature on at least one level, its geometry in degrees. */
export interface Feature {
  readonly file: string
  readonly id: string
  readonly tags: Row
  readonly geometry: Row
  /** In ascending order. */
  readonly levels: readonly number[]
}

/** Shared by the readers of one file. */
export interface OpenStreetMapContext {
  readonly report: Report
  readonly project: Project
}

/** The features with a level; the streets and houses around the building have none. */
export function readFeatures(collection: unknown, report: Report): readonly Feature[] {
  const list = isRow(collection) ? ownValue(collection, 'features') : undefined
  if (!Array.isArray(list)) {
    report.note('VIOLATION', { file }, 'is not a FeatureCollection')
    return []
  }
  return list.slice(0, maxFeatures).flatMap((item: unknown, index) => {
    if (!isRow(item)) return []
    const tags = tagsOf(ownValue(item, 'properties'))
    const geometry = ownValue(item, 'geometry')
    const levels = levelsOf(tags)
    if (!isRow(geometry) || levels.length === 0) return []
    const id = idOf(item) ?? `#${index + 1}`
    return [{ file, id, tags, geometry, levels }]
  })
}

/** OpenStreetMap's id `way/123` becomes `way-123`: our ids have no slashes. */
function idOf(item: Row): string | undefined {
  const id = ownValue(item, 'id') ?? ownValue(item, '@id')
  return readId(typeof id === 'string' ? id.replaceAll('/', '-') : id)
}

/** The id of the level with an ordinal. */
export function levelId(level: number): string {
  return `level${level}`
}
