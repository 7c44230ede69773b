import type { MapConnection, MapLevel } from '@promenade/domain/map/mall-map'
import { readLine } from '../../geometry.ts'
import { type Feature, levelId, type Reading } from './features.ts'
import { labelOf, readTag } from './tags.ts'

/** Stairs and escalators mapped as a line between two levels; `conveying` is the direction of an escalator. */
export function readSteps(
  feature: Feature,
  known: readonly MapLevel[],
  { report, project }: Reading,
): readonly MapConnection[] {
  const { id, tags, geometry, levels } = feature
  const line = readTag(tags, 'highway') === 'steps' ? readLine(geometry, project) : undefined
  const [bottom, top] = [levels[0], levels.at(-1)]
  const ends = line && [line[0], line.at(-1)]
  const [first, last] = ends ?? []
  if (bottom === undefined || top === undefined || first === undefined || last === undefined) return []
  if (bottom === top || ![bottom, top].every((level) => known.some(({ ordinal }) => ordinal === level))) {
    report.note('WARNING', feature, 'are steps that do not join two levels of the map; nobody is sent there')
    return []
  }
  const climbs = readTag(tags, 'incline') !== 'down'
  const low = { levelId: levelId(bottom), at: climbs ? first : last }
  const high = { levelId: levelId(top), at: climbs ? last : first }
  const conveying = readTag(tags, 'conveying')
  const isEscalator = conveying !== '' && conveying !== 'no'
  const isOneWay = conveying === 'forward' || conveying === 'backward'
  if (isEscalator && !isOneWay) {
    report.note('WARNING', feature, 'is an escalator without a direction; taken to run both ways')
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
