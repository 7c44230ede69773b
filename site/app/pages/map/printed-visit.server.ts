import { boxAround, roundedBox, widened } from '@promenade/domain/map/drawing/box'
import type { LevelDrawing } from '@promenade/domain/map/drawing/level-drawing'
import { labelIn } from '@promenade/domain/map/label-in'
import type { MapLevel } from '@promenade/domain/map/mall-map'
import type { PageContext } from '../../page-context.ts'
import { printedDrawing } from '../../presenters/level-drawing.server.ts'
import { mapRequest } from './map-request.server.ts'
import type { VisitQuery } from './parse-map-query.ts'
import { planLayers } from './plan-layers.ts'
import type { MapRequest } from './plan-request.ts'
import { type PlannedVisit, plannedVisit } from './planned-visit.ts'
import type { PrintedLevel } from './printed-levels.ts'
import { wholeVisitSearch } from './visit-view.ts'
import { withNames } from './with-names.ts'

/** The plan of a visit on paper: the levels that it uses, and its stops. Undefined for an address without a plan. */
export function printedVisit(context: PageContext, query: VisitQuery) {
  const request = mapRequest(context, { ...query, showsQuiet: false })
  const planned = request && plannedVisit(request)
  if (request === undefined || planned === undefined) return undefined
  const visit = { ...planned, leg: { ...planned.leg, number: 0 } }
  const levels = request.map.levels
  return {
    search: wholeVisitSearch(visit, request),
    levels: levels.flatMap((level) => usedLevel(level, visit, { request, context }) ?? []),
    stops: visit.goals.map(({ number, name, lang, place }) => {
      const level = levels.find(({ id }) => id === place?.levelId)
      return { id: String(number), number, name, lang, place: level && labelIn(level.name, context.locale) }
    }),
  }
}

interface Printing {
  readonly request: MapRequest
  readonly context: PageContext
}

/** Undefined for a level without a stop and without a walk. */
function usedLevel(
  level: MapLevel,
  visit: PlannedVisit,
  { request, context }: Printing,
): PrintedLevel | undefined {
  const drawing = printedDrawing(context.content, level.id)
  const layers = planLayers(request, {
    level,
    chosen: undefined,
    route: { from: visit.start, to: undefined, unknown: [] },
    visit,
    levelHref: () => '',
  })
  const { legs = [], pins = [] } = layers
  const points = [...legs.flat(), ...pins.map(({ at }) => at)]
  if (drawing === undefined || points.length === 0) return undefined
  const name = labelIn(level.name, context.locale)
  const view = viewOf(drawing, points) ?? drawing.box
  return { id: level.id, name, view, ...withNames(drawing, view, layers, { goal: undefined }) }
}

/** Metres around the building and the ways, which may lead to a car park. */
const MARGIN_METRES = 6

function viewOf({ box: { x, y, width, height } }: LevelDrawing, points: Parameters<typeof boxAround>[0]) {
  const box = boxAround([...points, { x, y }, { x: x + width, y: y + height }])
  return box && roundedBox(widened(box, MARGIN_METRES))
}
