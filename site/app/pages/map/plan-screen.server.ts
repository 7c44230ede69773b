import { listUnlistedShops } from '@promenade/domain/map/map-places'
import { labelIn } from '@promenade/domain/map/label-in'
import type { PageContext } from '../../page-context.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import { formWords } from '../../presenters/forms/form-view.server.ts'
import { reportPage } from '../../presenters/report-link.server.ts'
import { mapDirectory } from './map-directory.server.ts'
import { endGroups, endOf, nearestEnds, usualStarts } from './map-ends.ts'
import type { MapQuery } from './map-query.ts'
import { mapRequest } from './map-request.server.ts'
import { openTimes } from './open-times.server.ts'
import { planResponse } from './plan-response.ts'
import { quietView } from './quiet-view.server.ts'
import type { MapRequest } from './plan-request.ts'

/** The drawn map with the chosen place and route; undefined for a mall without a map. */
export function planScreen(context: PageContext, query: MapQuery) {
  const request = mapRequest(context, query)
  if (request === undefined) return undefined
  const { all } = request.guide.places
  const ends = endGroups(request)
  return {
    formWords: formWords(formMessagesIn(context.locale)),
    report: reportPage(context),
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
