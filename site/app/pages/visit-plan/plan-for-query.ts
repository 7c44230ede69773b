import { startsOfVisits, type MapPlace } from '@promenade/domain/map/map-places'
import type { BusyAreas } from '@promenade/domain/wayfinding/busy-areas'
import type { Route } from '@promenade/domain/wayfinding/route'
import type { VisitDay } from '@promenade/domain/visit-plan/day-windows'
import { costOfOrder, planVisit } from '@promenade/domain/visit-plan/plan-visit'
import type { BestVisit, OrderCost, VisitPlan, VisitRequest } from '@promenade/domain/visit-plan/visit-plan'
import { walkingTimes } from '@promenade/domain/visit-plan/walking-times'
import { guideOf, type MapGuide } from '../../../content/map-guide.ts'
import type { PlanContext } from './plan-context.ts'
import { type VisitArrival, visitArrival } from './visit-arrival.ts'
import type { ChosenStop, VisitQuery } from './visit-query.ts'
import { findStopRecord, type StopRecord } from './visit-stops.ts'

/** A stop with its record and its place on the map, if it has one. */
export interface PlannedStop {
  readonly chosen: ChosenStop
  readonly record: StopRecord
  readonly place: MapPlace | undefined
}

/** The plan that a query asks for. */
export interface QueryPlan {
  readonly query: VisitQuery
  readonly arrival: VisitArrival
  readonly stops: readonly PlannedStop[]
  /** Chosen stops that are over, or that the mall does not have. */
  readonly missing: readonly ChosenStop[]
  readonly guide: MapGuide | undefined
  readonly start: MapPlace | undefined
  readonly end: MapPlace | undefined
  /** True if the walks are the quieter ones. */
  readonly isQuiet: boolean
  /** The route that is walked from place to place; undefined where there is none. */
  readonly routeBetween: (from: string, to: string) => Route | undefined
  readonly best: BestVisit
  /** Set for an order of the visitor's own. */
  readonly own: OrderCost | undefined
  readonly shown: VisitPlan
}

/** Quieter ways take ten times as long to find as the fastest: more stops would hold up other requests. */
export const maxQuietStops = 10

/** Walk to a stop that is not on the map, in seconds. */
const assumedWalk = 180

export function planForQuery(query: VisitQuery, context: PlanContext): QueryPlan {
  const { map } = context.content
  const guide = map && guideOf(map, context.content)
  const found = query.stops.map((chosen) => ({ chosen, record: findStopRecord(context, chosen.record) }))
  const stops = found.flatMap(({ chosen, record }) =>
    record === undefined ? [] : [{ chosen, record, place: placeOf(record, guide) }],
  )
  const arrival = visitArrival(query, context)
  const start = startOf(query, guide)
  const day = { date: arrival.date, timeZone: context.timeZone }
  const end = startPlaces(guide).find(({ slug }) => slug === query.end)
  const busy = query.isQuiet && stops.length <= maxQuietStops ? guide?.busy : undefined
  const request = visitRequest(stops, { arrival, start, end, guide, day, busy, query })
  const best = planVisit(request)
  const own = query.isOwnOrder
    ? costOfOrder(
        request,
        stops.map(({ chosen }) => chosen.item),
        best,
      )
    : undefined
  return {
    query,
    arrival,
    stops,
    missing: found.filter(({ record }) => record === undefined).map(({ chosen }) => chosen),
    guide,
    start,
    end,
    routeBetween: routesOf(guide, busy, query),
    isQuiet: busy !== undefined,
    best,
    own,
    shown: own?.plan ?? best,
  }
}

export function startPlaces(guide: MapGuide | undefined): readonly MapPlace[] {
  return guide === undefined ? [] : startsOfVisits(guide.places)
}

function startOf({ from }: VisitQuery, guide: MapGuide | undefined): MapPlace | undefined {
  const places = startPlaces(guide)
  return places.find(({ slug }) => slug === from) ?? places[0]
}

function placeOf({ storeSlug }: StopRecord, guide: MapGuide | undefined): MapPlace | undefined {
  return storeSlug === undefined ? undefined : guide?.places.find(storeSlug)
}

function routesOf(
  guide: MapGuide | undefined,
  busy: BusyAreas | undefined,
  { isStepFree }: VisitQuery,
): QueryPlan['routeBetween'] {
  if (guide === undefined) return () => undefined
  const { finder } = guide
  const mode = isStepFree ? 'step-free' : 'fastest'
  return (from, to) => {
    const route = busy ? finder.findQuieterRoute(from, to, { mode, busy }) : finder.findRoute(from, to, mode)
    return typeof route === 'string' ? undefined : route
  }
}

interface Journey {
  readonly arrival: VisitArrival
  readonly start: MapPlace | undefined
  readonly end: MapPlace | undefined
  readonly guide: MapGuide | undefined
  readonly day: VisitDay
  /** Absent unless the visitor likes quieter ways better. */
  readonly busy: BusyAreas | undefined
  readonly query: VisitQuery
}

function visitRequest(stops: readonly PlannedStop[], journey: Journey): VisitRequest {
  const { arrival, start, end, guide, day, busy, query } = journey
  const mode = query.isStepFree ? 'step-free' : 'fastest'
  const walk = guide && walkingTimes(guide.finder, mode, busy)
  const onMap = new Set(
    [start, end, ...stops.map(({ place }) => place)].flatMap((place) => place?.featureId ?? []),
  )
  return {
    arrival: arrival.at,
    start: start?.featureId ?? '',
    ...(end !== undefined && { end: end.featureId }),
    ...(arrival.until !== undefined && { leaveBy: arrival.until }),
    stops: stops.map(({ chosen, record, place }) => ({
      id: chosen.item,
      // Stops without a place are apart from all others.
      place: place?.featureId ?? ` ${chosen.item}`,
      ...(chosen.stay !== undefined && { stayMinutes: chosen.stay }),
      windows: record.windowsOn(day),
    })),
    walkingSeconds: (from, to) => {
      if (walk === undefined) return 0
      return onMap.has(from) && onMap.has(to) ? walk(from, to) : assumedWalk
    },
  }
}
