import { defaultLocale } from '@promenade/domain/locale/locale'
import type { MallMap, MapLevel, MapUnit } from '@promenade/domain/map/mall-map'
import { createProjection, middleOfGeometry } from '../../geometry.ts'
import { ownValue } from '../../../decode/row.ts'
import { readText } from '../../../decode/text.ts'
import { inferConnections, isNamed } from '../../inferred-connections.ts'
import { createReport, type DecodedMap } from '../../report.ts'
import { type Feature, openStreetMapFile as file, readFeatures } from './features.ts'
import { inferDoors } from './infer-doors.ts'
import { readLifts } from './lifts.ts'
import { readAmenities, readOccupants } from './occupants-and-amenities.ts'
import { readOpenings } from './openings.ts'
import { openOutlines, outlineOf } from './outlines.ts'
import { readStairs } from './stairs.ts'
import { readTactilePaths } from './tactile-paths.ts'
import { labelOf } from './tags.ts'
import { readUnits } from './units.ts'

/**
 * Decodes the indoor map of a building from OpenStreetMap: GeoJSON of features with `indoor=*` and `level=*` (OpenStreetMap
 * wiki, Simple Indoor Tagging). A room without a mapped door gets one in a wall at a corridor. Problems become findings; never
 * throws for the content of the file.
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
  const drawn = features.flatMap((feature) => readUnits(feature, context))
  const units = onLevelsToVisit([...openOutlines(features, drawn, context), ...drawn])
  if (units.length === 0) {
    report.note('VIOLATION', { file }, 'has no rooms or corridors: there is no map')
    return { map: undefined, findings: report.findings }
  }
  const levels = levelsWith(units, features)
  const mapped = features.flatMap((feature) => readOpenings(feature, units, context))
  const openings = [...mapped, ...inferDoors(units, mapped)]
  const stairs = features.flatMap((feature) => readStairs(feature, levels, context))
  const lifts = features.flatMap((feature) => readLifts(feature, { units, openings }, context))
  const shafts = new Set(lifts.flatMap(({ unitIds }) => unitIds))
  const map: MallMap = {
    name: {},
    origin,
    levels,
    units,
    openings,
    occupants: readOccupants(features, units, context),
    amenities: features.flatMap((feature) => readAmenities(feature, units, context)),
    kiosks: [],
    fixtures: [],
    tactilePaths: features.flatMap((feature) => readTactilePaths(feature, levels, context)),
    connections: [
      ...stairs,
      ...lifts.map(({ connection }) => connection),
      ...inferConnections({ levels, units, openings }, shafts, { report, file }),
    ],
  }
  return { map, findings: report.findings }
}

const passedUses: ReadonlySet<MapUnit['use']> = new Set([
  'lift',
  'escalator',
  'stairs',
  'ramp',
  'void',
  'private',
])

/** The units without those of levels where there is nothing but shafts, such as a basement that a lift reaches. */
function onLevelsToVisit(units: readonly MapUnit[]): readonly MapUnit[] {
  const toVisit = new Set(units.filter(({ use }) => !passedUses.has(use)).map(({ levelId }) => levelId))
  return units.filter(({ levelId }) => toVisit.has(levelId))
}

/** The levels that have units, the lowest first, with the names of their outlines. */
function levelsWith(units: readonly MapUnit[], features: readonly Feature[]): readonly MapLevel[] {
  const byLevel = Map.groupBy(units, (unit) => unit.levelId)
  const levels = [...byLevel].map(([id, onLevel]) => {
    const ordinal = Number(id.slice('level'.length))
    const { tags = {} } = outlineOf(id, features) ?? {}
    const sign = readText(ownValue(tags, 'level:ref'))?.slice(0, 20)
    return { id, ordinal, sign, name: labelOf(tags), shape: onLevel.flatMap((unit) => unit.shape) }
  })
  const signs = levels.map(({ sign, ordinal }) => sign ?? String(ordinal))
  const areDistinct = new Set(signs).size === signs.length
  return levels
    .map(({ sign, name, ...level }) => {
      const number = (areDistinct ? sign : undefined) ?? String(level.ordinal)
      const shortName = { [defaultLocale]: number }
      // A number alone is no name in a sentence: "take the lift to 1".
      return {
        ...level,
        name: isNamed(name) ? name : { en: `Level ${number}`, es: `Nivel ${number}` },
        shortName,
      }
    })
    .toSorted((a, b) => a.ordinal - b.ordinal)
}
