import { type Box, roundedBox, widened } from '@promenade/domain/map/drawing/box'
import { drawingAround } from '@promenade/domain/map/drawing/drawing-around'
import type { LevelDrawing } from '@promenade/domain/map/drawing/level-drawing'
import { labelIn } from '@promenade/domain/map/label-in'
import type { MapLayersProps } from '../../components/map-drawing/map-layers.tsx'
import type { FoundRoute } from './found-route.ts'
import { planFocus, planLayers } from './plan-layers.ts'
import type { MapRequest } from './plan-request.ts'
import type { PlannedVisit } from './planned-visit.ts'
import { withNames } from './with-names.ts'

/** A level on paper, with what lies over its drawing. */
export interface PrintedLevel {
  readonly id: string
  readonly name: string
  readonly drawing: LevelDrawing
  readonly view?: Box | undefined
  readonly layers?: MapLayersProps
}

interface Used {
  readonly route: FoundRoute
  readonly visit: PlannedVisit | undefined
  readonly levelHref: (levelId: string) => string
}

/** Metres of the building around the ways. */
const MARGIN_METRES = 8

/** The levels besides the shown one that a route or the plan of a visit uses: around the ways there. */
export function otherLevels(request: MapRequest, shownId: string, used: Used): readonly PrintedLevel[] {
  const { route, visit, levelHref } = used
  return request.map.levels.flatMap((level): PrintedLevel[] => {
    const drawing = level.id === shownId ? undefined : request.drawingOf(level.id)
    const layers = planLayers(request, { level, chosen: undefined, route, visit, levelHref })
    const focus = planFocus(layers, undefined, undefined)
    if (drawing === undefined || focus === undefined) return []
    const view = roundedBox(widened(focus, MARGIN_METRES))
    const around = drawingAround(drawing, view)
    const named = withNames(around, view, layers, { goal: route.to?.slug })
    return [{ id: level.id, name: labelIn(level.name, request.language.locale), view, ...named }]
  })
}
