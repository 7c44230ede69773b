import type { Label } from '@promenade/domain/map/mall-map'
import { type MapPlace, openPlaces, placesOfKind } from '@promenade/domain/map/map-places'
import type { RouteMode } from '@promenade/domain/wayfinding/rides'
import type { NoRoute, Route } from '@promenade/domain/wayfinding/route'
import type { RouteFinder } from '@promenade/domain/wayfinding/route-finder'
import { closedOnRoute } from '@promenade/domain/wayfinding/without-closed'
import { nearestKindOf } from './map-ends.ts'
import type { MapQuestion } from './map-query.ts'
import type { Planned } from './plan-request.ts'

/** What became of the question for a way. */
export interface FoundRoute {
  readonly from: MapPlace | undefined
  readonly to: MapPlace | undefined
  /** The words of the address that name no place. */
  readonly unknown: readonly string[]
  /** Absent as long as one of the two ends is. */
  readonly route?: Route | NoRoute
  /** For those on wheels, whatever the mode; absent where there is none. */
  readonly stepFree?: Route
  /** Where there is no way because of it: what is temporarily closed. */
  readonly closed?: readonly { readonly name: Label }[]
}

export function findRoute(planned: Planned): FoundRoute {
  const { guide, asked } = planned
  const { places, finder } = guide
  const from = asked.from === undefined ? undefined : places.find(asked.from)
  const kind = asked.to === undefined ? undefined : nearestKindOf(asked.to)
  const named = asked.to === undefined || kind !== undefined ? undefined : places.find(asked.to)
  const unknown = [
    ...(asked.from !== undefined && from === undefined ? [asked.from] : []),
    ...(asked.to !== undefined && kind === undefined && named === undefined ? [asked.to] : []),
  ]
  if (from === undefined || (kind === undefined && named === undefined)) return { from, to: named, unknown }
  const goals = named === undefined && kind !== undefined ? openPlaces(kind, places) : [named].filter(isPlace)
  const found = nearestOf(goals, from, finder, asked)
  if (typeof found === 'string') {
    const isAnyOpen = kind === undefined || goals.length > 0
    const closed = isAnyOpen ? closedBetween(from, goals, planned) : placesOfKind(kind, places)
    return { from, to: named, unknown, route: found, closed }
  }
  const to = goals.find(({ featureId }) => featureId === found.goal)
  const stepFree = to && finder.findRoute(from.featureId, to.featureId, 'step-free')
  return {
    from,
    to,
    unknown,
    route: found.route,
    ...(stepFree !== undefined && typeof stepFree !== 'string' && { stepFree }),
  }
}

function nearestOf(goals: readonly MapPlace[], from: MapPlace, finder: RouteFinder, asked: MapQuestion) {
  const ids = goals.map(({ featureId }) => featureId)
  return withoutLifts(finder.findNearest(from.featureId, ids, modeOf(asked)), asked)
}

/** What the way would take if nothing were closed. */
function closedBetween(from: MapPlace, goals: readonly MapPlace[], { guide, asked }: Planned) {
  const found = nearestOf(goals, from, guide.openFinder, asked)
  return typeof found === 'string' ? [] : closedOnRoute(found.route, guide.closed.ways)
}

function isPlace(place: MapPlace | undefined): place is MapPlace {
  return place !== undefined
}

export function modeOf({ isStepFree, avoidsLifts }: Planned['asked']): RouteMode {
  if (isStepFree) return 'step-free'
  return avoidsLifts ? 'no-lifts' : 'fastest'
}

/** Who wants neither steps nor lifts is not sent into a lift. */
function withoutLifts<T extends { readonly route: Route }>(
  found: T | NoRoute,
  asked: Planned['asked'],
): T | NoRoute {
  if (typeof found === 'string' || !asked.isStepFree || !asked.avoidsLifts) return found
  const takesLift = found.route.legs.some((leg) => leg.kind === 'ride' && leg.connection.kind === 'lift')
  return takesLift ? 'no-way-of-this-kind' : found
}
