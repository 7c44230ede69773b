import { startsOfVisits, type MapPlace } from '@promenade/domain/map/map-places'
import type { Route } from '@promenade/domain/wayfinding/route'
import { defaultStayMinutes } from '@promenade/domain/visit-plan/visit-plan'
import { formatFavorite } from '../../device/favorites.ts'
import { endOfPlan, parsePlannedLeg, type PlannedLeg, visitedStops } from '../../presenters/planned-leg.ts'
import { findWalk } from './found-route.ts'
import { placeName, type MapRequest } from './plan-request.ts'

/** The plan of a visit in the address of the map. */
export interface PlannedVisit {
  readonly leg: PlannedLeg
  /** Where it begins. */
  readonly start: MapPlace | undefined
  readonly goals: readonly VisitGoal[]
}

/** A stop of the plan, or where it ends. */
export interface VisitGoal {
  readonly number: number
  /** Undefined for the end of the visit. */
  readonly item?: string
  readonly name: string
  readonly lang?: string | undefined
  /** Undefined for a stop that is not on the map. */
  readonly place?: MapPlace | undefined
  /** Whole minutes; undefined where nobody can say, as at an event. */
  readonly stay?: number | undefined
}

/** Undefined without a plan, or for a nonsensical leg. */
export function plannedVisit(request: MapRequest): PlannedVisit | undefined {
  const { planned } = request.query
  const leg = planned && parsePlannedLeg(planned)
  if (leg === undefined) return undefined
  const { places } = request.guide
  const starts = startsOfVisits(places)
  const from = new URLSearchParams(leg.visit).get('from')
  const end = places.find(endOfPlan(leg) ?? '')
  const stops = visitedStops(leg).map((stop, index) => {
    const { name, lang, storeSlug } = request.findStop(stop.record) ?? {}
    const place = storeSlug === undefined ? undefined : places.find(storeSlug)
    const usual = stop.record.type === 'event' ? undefined : defaultStayMinutes
    const item = formatFavorite(stop.record)
    return { number: index + 1, item, name: name ?? '', lang, place, stay: stop.minutes ?? usual }
  })
  const goals = end === undefined ? stops : [...stops, endGoal(end, stops.length + 1, request)]
  return { leg, start: starts.find(({ slug }) => slug === from) ?? starts[0], goals }
}

function endGoal(place: MapPlace, number: number, request: MapRequest): VisitGoal {
  return { number, name: placeName(place, request), place }
}

/** The numbers of goals at one place, or on one level: "1–4, 6, 7". */
export function numbersOf(goals: readonly Pick<VisitGoal, 'number'>[]): string {
  const runs: { first: number; last: number }[] = []
  for (const { number } of goals) {
    const run = runs.at(-1)
    if (run?.last === number - 1) run.last = number
    else runs.push({ first: number, last: number })
  }
  return runs
    .map(({ first, last }) => {
      if (first === last) return String(first)
      return last === first + 1 ? `${first}, ${last}` : `${first}–${last}`
    })
    .join(', ')
}

/** The ways from goal to goal where the map has one, but for the leg that ends at `drawn`. */
export function otherWays(
  { leg, start, goals }: PlannedVisit,
  drawn: MapPlace | undefined,
  request: MapRequest,
): readonly Route[] {
  let from = start
  return goals.flatMap(({ number, place }) => {
    const before = from
    from = place ?? from
    const isDrawn = number === leg.number && place === drawn
    if (before === undefined || place === undefined || isDrawn) return []
    const way = findWalk(before, place, request)
    return typeof way === 'string' ? [] : [way]
  })
}
