import type { MapUnit } from '@promenade/domain/map/mall-map'
import { type Feature, levelId, type OpenStreetMapContext } from './features.ts'
import { isAtWalkway } from './infer-doors.ts'
import { readTag } from './tags.ts'
import { unitsOf } from './units.ts'

/** True for the outline of a level. */
export function isOutline({ tags }: Feature): boolean {
  return readTag(tags, 'indoor') === 'level'
}

/**
 * The outlines of the levels whose corridors are not mapped: what the rooms leave is open. Where most rooms stand at corridors,
 * the rest of the level is unmapped, and no way.
 */
export function openOutlines(
  features: readonly Feature[],
  units: readonly MapUnit[],
  context: OpenStreetMapContext,
): readonly MapUnit[] {
  const outlines = features.filter(isOutline)
  if (outlines.length === 0) return []
  const rooms = units.filter(({ use }) => use === 'room')
  const atWalkway = new Set(rooms.filter((room) => isAtWalkway(room, units)))
  const withWalkway = new Set(units.filter(({ use }) => use === 'walkway').map(({ levelId: id }) => id))
  const hasCorridors = (level: string) => {
    const onLevel = rooms.filter((room) => room.levelId === level)
    const atCorridors = onLevel.filter((room) => atWalkway.has(room)).length
    return withWalkway.has(level) && atCorridors * 2 >= onLevel.length
  }
  return outlines
    .flatMap((feature) => unitsOf(feature, { use: 'walkway', name: {} }, context))
    .filter((outline) => !hasCorridors(outline.levelId))
}

/** The outline of a level, which has its name and, as `level:ref`, what its lift buttons say. */
export function outlineOf(level: string, features: readonly Feature[]): Feature | undefined {
  return features.find(
    (feature) => isOutline(feature) && feature.levels.some((one) => levelId(one) === level),
  )
}
