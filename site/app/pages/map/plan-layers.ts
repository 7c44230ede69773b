import { type Box, boxAround, squareAt, widened } from '@promenade/domain/map/drawing/box'
import { drawingPlaneOf } from '@promenade/domain/map/drawing/drawing-plane'
import type { LevelDrawing } from '@promenade/domain/map/drawing/level-drawing'
import type { MapLevel } from '@promenade/domain/map/mall-map'
import type { MapPlace } from '@promenade/domain/map/map-places'
import type { Point } from '@promenade/domain/map/plane'
import type { RideLeg, Route } from '@promenade/domain/wayfinding/route'
import type { MapLayersProps } from '../../components/map-drawing/map-layers.tsx'
import type { FoundRoute } from './found-route.ts'
import { placeName, type Planned } from './plan-request.ts'

interface Shown {
  readonly level: MapLevel
  readonly chosen: MapPlace | undefined
  readonly way: FoundRoute
  readonly levelHref: (levelId: string) => string
}

/** What lies over the drawing of a level: where the visitor is, what they chose, and the way between. */
export function planLayers(planned: Planned, { level, chosen, way, levelHref }: Shown): MapLayersProps {
  const { toDrawing } = drawingPlaneOf(planned.map)
  const { from } = way
  const isHere = ({ levelId }: MapPlace) => levelId === level.id
  const pinned = chosen !== undefined && chosen.kind !== 'store' && isHere(chosen) && chosen !== from
  return {
    ...(from &&
      isHere(from) && {
        here: { at: toDrawing(from.at), label: planned.wording.messages.map.here },
      }),
    ...(pinned && { pins: [{ at: toDrawing(chosen.at), label: placeName(chosen, planned) }] }),
    ...(way.route !== undefined &&
      typeof way.route !== 'string' && {
        route: routeLayer(way.route, level, { planned, levelHref, toDrawing }),
      }),
  }
}

interface Drawing {
  readonly planned: Planned
  readonly levelHref: (levelId: string) => string
  readonly toDrawing: (point: Point) => Point
}

function routeLayer(route: Route, level: MapLevel, drawing: Drawing): NonNullable<MapLayersProps['route']> {
  const { legs } = route
  const walks = legs.flatMap((leg) => (leg.kind === 'walk' && leg.levelId === level.id ? [leg.line] : []))
  const first = legs[0]
  const last = legs.at(-1)
  const start = first?.kind === 'walk' && first.levelId === level.id ? first.line[0] : undefined
  const goal = last?.kind === 'walk' && last.levelId === level.id ? last.line.at(-1) : undefined
  return {
    lines: walks.map((line) => line.map(drawing.toDrawing)),
    ...(start && { start: drawing.toDrawing(start) }),
    ...(goal && { goal: drawing.toDrawing(goal) }),
    changes: legs.flatMap((leg) => (leg.kind === 'ride' ? changesAt(leg, level, drawing) : [])),
  }
}

/** A ride is marked on both its levels, and each mark leads to the other one. */
function changesAt(ride: RideLeg, level: MapLevel, { planned, levelHref, toDrawing }: Drawing) {
  const { connection, fromLevelId, toLevelId } = ride
  const other = level.id === fromLevelId ? toLevelId : level.id === toLevelId ? fromLevelId : undefined
  const at = connection.stops.find(({ levelId }) => levelId === level.id)?.at
  const otherLevel = planned.map.levels.find(({ id }) => id === other)
  if (otherLevel === undefined || at === undefined) return []
  const isUp = otherLevel.ordinal > level.ordinal
  return [
    {
      at: toDrawing(at),
      to: levelHref(otherLevel.id),
      label: planned.wording.messages.map.goesOn(otherLevel.name[planned.wording.locale] ?? '', isUp),
      isUp,
    },
  ]
}

/** Metres of building seen around what is looked at. */
const AROUND = { way: 8, store: 15, place: 40 }

/** The part of the level to look at: the way, else the store, else where somebody stands; undefined for all of it. */
export function planFocus(
  { route, here, pins }: MapLayersProps,
  drawing: LevelDrawing | undefined,
  storeSlug: string | undefined,
): Box | undefined {
  const way = route && boxAround(route.lines.flat())
  if (way !== undefined) return widened(way, AROUND.way)
  const store = drawing?.stores.find(({ slug }) => slug === storeSlug)
  if (store !== undefined) return widened(store.box, AROUND.store)
  const at = pins?.[0]?.at ?? here?.at
  return at && squareAt(at, AROUND.place)
}
