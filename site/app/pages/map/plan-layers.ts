import { arrowsAlong } from '@promenade/domain/map/drawing/arrows-along'
import { type Box, boxAround, roundedBox, squareAt, widened } from '@promenade/domain/map/drawing/box'
import { drawingPlaneOf } from '@promenade/domain/map/drawing/drawing-plane'
import type { LevelDrawing } from '@promenade/domain/map/drawing/level-drawing'
import type { MapLevel } from '@promenade/domain/map/mall-map'
import type { MapPlace } from '@promenade/domain/map/map-places'
import type { Point } from '@promenade/domain/map/plane'
import type { RideLeg, Route } from '@promenade/domain/wayfinding/route'
import type { MapLayersProps } from '../../components/map-drawing/map-layers.tsx'
import type { FoundRoute } from './found-route.ts'
import { placeName, type MapRequest } from './plan-request.ts'
import { numbersOf, otherWays, type PlannedVisit } from './planned-visit.ts'

interface Shown {
  readonly level: MapLevel
  readonly chosen: MapPlace | undefined
  readonly route: FoundRoute
  readonly visit?: PlannedVisit | undefined
  readonly levelHref: (levelId: string) => string
}

/** The layers over the drawing of a level: the visitor's position, the chosen place and the route. */
export function planLayers(
  request: MapRequest,
  { level, chosen, route: found, visit, levelHref }: Shown,
): MapLayersProps {
  const { toDrawing } = drawingPlaneOf(request.map)
  const { from, route } = found
  const isHere = ({ levelId }: MapPlace) => levelId === level.id
  const pinned = chosen !== undefined && chosen.kind !== 'store' && isHere(chosen) && chosen !== from
  const stops = visit && stopPins(visit, level, { request, toDrawing, found })
  return {
    ...(visit && {
      legs: otherWays(visit, found.to, request)
        .flatMap(walksOn(level))
        .map((line) => line.map(toDrawing)),
    }),
    ...(from &&
      isHere(from) && {
        here: { at: toDrawing(from.at), label: request.language.messages.map.here },
      }),
    ...(pinned
      ? { pins: [{ at: toDrawing(chosen.at), slug: chosen.slug, label: placeName(chosen, request) }] }
      : stops
        ? { pins: stops }
        : request.query.showsQuiet && { pins: quietPins(request, level) }),
    ...(route !== undefined &&
      typeof route !== 'string' && {
        route: {
          ...routeLayer(route, level, { request, levelHref, toDrawing }),
          ...numberOf(found.to, visit),
        },
      }),
  }
}

interface StopsDrawing {
  readonly request: MapRequest
  readonly toDrawing: (point: Point) => Point
  readonly found: FoundRoute
}

/** The stops of a plan on a level, but for the one where the drawn route ends; those at one place have one pin. */
function stopPins({ goals }: PlannedVisit, level: MapLevel, { request, toDrawing, found }: StopsDrawing) {
  const end = found.route === undefined ? undefined : found.to?.slug
  const there = goals.flatMap(({ place, number, name }) =>
    place?.levelId === level.id && place.slug !== end ? [{ place, number, name }] : [],
  )
  return [...Map.groupBy(there, ({ place }) => place.slug).values()].flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    const number = numbersOf(same)
    const name = first.name || placeName(first.place, request)
    const label = `${number}: ${name}`
    return [{ at: toDrawing(first.place.at), slug: first.place.slug, label, number, placeName: name }]
  })
}

/** The number of the stop at which the drawn route ends. */
function numberOf(to: MapPlace | undefined, visit: PlannedVisit | undefined): { readonly number?: string } {
  const same = visit?.goals.filter(({ place }) => place !== undefined && place.slug === to?.slug) ?? []
  return same.length === 0 ? {} : { number: numbersOf(same) }
}

function walksOn({ id }: MapLevel) {
  return ({ legs }: Route) =>
    legs.flatMap((leg) => (leg.kind === 'walk' && leg.levelId === id ? [leg.line] : []))
}

/** The quiet places of a level. */
function quietPins(request: MapRequest, level: MapLevel): NonNullable<MapLayersProps['pins']> {
  const { toDrawing } = drawingPlaneOf(request.map)
  return request.guide.quiet
    .filter(({ levelId }) => levelId === level.id)
    .map((place) => ({ at: toDrawing(place.at), label: placeName(place, request) }))
}

interface Drawing {
  readonly request: MapRequest
  readonly levelHref: (levelId: string) => string
  readonly toDrawing: (point: Point) => Point
}

function routeLayer(route: Route, level: MapLevel, drawing: Drawing): NonNullable<MapLayersProps['route']> {
  const { legs } = route
  const elsewhere = legs.flatMap((leg) => (leg.kind === 'walk' && leg.levelId !== level.id ? [leg.line] : []))
  const first = legs[0]
  const last = legs.at(-1)
  const start = first?.kind === 'walk' && first.levelId === level.id ? first.line[0] : undefined
  const goal = last?.kind === 'walk' && last.levelId === level.id ? last.line.at(-1) : undefined
  const lines = walksOn(level)(route).map((line) => line.map(drawing.toDrawing))
  return {
    lines,
    arrows: lines.flatMap(arrowsAlong),
    ...(elsewhere.length > 0 && { elsewhere: elsewhere.map((line) => line.map(drawing.toDrawing)) }),
    ...(start && { start: drawing.toDrawing(start) }),
    ...(goal && { goal: drawing.toDrawing(goal) }),
    changes: legs.flatMap((leg) => (leg.kind === 'ride' ? changesAt(leg, level, drawing) : [])),
  }
}

/** The mark of a ride on a level, with a link to its other level. */
function changesAt(ride: RideLeg, level: MapLevel, { request, levelHref, toDrawing }: Drawing) {
  const { connection, fromLevelId, toLevelId } = ride
  const other = level.id === fromLevelId ? toLevelId : level.id === toLevelId ? fromLevelId : undefined
  const at = connection.stops.find(({ levelId }) => levelId === level.id)?.at
  const otherLevel = request.map.levels.find(({ id }) => id === other)
  if (otherLevel === undefined || at === undefined) return []
  const isUp = otherLevel.ordinal > level.ordinal
  return [
    {
      at: toDrawing(at),
      to: levelHref(otherLevel.id),
      label: request.language.messages.map.continuesOn(otherLevel.name[request.language.locale] ?? '', isUp),
      isUp,
    },
  ]
}

/** Metres of building shown around a chosen store, and across around another place. */
const margins = { store: 27, place: 70 }
/** A route fills its frame but for these margins: a share of its length, and metres; the larger counts. */
const ROUTE_MARGIN = 0.06
const ROUTE_MARGIN_METRES = 1.2

/** The part of the level to show: the route, else the store, else the chosen place or the start; undefined for all. */
export function planFocus(
  { route, here, pins, legs = [] }: MapLayersProps,
  drawing: LevelDrawing | undefined,
  storeSlug: string | undefined,
): Box | undefined {
  const routeBox = route && lineFocus(route.lines.flat())
  if (routeBox !== undefined) return routeBox
  const store = drawing?.stores.find(({ slug }) => slug === storeSlug)
  if (store !== undefined) return roundedBox(widened(store.box, margins.store))
  const pinsBox = boxAround([...(pins ?? []).map(({ at }) => at), ...legs.flat()])
  if (pinsBox !== undefined) return roundedBox(widened(pinsBox, margins.place / (legs.length > 0 ? 4 : 2)))
  return here && roundedBox(squareAt(here.at, margins.place))
}

/** Metres around the building in the first view of a level. */
const BUILDING_MARGIN_METRES = 4

/** The building with its shops, without car parks and quays: the first view of a level. All of a level without shops. */
export function buildingFocus({ stores, box, building }: LevelDrawing): Box {
  return stores.length === 0 ? box : widened(building, BUILDING_MARGIN_METRES)
}

/** A piece of a route is shown with at least so many metres of the building around it. */
const PIECE_METRES = 24

/** The part of the level to show for one step of a route; undefined for a step without a point. */
export function pieceFocus(line: readonly Point[]): Box | undefined {
  const box = lineFocus(line)
  if (box === undefined) return undefined
  const missing = Math.max(0, PIECE_METRES - Math.max(box.width, box.height))
  return roundedBox(widened(box, missing / 2))
}

function lineFocus(line: readonly Point[]): Box | undefined {
  const box = boxAround(line)
  if (box === undefined) return undefined
  const length = Math.max(box.width, box.height)
  return roundedBox(widened(box, Math.max(ROUTE_MARGIN_METRES, ROUTE_MARGIN * length)))
}
