import { nearestGoal, type NearestKind, nearestKinds, openPlaces } from '@promenade/domain/map/map-places'
import { guideOf } from '../../../content/map-guide.ts'
import type { MallContent } from '../../../content/mall-content.ts'
import { messagesIn } from '../../messages/messages-in.server.ts'
import type { MallSearchRecord } from './mall-record.server.ts'
import { amenitySynonyms } from './synonyms.server.ts'
import { pageRecord } from './page-record.server.ts'

/** "The nearest washroom" and the like: each leads to the map with the way to it, without steps. */
export function nearestRecords(contents: readonly MallContent[]): readonly MallSearchRecord[] {
  const [first] = contents
  if (first?.map === undefined) return []
  const { places } = guideOf(first.map, first)
  return Object.keys(nearestKinds)
    .filter(isNearestKind)
    .filter((kind) => openPlaces(kind, places).length > 0)
    .map((kind) =>
      pageRecord(
        `nearest ${kind}`,
        `/map?to=${nearestGoal(kind)}&stepfree=1`,
        contents.map(({ locale }) => {
          const { nearestOf, nearestNamed } = messagesIn(locale).map
          return {
            locale,
            name: nearestNamed(nearestOf[kind]),
            // Of the group like its places, before which it comes.
            categories: [nearestOf[kind]],
            aliases: [nearestOf[kind], ...synonymsOf(kind, nearestOf[kind])],
          }
        }),
        ({ map }) => map.title,
      ),
    )
}

/** "Toilet" is any washroom, not the accessible one or a family room. */
function synonymsOf(kind: NearestKind, name: string): readonly string[] {
  return kind === 'washroom-accessible' || kind === 'family-room' ? [] : amenitySynonyms([name])
}

function isNearestKind(kind: string): kind is NearestKind {
  return kind in nearestKinds
}
