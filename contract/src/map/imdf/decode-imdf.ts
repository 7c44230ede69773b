import type { MallMap } from '@promenade/domain/map/mall-map'
import { isRow, ownValue } from '../../decode/row.ts'
import { readConnections } from './connections.ts'
import { type ImdfFiles, readFeatures } from './features.ts'
import { createProjection, middleOfGeometry, type Position, readPoint } from '../geometry.ts'
import { readLevels } from './levels.ts'
import { readOpenings } from './openings.ts'
import { readUnits } from './units.ts'
import { readTactilePaths } from './tactile-paths.ts'
import { readAmenities, readFixtures, readKiosks, readOccupants } from './occupants-and-amenities.ts'
import type { ImdfContext } from './decode-feature.ts'
import { createReport, type DecodedMap, type Report } from '../report.ts'
import { readLabel } from './properties.ts'

/**
 * Decodes an archive of the Indoor Mapping Data Format 1.0.0 (OGC 20-094) leniently: interprets deviations from the
 * standard, leaves out unusable features, and reports both as findings. Never throws for the content of an archive.
 */
export function decodeImdf(files: ImdfFiles): DecodedMap {
  const report = createReport()
  noteManifest(files, report)
  const origin = originOf(files, report)
  if (origin === undefined) {
    report.note(
      'VIOLATION',
      { file: 'venue.geojson' },
      'has no position, nor does any level: there is no map',
    )
    return { map: undefined, findings: report.findings }
  }
  const project = createProjection(origin)
  const levels = readLevels({ files, report, project, levelIds: new Set() })
  if (levels.length === 0) {
    report.note('VIOLATION', { file: 'level.geojson' }, 'has no level that can be used: there is no map')
    return { map: undefined, findings: report.findings }
  }
  const context: ImdfContext = { files, report, project, levelIds: new Set(levels.map(({ id }) => id)) }
  const units = readUnits(context)
  const openings = readOpenings(context)
  const map: MallMap = {
    name: nameOfVenue(files),
    origin,
    levels,
    units,
    openings,
    occupants: readOccupants(units, context),
    amenities: readAmenities(units, context),
    kiosks: readKiosks(context),
    fixtures: readFixtures(context),
    tactilePaths: readTactilePaths(context),
    connections: readConnections({ levels, units, openings }, context),
  }
  return { map, findings: report.findings }
}

const KNOWN_VERSION = /^1\.0\.0(?:[.-].*)?$/

function noteManifest(files: ImdfFiles, report: Report): void {
  const file = 'manifest.json'
  const manifest = files.get(file)
  if (!isRow(manifest)) return report.note('WARNING', { file }, 'is missing; read as version 1.0.0')
  const version = ownValue(manifest, 'version')
  if (typeof version !== 'string' || !KNOWN_VERSION.test(version)) {
    report.note('WARNING', { file }, 'has another version than 1.0.0; decoded as 1.0.0 as far as possible')
  } else if (version !== '1.0.0') {
    report.note('INFO', { file }, `says version ${version.slice(0, 40)}; read as 1.0.0`)
  }
}

/** The `display_point` of the venue, else the middle of the venue or of the first level with a shape. */
function originOf(files: ImdfFiles, report: Report): Position | undefined {
  const silent = { ...report, note: () => {} }
  const [venue] = readFeatures('venue', files, silent)
  const shaped = [...(venue ? [venue] : []), ...readFeatures('level', files, silent)]
  const displayPoint = venue && readPoint(ownValue(venue.properties, 'display_point'))
  return (
    displayPoint ??
    shaped.map(({ geometry }) => middleOfGeometry(geometry)).find((middle) => middle !== undefined)
  )
}

function nameOfVenue(files: ImdfFiles): MallMap['name'] {
  const [venue] = readFeatures('venue', files, { ...createReport(), note: () => {} })
  return readLabel(venue && ownValue(venue.properties, 'name'))
}
