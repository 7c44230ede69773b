import type { MapLevel, MapTactilePath } from '@promenade/domain/map/mall-map'
import { readLine } from '../../geometry.ts'
import { type Feature, levelId, type OpenStreetMapContext } from './features.ts'
import { readTag } from './tags.ts'

/** Ways mapped as lines with `tactile_paving=yes`, on each of their levels; stairs have it at their ends only. */
export function readTactilePaths(
  { id, tags, geometry, levels }: Feature,
  known: readonly MapLevel[],
  { project }: OpenStreetMapContext,
): readonly MapTactilePath[] {
  const hasPaving = readTag(tags, 'tactile_paving') === 'yes' && readTag(tags, 'highway') !== 'steps'
  const line = hasPaving ? readLine(geometry, project) : undefined
  if (line === undefined) return []
  return levels
    .filter((level) => known.some(({ ordinal }) => ordinal === level))
    .map((level) => ({ id: `${id}@${level}`, levelId: levelId(level), line }))
}
