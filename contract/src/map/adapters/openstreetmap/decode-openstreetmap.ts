import { defaultLocale } from '@promenade/domain/locale/locale'
import type { MallMap, MapLevel, MapUnit } from '@promenade/domain/map/mall-map'
import { createProjection, middleOfGeometry } from '../../geometry.ts'
import { inferConnections } from '../../inferred-connections.ts'
import { createReport, type DecodedMap } from '../../report.ts'
import { openStreetMapFile as file, readFeatures } from './features.ts'
import { inferDoors } from './infer-doors.ts'
import { readAmenities, readOccupants } from './occupants-and-amenities.ts'
import { readOpenings } from './openings.ts'
import { readStairs } from './stairs.ts'
import { readUnits } from './units.ts'

/**
 * Decodes the indoor map of a building from OpenStreetMap: GeoJSON of features with `indoor=*` and `level=*` (OpenStreetMap
 * wiki, Simple Indoor Tagging). A room without a mapped door gets one in the wall it shares with a corridor. Problems become
 * findings; never throws for the content of the file.
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
  const context = { report, project: createProjection(origin) }
  const units = features.flatMap((feature) => readUnits(feature, context))
  if (units.length === 0) {
    report.note('VIOLATION', { file }, 'has no rooms or corridors: there is no map')
    return { map: undefined, findings: report.findings }
  }
  const levels = levelsWith(units)
  const mapped = features.flatMap((feature) => readOpenings(feature, units, context))
  const openings = [...mapped, ...inferDoors(units, mapped)]
  const stairs = features.flatMap((feature) => readStairs(feature, levels, context))
  const map: MallMap = {
    name: {},
    origin,
    levels,
    units,
    openings,
    occupants: features.flatMap((feature) => readOccupants(feature, units, context)),
    amenities: features.flatMap((feature) => readAmenities(feature, units, context)),
    kiosks: [],
    fixtures: [],
    connections: [...stairs, ...inferConnections({ levels, units, openings }, new Set(), { report, file })],
  }
  return { map, findings: report.findings }
}

/** The levels that have units, the lowest first. */
function levelsWith(units: readonly MapUnit[]): readonly MapLevel[] {
  const byLevel = Map.groupBy(units, (unit) => unit.levelId)
  return [...byLevel]
    .map(([id, onLevel]) => {
      const ordinal = Number(id.slice('level'.length))
      const name = { [defaultLocale]: String(ordinal) }
      const shape = onLevel.flatMap((unit) => unit.shape)
      return { id, ordinal, name, shortName: name, shape }
    })
    .toSorted((a, b) => a.ordinal - b.ordinal)
}
