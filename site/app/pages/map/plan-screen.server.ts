import { listUnlistedShops } from '@promenade/domain/map/map-places'
import { labelIn } from '@promenade/domain/map/label-in'
import { guideOf } from '../../../content/map-guide.ts'
import type { PageContext } from '../../page-context.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import { levelDrawing } from '../../presenters/level-drawing.server.ts'
import { formWords } from '../../presenters/forms/form-view.server.ts'
import { wordingFor } from '../../presenters/wording.server.ts'
import { hoursOf } from './hours-of.server.ts'
import { mapDirectory } from './map-directory.server.ts'
import { endGroups, endOf, nearestEnds } from './map-ends.ts'
import type { MapQuestion } from './map-query.ts'
import { planAnswer } from './plan-response.ts'
import type { Planned } from './plan-request.ts'

/** The drawn map with all that is chosen on it; undefined where the mall has no map to draw. */
export function planScreen(visit: PageContext, asked: MapQuestion) {
  const { map, stores } = visit.content
  if (map === undefined) return undefined
  const wording = wordingFor(visit)
  const planned: Planned = {
    map,
    guide: guideOf(map, visit.content),
    asked,
    wording,
    stores,
    drawingOf: (levelId) => levelDrawing(visit.content, levelId),
    hoursOf: hoursOf(visit),
  }
  const { all } = planned.guide.places
  return {
    formWords: formWords(formMessagesIn(visit.locale)),
    printPath: wording.href('/map/print'),
    ...mapDirectory(
      { visit, wording, asked },
      (slug) => levelName(slug, planned),
      listUnlistedShops(planned.guide.places, wording.locale),
    ),
    ends: endGroups(planned),
    nearest: nearestEnds(planned),
    parking: all.filter(({ kind }) => kind === 'parking').map((place) => endOf(place, planned)),
    ...planAnswer(planned),
  }
}

export type PlanScreen = NonNullable<ReturnType<typeof planScreen>>

/** Where a store without a unit number is: on which level. */
function levelName(slug: string, { guide, map, wording }: Planned): string | undefined {
  const levelId = guide.places.find(slug)?.levelId
  const level = map.levels.find(({ id }) => id === levelId)
  return level && labelIn(level.name, wording.locale)
}
