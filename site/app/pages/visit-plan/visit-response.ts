import { labelIn } from '@promenade/domain/map/label-in'
import { maxStops, type OrderCost } from '@promenade/domain/visit-plan/visit-plan'
import type { Query } from '../../route-handle.ts'
import { distanceText, durationText } from '../../presenters/distance-text.ts'
import { atLineStart, formatDay } from '../../presenters/format.ts'
import { maxQuietStops, planForQuery, type QueryPlan, startPlaces } from './plan-for-query.ts'
import type { PlanContext } from './plan-context.ts'
import { minutesText, timeText } from './plan-text.ts'
import { planView, removedView } from './plan-view.ts'
import {
  formatStops,
  parseRemoved,
  parseVisitQuery,
  searchBeforeAdding,
  type VisitKey,
  visitSearch,
} from './visit-query.ts'
import { type SearchStops, stopOptions, withTypedStop } from './typed-stop.ts'
import { lessWaiting } from './less-waiting.ts'
import { findStopRecord } from './visit-stops.ts'
import { visitCalm } from './visit-calm.ts'

/** The part of the screen that depends on the query, and the plan behind it. */
export function visitResponse(context: PlanContext, search: Query<VisitKey>, searchStops: SearchStops) {
  const { query: requested, typed } = withTypedStop(parseVisitQuery(search), context, searchStops)
  const plan = planForQuery(requested, context)
  const { query } = plan
  const response = {
    stops: formatStops(query.stops),
    isOwnOrder: query.isOwnOrder,
    typed,
    keep: { plan: visitSearch(query), before: searchBeforeAdding(search) },
    removed: removedView(query, parseRemoved(search), context),
    form: formView(plan, context),
    answer: query.stops.length === 0 ? undefined : answerView(plan, context),
  }
  return { plan, response }
}

export type VisitAnswer = NonNullable<ReturnType<typeof visitResponse>['response']['answer']>

function formView(plan: QueryPlan, context: PlanContext) {
  const { arrival, query, guide, start, end } = plan
  const words = context.messages.visitPlan
  const places = startPlaces(guide).map(({ slug, name, kind }) => ({
    kind,
    slug,
    name: labelIn(name, context.locale),
  }))
  const startName = start === undefined ? '' : labelIn(start.name, context.locale)
  const day = atLineStart(formatDay(arrival.date, context.locale))
  return {
    options: stopOptions(query, context),
    // The minute of now is left out, so that the page without stops stays as it is.
    arrival: { ...arrival, at: undefined, until: undefined, time: arrival.isNow ? '' : arrival.time },
    until: query.until ?? '',
    end: end?.slug ?? '',
    parking: places.filter(({ kind }) => kind === 'parking').map(({ slug, name }) => ({ slug, name })),
    isQuiet: query.isQuiet,
    hasQuieterWays: guide?.busy !== undefined,
    from: start?.slug ?? '',
    starts: (['entrance', 'parking', 'kiosk'] as const)
      .map((kind) => ({
        name: context.messages.map.ends[kind],
        places: places.filter((place) => place.kind === kind && place.name !== ''),
      }))
      .filter((group) => group.places.length > 0),
    isStepFree: query.isStepFree,
    summary: words.whenAnd(day, arrival.isNow ? words.now : timeText(arrival.at, context), startName),
  }
}

function answerView(plan: QueryPlan, context: PlanContext) {
  const { arrival, query, guide, best, own, start } = plan
  const words = context.messages.visitPlan
  const day = atLineStart(formatDay(arrival.date, context.locale))
  return {
    title: words.planOf(day, timeText(arrival.at, context)),
    start: start && words.begin(labelIn(start.name, context.locale)),
    summary: summaryText(plan, context),
    notes: [
      ...(guide === undefined ? [words.noMap] : []),
      ...(query.isQuiet && guide?.busy && !plan.isQuiet ? [words.quietUpTo(maxQuietStops)] : []),
      ...beyondNotes(plan, context),
      ...untilNotes(plan, context),
      ...(own === undefined && !best.isProven ? [words.notProven] : []),
    ],
    waiting: lessWaiting(plan, context),
    calm: visitCalm(plan, context),
    query,
    own: own && {
      text: `${words.ownOrder} ${costText(own, plan, context)}`,
      best: context.href('/plan-my-visit') + visitSearch({ ...query, isOwnOrder: false }),
    },
    ...planView(plan, context),
  }
}

/** Names the stops that the plan has no room for. */
function beyondNotes({ query }: QueryPlan, context: PlanContext): readonly string[] {
  const { beyond = [] } = query
  if (beyond.length === 0) return []
  const words = context.messages.visitPlan
  const names = beyond.map(
    ({ record }) => findStopRecord(context, record)?.name ?? words.unnamed[record.type],
  )
  return [words.noRoom(maxStops, new Intl.ListFormat(context.locale, { type: 'conjunction' }).format(names))]
}

/** An honest word where the visit is over before all is done. */
function untilNotes({ arrival, shown, stops }: QueryPlan, context: PlanContext): readonly string[] {
  const { until } = arrival
  const isCut = shown.unserved.some(({ reason }) => cutShort.has(reason.kind))
  if (until === undefined || !isCut) return []
  return [context.messages.visitPlan.notAllBy(timeText(until, context), shown.totals.stops, stops.length)]
}

/** Reasons that more time would change. */
const cutShort: ReadonlySet<string> = new Set(['leave-by', 'not-enough-time', 'conflict'])

function summaryText(plan: QueryPlan, context: PlanContext): string {
  const words = context.messages.visitPlan
  const { totals } = plan.shown
  if (totals.stops === 0) return words.stopCount(0)
  const parts = [
    words.stopCount(totals.stops),
    ...(totals.walkingSeconds > 0
      ? [words.onFoot(minutesText(totals.walkingSeconds, context), metresText(plan.shown, plan, context))]
      : []),
    ...(totals.waitingSeconds >= 60 ? [words.waiting(minutesText(totals.waitingSeconds, context))] : []),
    words.doneAt(timeText(totals.end, context)),
  ]
  return parts.join(' · ')
}

function metresText(visit: QueryPlan['shown'], plan: QueryPlan, context: PlanContext): string {
  const metres = metresOf(visit, plan)
  return metres > 0 ? distanceText(metres, context.locale) : ''
}

function metresOf({ legs }: QueryPlan['shown'], { routeBetween }: QueryPlan): number {
  return legs.reduce((sum, { from, to }) => sum + (routeBetween(from, to)?.metres ?? 0), 0)
}

/** Describes the cost of the visitor's own order compared with the best one. */
function costText(cost: OrderCost, plan: QueryPlan, context: PlanContext): string {
  const words = context.messages.visitPlan
  const walk = moreWalkingText(cost, plan, context)
  const parts = [
    ...(cost.stops < 0 ? [words.fewerStops(-cost.stops)] : []),
    ...(walk === undefined ? [] : [walk]),
    ...(cost.waitingSeconds >= 60 ? [words.waiting(minutesText(cost.waitingSeconds, context))] : []),
  ]
  if (parts.length === 0) return words.asGood
  return words.costs(new Intl.ListFormat(context.locale, { type: 'conjunction' }).format(parts))
}

/** Undefined for a walk that is as short, or shorter because a stop is left out. */
function moreWalkingText(cost: OrderCost, plan: QueryPlan, context: PlanContext): string | undefined {
  // A few seconds are less than anybody notices.
  if (cost.walkingSeconds < 5) return undefined
  const metres = metresOf(cost.plan, plan) - metresOf(plan.best, plan)
  const minutes = durationText(cost.walkingSeconds, context)
  const distance = metres >= 5 ? distanceText(metres, context.locale) : ''
  return context.messages.visitPlan.moreWalking(minutes, distance)
}
