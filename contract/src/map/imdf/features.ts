import { readId } from '../../decode/id.ts'
import { isRow, ownValue, type Row } from '../../decode/row.ts'
import type { Report } from '../report.ts'

/** The feature types of the map; other files of an archive are ignored. */
export const featureTypes = [
  'venue',
  'building',
  'level',
  'unit',
  'opening',
  'anchor',
  'occupant',
  'amenity',
  'kiosk',
  'fixture',
  'detail',
  'relationship',
] as const

/** A feature type of the map. */
export type FeatureType = (typeof featureTypes)[number]

/** A GeoJSON feature with its geometry in degrees. */
export interface Feature {
  readonly file: string
  readonly id: string
  readonly properties: Row
  readonly geometry: Row | undefined
}

/** The files of an archive, one for each feature type, by name (`unit.geojson`), parsed from JSON. */
export type ImdfFiles = ReadonlyMap<string, unknown>

/** Maximum number of features of one type; the largest airports have some ten thousand units. */
const maxFeatures = 100_000

/** The features of one type; a missing file counts as empty, as the standard allows for most. */
export function readFeatures(type: FeatureType, files: ImdfFiles, report: Report): readonly Feature[] {
  const file = `${type}.geojson`
  const collection = files.get(file)
  if (collection === undefined) return []
  const list = isRow(collection) ? ownValue(collection, 'features') : undefined
  if (!Array.isArray(list)) {
    report.note('VIOLATION', { file }, 'is not a FeatureCollection; the whole file is left out')
    return []
  }
  if (list.length > maxFeatures) {
    report.note('VIOLATION', { file }, `has ${list.length} features; those after ${maxFeatures} are left out`)
  }
  const seen = new Set<string>()
  return list.slice(0, maxFeatures).flatMap((item: unknown, index) => {
    const feature = readFeature(item, index, type, file, report)
    if (feature === undefined) return []
    if (seen.has(feature.id)) {
      report.note('VIOLATION', feature, 'has the id of another feature; left out')
      return []
    }
    seen.add(feature.id)
    return [feature]
  })
}

function readFeature(
  item: unknown,
  index: number,
  type: FeatureType,
  file: string,
  report: Report,
): Feature | undefined {
  const place = { file, id: `#${index + 1}` }
  if (!isRow(item)) {
    report.note('VIOLATION', place, 'is not a feature; left out')
    return undefined
  }
  const id = readId(ownValue(item, 'id'))
  if (id === undefined) {
    report.note('VIOLATION', place, 'has no id; left out')
    return undefined
  }
  const written = ownValue(item, 'feature_type')
  if (written !== type)
    report.note('INFO', { file, id }, `has feature_type ${quoted(written)}; read as ${type}`)
  const properties = ownValue(item, 'properties')
  const geometry = ownValue(item, 'geometry')
  return {
    file,
    id,
    properties: isRow(properties) ? properties : {},
    geometry: isRow(geometry) ? geometry : undefined,
  }
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `"${value.slice(0, 40)}"` : 'nothing'
}
