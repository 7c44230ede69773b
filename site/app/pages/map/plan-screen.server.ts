import { isTenant } from '@promenade/domain/map/map-places'
import { labelIn } from '@promenade/domain/map/label-in'
import { guideOf } from '../../../content/map-guide.ts'
import type { PageContext } from '../../page-context.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import { levelDrawing } from '../../presenters/level-drawing.server.ts'
import { formWords } from '../../presenters/forms/form-view.server.ts'
import { hoursOf } from './hours-of.server.ts'
import { mapDirectory } from './map-directory.server.ts'
import { endGroups, endOf, nearestEnds } from './map-ends.ts'
import type { MapQuestion } from './map-query.ts'
import { planAnswer } from './plan-response.ts'
import { placeName, type Planned } from './plan-request.ts'

/** The drawn map with all that is chosen on it; undefined where the mall has no map to draw. */
export function planScreen(context: PageContext, asked: MapQuestion) {
  const { map, stores } = context.content
  if (map === undefined) return undefined
  const planned: Planned = {
    map,
    guide: guideOf(map, context.content),
    asked,
    wording: context,
    stores,
    drawingOf: (levelId) => levelDrawing(context.content, levelId),
    hoursOf: hoursOf(context),
  }
  const { all } = planned.guide.places
  return {
    formWords: formWords(formMessagesIn(context.locale)),
    printPath: context.href('/map/print'),
    ...mapDirectory(context, asked, (slug) => levelName(slug, planned), unlistedShops(planned)),
    ends: endGroups(planned),
    nearest: nearestEnds(planned),
    parking: all.filter(({ kind }) => kind === 'parking').map((place) => endOf(place, planned)),
    ...planAnswer(planned),
  }
}

export type PlanScreen = NonNullable<ReturnType<typeof planScreen>>

/** Shops that are on the map and not in the directory. */
function unlistedShops(planned: Planned) {
  return planned.guide.places.all
    .filter((place) => place.kind !== 'store' && isTenant(place))
    .map((place) => ({ slug: place.slug, name: placeName(place, planned) }))
    .filter(({ name }) => name !== '')
}

/** Where a store without a unit number is: on which level. */
function levelName(slug: string, { guide, map, wording }: Planned): string | undefined {
  const levelId = guide.places.find(slug)?.levelId
  const level = map.levels.find(({ id }) => id === levelId)
  return level && labelIn(level.name, wording.locale)
}
