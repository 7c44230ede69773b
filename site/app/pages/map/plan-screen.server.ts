import { listUnlistedShops } from '@promenade/domain/map/map-places'
import { labelIn } from '@promenade/domain/map/label-in'
import { guideOf } from '../../../content/map-guide.ts'
import type { PageContext } from '../../page-context.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import { trailMessagesIn } from '../../messages/trail/trail-messages.server.ts'
import { levelDrawing } from '../../presenters/level-drawing.server.ts'
import { formWords } from '../../presenters/forms/form-view.server.ts'
import { hoursOf } from './hours-of.server.ts'
import { mapDirectory } from './map-directory.server.ts'
import { endGroups, endOf, nearestEnds, usualStarts } from './map-ends.ts'
import type { MapQuery } from './map-query.ts'
import { openTimes } from './open-times.server.ts'
import { planResponse } from './plan-response.ts'
import { quietView } from './quiet-view.server.ts'
import type { MapRequest } from './plan-request.ts'
import { createStopFinder } from './stop-finder.ts'

/** The drawn map with the chosen place and route; undefined for a mall without a map. */
export function planScreen(context: PageContext, query: MapQuery) {
  const { map, stores } = context.content
  if (map === undefined) return undefined
  const request: MapRequest = {
    map,
    guide: guideOf(map, context.content),
    query,
    language: context,
    trailWords: trailMessagesIn(context.locale),
    stores,
    drawingOf: (levelId) => levelDrawing(context.content, levelId),
    hoursOf: hoursOf(context),
    findStop: createStopFinder(context),
  }
  const { all } = request.guide.places
  const ends = endGroups(request)
  return {
    formWords: formWords(formMessagesIn(context.locale)),
    printPath: context.href('/map/print'),
    visit: { to: context.href('/plan-my-visit'), text: context.messages.visitPlan.title },
    ...mapDirectory(
      context,
      query,
      (slug) => levelName(slug, request),
      listUnlistedShops(request.guide.places, context.locale),
    ),
    ends,
    starts: usualStarts(ends, request),
    nearest: nearestEnds(request),
    hasQuieterWays: request.guide.busy !== undefined,
    quiet: quietView(request, context),
    parking: all.filter(({ kind }) => kind === 'parking').map((place) => endOf(place, request)),
    openTimes: openTimes(context),
    closedText: context.messages.hours.closedNow,
    ...planResponse(request),
  }
}

export type PlanScreen = NonNullable<ReturnType<typeof planScreen>>

/** The level of a store, for one without a unit number. */
function levelName(slug: string, { guide, map, language }: MapRequest): string | undefined {
  const levelId = guide.places.find(slug)?.levelId
  const level = map.levels.find(({ id }) => id === levelId)
  return level && labelIn(level.name, language.locale)
}
