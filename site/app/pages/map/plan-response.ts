import { defaultLocale } from '@promenade/domain/locale/locale'
import { labelIn } from '@promenade/domain/map/label-in'
import type { MapLevel } from '@promenade/domain/map/mall-map'
import { isTenant, type MapPlace } from '@promenade/domain/map/map-places'
import { withAssumedStart } from './assumed-start.ts'
import { stepNumber } from '@promenade/domain/wayfinding/step-pieces'
import { chosenView } from './chosen-view.ts'
import { findRoute, type FoundRoute } from './found-route.ts'
import { chosenNames } from './chosen-names.ts'
import { mapSearch } from './map-query.ts'
import { withNearStart } from './near-start.ts'
import { travelOptionsOf, withTravelOptions } from './parse-map-query.ts'
import { planFocus, planLayers, buildingFocus } from './plan-layers.ts'
import { placeName, type MapRequest } from './plan-request.ts'
import { numbersOf, type PlannedVisit, plannedVisit } from './planned-visit.ts'
import { otherLevels } from './printed-levels.ts'
import { type HrefChange, routeScreen } from './route-screen.ts'
import { withNames } from './with-names.ts'

/** The part of the plan's screen that depends on the request. */
export function planResponse(original: MapRequest) {
  const request = withAssumedStart(withNearStart(original))
  const { map, guide, query, language } = request
  const found = findRoute(request)
  const chosen = query.store === undefined ? undefined : guide.places.find(query.store)
  const hasRoute = found.route !== undefined && typeof found.route !== 'string'
  const href = (change: HrefChange) => routeHref(change, request)
  const visit = plannedVisit(request)
  const directions = routeScreen(found, request, { visit, hrefOf: href })
  const wholeVisit = directions.visit?.stops && directions.visit
  const steps = directions.route?.steps ?? []
  const step = steps[(stepNumber(query.step, steps.length) ?? 0) - 1]
  const quiet = query.showsQuiet ? guide.quiet : []
  const level = shownLevel(
    request,
    hasRoute
      ? [step ?? found.from]
      : [
          chosen,
          found.from,
          found.to,
          ...quiet,
          visit?.start,
          ...(visit?.goals ?? []).map(({ place }) => place),
        ],
  )
  const drawing = request.drawingOf(level.id)
  const levelHref = (levelId: string) => href({ levelId })
  const layers = planLayers(request, {
    level,
    chosen,
    route: found,
    visit,
    levelHref,
  })
  const focus = planFocus(layers, drawing, query.store)
  const view = focus ?? (drawing && buildingFocus(drawing))
  const named =
    drawing && view && withNames(drawing, view, layers, { goal: found.to?.slug, chosen: query.store })
  return {
    ...withTravelOptions(query),
    level: { id: level.id, name: labelIn(level.name, language.locale) },
    levels: map.levels.map(({ id, name }) => ({
      id,
      name: labelIn(name, language.locale),
      to: href({ levelId: id }),
      isShown: id === level.id,
      ...stopsOn(id, visit),
    })),
    drawing: named?.drawing,
    /** On paper. */
    printed: hasRoute || visit ? otherLevels(request, level.id, { route: found, visit, levelHref }) : [],
    sections: sections.filter((section) => drawing?.stores.some((store) => store.section === section)),
    layers: named?.layers ?? layers,
    /** The places whose names are drawn at every zoom: the chosen one, the ends of the route and the stops of the plan. */
    named: [
      query.store,
      query.from,
      query.to,
      ...(visit?.goals ?? []).map(({ place }) => place?.slug),
    ].flatMap((slug) => slug ?? []),
    /** At which a compass can be shown. */
    hasPosition: found.from !== undefined,
    focus,
    /** What is shown first. */
    view,
    chosen: chosen && chosenView(chosen, request),
    directions,
    names: chosenNames(query, {
      place: directions.route?.title ?? (chosen ? placeName(chosen, request) : wholeVisit?.progress),
      level: labelIn(level.name, language.locale),
    }),
    returnHref: returnHref(found, request),
    /** The device may know better where the visitor is. */
    isStartAssumed: request.isStartAssumed,
  }
}

/** The numbers of a plan's stops on a level. */
function stopsOn(levelId: string, visit: PlannedVisit | undefined): { readonly stops?: string } {
  const there = visit?.goals.filter(({ place }) => place?.levelId === levelId) ?? []
  return there.length === 0 ? {} : { stops: numbersOf(there) }
}

/** In the order of the legend, which lists the drawn ones. */
const sections = ['retail', 'foodandbeverage', 'professionalservices'] as const

/** The requested level, else that of the first place, else the one with many shops that is nearest to the street. */
function shownLevel(
  { map, query, guide }: MapRequest,
  places: readonly (Pick<MapPlace, 'levelId'> | undefined)[],
): MapLevel {
  const requested = map.levels.find((level) => levelKey(level) === query.level)
  const ofPlace = places.find((place) => place !== undefined)?.levelId
  const level =
    requested ?? map.levels.find(({ id }) => id === ofPlace) ?? openingLevel(map.levels, guide.places.all)
  // The decoder gives no map without a level.
  if (level === undefined) throw new Error('The map has no level.')
  return level
}

/** So small a part of the shops of the level with the most makes no level to open on. */
const LEAST_SHARE = 0.25

/** The higher of two levels at the same distance. */
function openingLevel(levels: readonly MapLevel[], places: readonly MapPlace[]): MapLevel | undefined {
  const shops = Map.groupBy(places.filter(isTenant), ({ levelId }) => levelId)
  const countOn = ({ id }: MapLevel) => shops.get(id)?.length ?? 0
  const least = LEAST_SHARE * Math.max(0, ...levels.map(countOn))
  return levels
    .filter((level) => countOn(level) >= least)
    .toSorted((a, b) => Math.abs(a.ordinal) - Math.abs(b.ordinal) || b.ordinal - a.ordinal)[0]
}

/** A level in the address: its short name, as on a lift button. */
function levelKey({ shortName, ordinal }: MapLevel): string {
  return shortName[defaultLocale]?.toLowerCase() ?? String(ordinal)
}

/** The address with the same route and chosen place on another level, or at another step. */
function routeHref({ levelId, ...change }: HrefChange, { query, language, map }: MapRequest): string {
  const { filter: _filter, category: _category, near: _near, isLost: _isLost, level: _level, ...rest } = query
  const level = map.levels.find(({ id }) => id === levelId)
  return language.href('/map') + mapSearch({ ...rest, ...change, ...(level && { level: levelKey(level) }) })
}

/** The route in the other direction; back from the nearest washroom, it names that washroom. */
function returnHref({ from, to }: FoundRoute, { language, query }: MapRequest): string | undefined {
  if (from === undefined || to === undefined) return undefined
  return language.href('/map') + mapSearch({ ...travelOptionsOf(query), from: to.slug, to: from.slug })
}
