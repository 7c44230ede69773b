import type { Label } from '@promenade/domain/map/mall-map'
import { type MapPlace, openPlaces, placesOfKind } from '@promenade/domain/map/map-places'
import type { RouteMode } from '@promenade/domain/wayfinding/rides'
import type { NoRoute, Route } from '@promenade/domain/wayfinding/route'
import type { RouteFinder } from '@promenade/domain/wayfinding/route-finder'
import { named, type Named } from '@promenade/domain/wayfinding/trail/things'
import { trailRoute } from '@promenade/domain/wayfinding/trail/trail-route'
import type { TrailStep } from '@promenade/domain/wayfinding/trail/trail-step'
import { closedOnRoute } from '@promenade/domain/wayfinding/without-closed'
import { nearestKindOf } from './map-ends.ts'
import type { MapQuery } from './map-query.ts'
import type { MapRequest } from './plan-request.ts'

/** The result of a search for a route. */
export interface FoundRoute {
  readonly from: MapPlace | undefined
  readonly to: MapPlace | undefined
  /** Slugs in the address that are no place. */
  readonly unknown: readonly string[]
  /** Absent without both ends. */
  readonly route?: Route | NoRoute
  /** The route without steps in any mode; absent if there is none. */
  readonly stepFree?: Route
  /** For a quieter way: the metres by which it is longer than the fastest one; `none` if no other way is quieter. */
  readonly quieter?: number | 'none'
  /** The steps of `route` for someone who cannot see; `none` where the map cannot describe a way. */
  readonly trail?: { readonly start: Named; readonly steps: readonly TrailStep[] } | 'none'
  /** Temporarily closed places that block all routes, or that the route goes around. */
  readonly closed?: readonly { readonly id?: string; readonly name: Label }[]
}

export function findRoute(request: MapRequest): FoundRoute {
  const { guide, query } = request
  const { places, finder } = guide
  const from = query.from === undefined ? undefined : places.find(query.from)
  const kind = query.to === undefined ? undefined : nearestKindOf(query.to)
  const named = query.to === undefined || kind !== undefined ? undefined : places.find(query.to)
  const unknown = [
    ...(query.from !== undefined && from === undefined ? [query.from] : []),
    ...(query.to !== undefined && kind === undefined && named === undefined ? [query.to] : []),
  ]
  if (from === undefined || (kind === undefined && named === undefined)) return { from, to: named, unknown }
  const goals = named === undefined && kind !== undefined ? openPlaces(kind, places) : [named].filter(isPlace)
  const found = nearestOf(goals, from, finder, query)
  if (typeof found === 'string') {
    const isAnyOpen = kind === undefined || goals.length > 0
    const closed = isAnyOpen ? closedBetween(from, goals, request) : placesOfKind(kind, places)
    return { from, to: named, unknown, route: found, closed }
  }
  const to = goals.find(({ featureId }) => featureId === found.goal)
  const trail = to && query.isDetailed ? trailBetween({ from, to }, request) : undefined
  const quieter = to && trail === undefined && quieterRoute(found.route, { from, to }, request)
  const stepFree = to && finder.findRoute(from.featureId, to.featureId, 'step-free')
  return {
    from,
    to,
    unknown,
    route: found.route,
    ...quieter,
    ...trail,
    ...(to !== undefined && { closed: closedBetween(from, [to], request) }),
    ...(stepFree !== undefined && typeof stepFree !== 'string' && { stepFree }),
  }
}

/** The way for someone who cannot see, which may be another one than the fastest. */
function trailBetween(
  { from, to }: { readonly from: MapPlace; readonly to: MapPlace },
  { guide, query, language }: MapRequest,
): Pick<FoundRoute, 'route' | 'trail'> {
  const trails = guide.trails(language.locale)
  const found = trails.find({ from: from.featureId, to: to.featureId }, modeOf(query))
  const first = found && trails.graph.things[found.trail.first]
  if (found === undefined || first === undefined) return { trail: 'none' }
  const route = withoutLifts({ route: trailRoute(found.trail, found.steps) }, query)
  if (typeof route === 'string') return { trail: 'none' }
  return { ...route, trail: { start: named(first), steps: found.steps } }
}

/** The way between two places of a plan, the quieter one where the visitor wants it. */
export function findWalk(from: MapPlace, to: MapPlace, request: MapRequest): Route | NoRoute {
  const found = nearestOf([to], from, request.guide.finder, request.query)
  if (typeof found === 'string') return found
  return quieterRoute(found.route, { from, to }, request).route ?? found.route
}

function nearestOf(goals: readonly MapPlace[], from: MapPlace, finder: RouteFinder, query: MapQuery) {
  const ids = goals.map(({ featureId }) => featureId)
  return withoutLifts(finder.findNearest(from.featureId, ids, modeOf(query)), query)
}

/** The quieter route where the visitor wants one, and how it compares with the fastest. */
function quieterRoute(
  fastest: Route,
  { from, to }: { readonly from: MapPlace; readonly to: MapPlace },
  { guide, query }: MapRequest,
): Pick<FoundRoute, 'route' | 'quieter'> {
  const { busy, finder } = guide
  // Routes without steps and lifts are checked for lifts, which no mode excludes.
  const isPossible = query.isQuiet && !(query.isStepFree && query.avoidsLifts)
  if (busy === undefined || !isPossible) return {}
  const route = finder.findQuieterRoute(from.featureId, to.featureId, { mode: modeOf(query), busy })
  if (typeof route === 'string' || route === fastest || route.seconds === fastest.seconds)
    return { quieter: 'none' }
  return { route, quieter: Math.max(0, route.metres - fastest.metres) }
}

/** The closed places on the route that would be found if nothing were closed. */
function closedBetween(from: MapPlace, goals: readonly MapPlace[], { guide, map, query }: MapRequest) {
  const { finder, openFinder } = guide
  if (finder.closed.size === 0) return []
  const found = nearestOf(goals, from, openFinder, query)
  return typeof found === 'string' ? [] : closedOnRoute(found.route, finder.closed, map)
}

function isPlace(place: MapPlace | undefined): place is MapPlace {
  return place !== undefined
}

export function modeOf({ isStepFree, avoidsLifts }: MapRequest['query']): RouteMode {
  if (isStepFree) return 'step-free'
  return avoidsLifts ? 'no-lifts' : 'fastest'
}

/** Refuses a route by lift for a request without steps and lifts. */
function withoutLifts<T extends { readonly route: Route }>(
  found: T | NoRoute,
  query: MapRequest['query'],
): T | NoRoute {
  if (typeof found === 'string' || !query.isStepFree || !query.avoidsLifts) return found
  const takesLift = found.route.legs.some((leg) => leg.kind === 'ride' && leg.connection.kind === 'lift')
  return takesLift ? 'no-route-of-this-kind' : found
}
