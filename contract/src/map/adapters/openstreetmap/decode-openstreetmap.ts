import type { MallMap } from '@promenade/domain/map/mall-map'
import { createProjection, middleOfGeometry } from '../../geometry.ts'
import { inferConnections } from '../../inferred-connections.ts'
import { createReport, type DecodedMap } from '../../report.ts'
import { openStreetMapFile as file, readFeatures } from './features.ts'
import { inferOpenings } from './infer-openings.ts'
import { levelsWith, readUnits } from './levels-and-units.ts'
import { readOpenings } from './openings.ts'
import { readAmenities, readOccupants } from './places.ts'
import { readSteps } from './steps.ts'

/**
 * Decodes the indoor map of a building from OpenStreetMap: GeoJSON of features with `indoor=*` and `level=*` (OpenStreetMap
 * wiki, Simple Indoor Tagging). A room without a mapped door gets one in the wall it shares with a corridor. Never throws for
 * the content of the file.
 */
export function decodeOpenStreetMap(collection: unknown): DecodedMap {
  const report = createReport()
  const features = readFeatures(collection, report)
  const origin = features
    .map(({ geometry }) => middleOfGeometry(geometry))
    .find((middle) => middle !== undefined)
  if (origin === undefined) {
    report.note('VIOLATION', { file }, 'has no feature with a level and a place on earth: there is no map')
    return { map: undefined, findings: report.findings }
  }
  const reading = { report, project: createProjection(origin) }
  const units = features.flatMap((feature) => readUnits(feature, reading))
  if (units.length === 0) {
    report.note('VIOLATION', { file }, 'has no rooms or corridors: there is no map')
    return { map: undefined, findings: report.findings }
  }
  const levels = levelsWith(units)
  const mapped = features.flatMap((feature) => readOpenings(feature, units, reading))
  const openings = [...mapped, ...inferOpenings(units, mapped)]
  const steps = features.flatMap((feature) => readSteps(feature, levels, reading))
  const map: MallMap = {
    name: {},
    origin,
    levels,
    units,
    openings,
    occupants: features.flatMap((feature) => readOccupants(feature, units, reading)),
    amenities: features.flatMap((feature) => readAmenities(feature, units, reading)),
    kiosks: [],
    fixtures: [],
    connections: [...steps, ...inferConnections({ levels, units, openings }, new Set(), { report, file })],
  }
  return { map, findings: report.findings }
}
