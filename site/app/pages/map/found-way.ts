import { type MapPlace, placesOfKind } from '@promenade/domain/map/map-places'
import type { RouteMode } from '@promenade/domain/wayfinding/rides'
import type { NoRoute, Route } from '@promenade/domain/wayfinding/route'
import { nearestKindOf } from './map-ends.ts'
import type { Planned } from './planned.ts'

/** What became of the question for a way. */
export interface FoundWay {
  readonly from: MapPlace | undefined
  readonly to: MapPlace | undefined
  /** The words of the address that name no place. */
  readonly unknown: readonly string[]
  /** Absent as long as one of the two ends is. */
  readonly route?: Route | NoRoute
  /** For those on wheels, whatever the mode; absent where there is none. */
  readonly stepFree?: Route
}

export function findWay({ guide, asked }: Planned): FoundWay {
  const { places, finder } = guide
  const from = asked.from === undefined ? undefined : places.find(asked.from)
  const kind = asked.to === undefined ? undefined : nearestKindOf(asked.to)
  const named = asked.to === undefined || kind !== undefined ? undefined : places.find(asked.to)
  const unknown = [
    ...(asked.from !== undefined && from === undefined ? [asked.from] : []),
    ...(asked.to !== undefined && kind === undefined && named === undefined ? [asked.to] : []),
  ]
  if (from === undefined || (kind === undefined && named === undefined)) return { from, to: named, unknown }
  const goals =
    named === undefined && kind !== undefined ? placesOfKind(kind, places) : [named].filter(isPlace)
  const find = (mode: RouteMode) =>
    finder.findNearest(
      from.featureId,
      goals.map(({ featureId }) => featureId),
      mode,
    )
  const found = withoutLifts(find(modeOf(asked)), asked)
  if (typeof found === 'string') return { from, to: named, unknown, route: found }
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
