import { defaultLocale } from '@promenade/domain/locale/locale'
import { labelIn } from '@promenade/domain/map/label-in'
import type { MapLevel } from '@promenade/domain/map/mall-map'
import { isTenant, type MapPlace } from '@promenade/domain/map/map-places'
import { chosenView } from './chosen-view.ts'
import { findRoute, type FoundRoute } from './found-route.ts'
import { withTravelOptions, mapSearch } from './map-query.ts'
import { planFocus, planLayers } from './plan-layers.ts'
import type { MapRequest } from './plan-request.ts'
import { routeScreen } from './route-screen.ts'

/** The part of the plan's screen that depends on the request. */
export function planResponse(request: MapRequest) {
  const { map, guide, query, language } = request
  const found = findRoute(request)
  const chosen = query.store === undefined ? undefined : guide.places.find(query.store)
  const hasRoute = found.route !== undefined && typeof found.route !== 'string'
  const quiet = query.showsQuiet ? guide.quiet : []
  const level = shownLevel(request, hasRoute ? [found.from] : [chosen, found.from, found.to, ...quiet])
  const href = (levelId: string) => levelHref(levelId, request)
  const drawing = request.drawingOf(level.id)
  const layers = planLayers(request, { level, chosen, route: found, levelHref: href })
  return {
    ...withTravelOptions(query),
    level: { id: level.id, name: labelIn(level.name, language.locale) },
    levels: map.levels.map(({ id, name }) => ({
      id,
      name: labelIn(name, language.locale),
      to: href(id),
      isShown: id === level.id,
    })),
    drawing,
    sections: sections.filter((section) => drawing?.stores.some((store) => store.section === section)),
    layers,
    focus: planFocus(layers, drawing, query.store),
    chosen: chosen && chosenView(chosen, request),
    directions: routeScreen(found, request, href),
    returnHref: returnHref(found, request),
  }
}

/** In the order of the legend, which lists the drawn ones. */
const sections = ['retail', 'foodandbeverage', 'professionalservices'] as const

/** The requested level, else that of the first place, else the one with shops nearest to the street. */
function shownLevel({ map, query, guide }: MapRequest, places: readonly (MapPlace | undefined)[]): MapLevel {
  const requested = map.levels.find((level) => levelKey(level) === query.level)
  const ofPlace = places.find((place) => place !== undefined)?.levelId
  const level =
    requested ?? map.levels.find(({ id }) => id === ofPlace) ?? openingLevel(map.levels, guide.places.all)
  // The decoder gives no map without a level.
  if (level === undefined) throw new Error('The map has no level.')
  return level
}

/** The higher of two levels at the same distance. */
function openingLevel(levels: readonly MapLevel[], places: readonly MapPlace[]): MapLevel | undefined {
  const withShops = new Set(places.filter(isTenant).map(({ levelId }) => levelId))
  const known = levels.some(({ id }) => withShops.has(id))
    ? levels.filter(({ id }) => withShops.has(id))
    : levels
  return known.toSorted((a, b) => Math.abs(a.ordinal) - Math.abs(b.ordinal) || b.ordinal - a.ordinal)[0]
}

/** A level in the address: its short name, as on a lift button. */
function levelKey({ shortName, ordinal }: MapLevel): string {
  return shortName[defaultLocale]?.toLowerCase() ?? String(ordinal)
}

/** The address with the same route and chosen place on another level. */
function levelHref(levelId: string, { query, language, map }: MapRequest): string {
  const { filter: _filter, category: _category, ...rest } = query
  const level = map.levels.find(({ id }) => id === levelId)
  return language.href('/map') + mapSearch({ ...rest, ...(level && { level: levelKey(level) }) })
}

/** The route in the other direction; back from the nearest washroom, it names that washroom. */
function returnHref({ from, to }: FoundRoute, { language, query }: MapRequest): string | undefined {
  if (from === undefined || to === undefined) return undefined
  const { isStepFree, avoidsLifts, isQuiet } = query
  return language.href('/map') + mapSearch({ from: to.slug, to: from.slug, isStepFree, avoidsLifts, isQuiet })
}
