import type { MapAmenity, MapFixture, MapKiosk, MapOccupant, MapUnit } from '@promenade/domain/map/mall-map'
import { readId } from '../../decode/id.ts'
import { ownValue } from '../../decode/row.ts'
import { readFeatures } from './features.ts'
import { readPoint } from '../geometry.ts'
import { centreOf, levelOf, type ImdfContext, shapeOf } from './decode-feature.ts'
import { amenityKind, readLabel, readKeyword } from './properties.ts'

/** The occupants of an archive with their units and names. */
export function readOccupants(units: readonly MapUnit[], context: ImdfContext): MapOccupant[] {
  const { files, report, project } = context
  const unitsById = new Map(units.map((unit) => [unit.id, unit]))
  const anchors = new Map(readFeatures('anchor', files, report).map((anchor) => [anchor.id, anchor]))
  return readFeatures('occupant', files, report).flatMap((feature) => {
    const anchor = anchors.get(readId(ownValue(feature.properties, 'anchor_id')) ?? '')
    const unit = unitsById.get(readId(anchor && ownValue(anchor.properties, 'unit_id')) ?? '')
    if (unit === undefined) {
      report.note('VIOLATION', feature, 'is anchored in no unit; left out, so it is not on the map')
      return []
    }
    const position = anchor && readPoint(anchor.geometry)
    const correlationId = readId(ownValue(feature.properties, 'correlation_id'))
    if (correlationId === undefined) {
      report.note('INFO', feature, 'has no correlation_id; it is joined to no store of the directory')
    }
    return [
      {
        id: feature.id,
        name: readLabel(ownValue(feature.properties, 'name')),
        unitId: unit.id,
        levelId: unit.levelId,
        at: position === undefined ? unit.centre : project(position),
        ...(correlationId !== undefined && { correlationId }),
      },
    ]
  })
}

/** The amenities of an archive, each on the level of its first unit. */
export function readAmenities(
  units: readonly MapUnit[],
  { files, report, project }: ImdfContext,
): MapAmenity[] {
  const unitsById = new Map(units.map((unit) => [unit.id, unit]))
  return readFeatures('amenity', files, report).flatMap((feature) => {
    const unitIds = ownValue(feature.properties, 'unit_ids')
    const unit = (Array.isArray(unitIds) ? unitIds : [])
      .map((id) => unitsById.get(readId(id) ?? ''))
      .find((found) => found !== undefined)
    const position = readPoint(feature.geometry)
    if (unit === undefined || position === undefined) {
      const problem = position === undefined ? 'has no point' : 'is in no unit'
      report.note('VIOLATION', feature, `${problem}; left out, so it is not on the map`)
      return []
    }
    const correlationId = readId(ownValue(feature.properties, 'correlation_id'))
    return [
      {
        id: feature.id,
        levelId: unit.levelId,
        kind: amenityKind(readKeyword(feature.properties, 'category')),
        name: readLabel(ownValue(feature.properties, 'name')),
        at: project(position),
        ...(correlationId !== undefined && { correlationId }),
      },
    ]
  })
}

/** The kiosks: boards that show the map. */
export function readKiosks(context: ImdfContext): MapKiosk[] {
  return readFeatures('kiosk', context.files, context.report).flatMap((feature) => {
    const levelId = levelOf(feature, context)
    const shape = levelId === undefined ? undefined : shapeOf(feature, context)
    if (levelId === undefined || shape === undefined) return []
    const name = readLabel(ownValue(feature.properties, 'name'))
    return [{ id: feature.id, levelId, name, shape, at: centreOf(feature, shape, context) }]
  })
}

/** The fixtures: furniture that is drawn but has no name. */
export function readFixtures(context: ImdfContext): MapFixture[] {
  return readFeatures('fixture', context.files, context.report).flatMap((feature) => {
    const levelId = levelOf(feature, context)
    const shape = levelId === undefined ? undefined : shapeOf(feature, context)
    return levelId === undefined || shape === undefined ? [] : [{ id: feature.id, levelId, shape }]
  })
}
