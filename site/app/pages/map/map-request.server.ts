import { guideOf } from '../../../content/map-guide.ts'
import type { PageContext } from '../../page-context.ts'
import { trailMessagesIn } from '../../messages/trail/trail-messages.server.ts'
import { levelDrawing } from '../../presenters/level-drawing.server.ts'
import { closureOf } from './closure-text.server.ts'
import { hoursOf } from './hours-of.server.ts'
import type { MapQuery } from './map-query.ts'
import type { MapRequest } from './plan-request.ts'
import { createStopFinder } from './stop-finder.ts'

/** A query of the mall's map with all that its response needs; undefined for a mall without a map. */
export function mapRequest(context: PageContext, query: MapQuery): MapRequest | undefined {
  const { map, stores } = context.content
  if (map === undefined) return undefined
  return {
    map,
    guide: guideOf(map, context.content),
    query,
    language: context,
    trailWords: trailMessagesIn(context.locale),
    stores,
    drawingOf: (levelId) => levelDrawing(context.content, levelId),
    hoursOf: hoursOf(context),
    closureOf: closureOf(context),
    findStop: createStopFinder(context),
  }
}
