import type { MapConnection, MapLevel } from '@promenade/domain/map/mall-map'
import { readLine } from '../../geometry.ts'
import { type Feature, levelId, type OpenStreetMapContext } from './features.ts'
import { labelOf, readTag } from './tags.ts'

/**
 * The stairs or escalator mapped as a line (`highway=steps`) between two levels. The tag `conveying` marks an escalator and
 * its direction.
 */
export function readStairs(
  feature: Feature,
  known: readonly MapLevel[],
  { report, project }: OpenStreetMapContext,
): readonly MapConnection[] {
  const { id, tags, geometry, levels } = feature
  const line = readTag(tags, 'highway') === 'steps' ? readLine(geometry, project) : undefined
  const [bottom, top] = [levels[0], levels.at(-1)]
  const ends = line && [line[0], line.at(-1)]
  const [first, last] = ends ?? []
  if (bottom === undefined || top === undefined || first === undefined || last === undefined) return []
  if (bottom === top || ![bottom, top].every((level) => known.some(({ ordinal }) => ordinal === level))) {
    report.note('WARNING', feature, 'are stairs that do not join two levels of the map; no route uses them')
    return []
  }
  const climbs = readTag(tags, 'incline') !== 'down'
  const low = { levelId: levelId(bottom), at: climbs ? first : last }
  const high = { levelId: levelId(top), at: climbs ? last : first }
  const conveying = readTag(tags, 'conveying')
  const isEscalator = conveying !== '' && conveying !== 'no'
  const isOneWay = conveying === 'forward' || conveying === 'backward'
  if (isEscalator && !isOneWay) {
    report.note('WARNING', feature, 'is an escalator without a direction; routes use it in both directions')
  }
  const isUp = !isOneWay || (conveying === 'forward') === climbs
  return [
    {
      id,
      kind: isEscalator ? 'escalator' : 'stairs',
      name: labelOf(tags),
      stops: isUp ? [low, high] : [high, low],
      isOneWay,
    },
  ]
}
