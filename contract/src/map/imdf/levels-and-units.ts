import type { MapLevel, MapOpening, MapUnit } from '@promenade/domain/map/mall-map'
import { ownValue } from '../../decode/row.ts'
import { type Feature, readFeatures } from './features.ts'
import { readLine } from '../geometry.ts'
import { centreOf, levelOf, type Reading, shapeOf } from './decode-feature.ts'
import { readLabel, readWord, unitUse } from './properties.ts'

/** The levels of an archive, the lowest first. */
export function readLevels(reading: Reading): MapLevel[] {
  const levels = readFeatures('level', reading.files, reading.report).flatMap((feature) => {
    const shape = shapeOf(feature, reading)
    const ordinal = ownValue(feature.properties, 'ordinal')
    if (shape === undefined) return []
    if (typeof ordinal !== 'number' || !Number.isInteger(ordinal)) {
      reading.report.note(
        'VIOLATION',
        feature,
        'has no whole number as its ordinal; left out with all that is on it',
      )
      return []
    }
    const name = readLabel(ownValue(feature.properties, 'name'))
    const short = readLabel(ownValue(feature.properties, 'short_name'))
    return [
      { id: feature.id, ordinal, name, shortName: Object.keys(short).length === 0 ? name : short, shape },
    ]
  })
  return levels.toSorted((a, b) => a.ordinal - b.ordinal)
}

/** The units of an archive. */
export function readUnits(reading: Reading): MapUnit[] {
  return readFeatures('unit', reading.files, reading.report).flatMap((feature) => {
    const levelId = levelOf(feature, reading)
    const shape = levelId === undefined ? undefined : shapeOf(feature, reading)
    if (levelId === undefined || shape === undefined) return []
    const category = readWord(feature.properties, 'category')
    const use = unitUse(category, readWord(feature.properties, 'restriction'))
    if (use === undefined) {
      reading.report.note('INFO', feature, `has the category "${category.slice(0, 40)}"; read as a room`)
    }
    const name = readLabel(ownValue(feature.properties, 'name'))
    return [
      { id: feature.id, levelId, use: use ?? 'room', name, shape, centre: centreOf(feature, shape, reading) },
    ]
  })
}

/** The doors and entrances of an archive. */
export function readOpenings(reading: Reading): MapOpening[] {
  return readFeatures('opening', reading.files, reading.report).flatMap((feature) => {
    const levelId = levelOf(feature, reading)
    if (levelId === undefined) return []
    const line = readLine(feature.geometry, reading.project)
    if (line === undefined) {
      reading.report.note(
        'VIOLATION',
        feature,
        'has no line of two points; left out, so nobody can pass there',
      )
      return []
    }
    const use = openingUse(readWord(feature.properties, 'category'))
    const name = readLabel(ownValue(feature.properties, 'name'))
    return [{ id: feature.id, levelId, line, use, name, isStepFree: isStepFree(feature) }]
  })
}

function openingUse(category: string): MapOpening['use'] {
  if (category === 'pedestrian.principal' || category === 'pedestrian.transit') return 'entrance'
  if (category === 'emergencyexit') return 'emergency-exit'
  return category === 'service' || category === 'automobile' || category === 'bicycle' ? 'service' : 'door'
}

/** False only for a door with `steps` or `notwheelchair`: most drawings have no such data. */
function isStepFree({ properties }: Feature): boolean {
  const access = ownValue(properties, 'accessibility')
  const says = Array.isArray(access) ? access : []
  return !says.includes('steps') && !says.includes('notwheelchair')
}
