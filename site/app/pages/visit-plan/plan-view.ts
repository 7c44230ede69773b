import { labelIn } from '@promenade/domain/map/label-in'
import type { ServedStop, UnservedStop, VisitLeg } from '@promenade/domain/visit-plan/visit-plan'
import type { PlanContext } from './plan-context.ts'
import { distanceText } from '../../presenters/distance-text.ts'
import { formatPlannedLeg } from '../../presenters/planned-leg.ts'
import type { PlannedStop, QueryPlan } from './plan-for-query.ts'
import { findStopRecord } from './visit-stops.ts'
import { minutesText, reasonText, timeText, warningText } from './plan-text.ts'
import {
  formatStops,
  type RemovedStop,
  removedSearch,
  shortestStay,
  stayWithin,
  visitSearch,
  type ChosenStop,
  type VisitQuery,
} from './visit-query.ts'

/** The stops in their order, and those that do not fit. */
export function planView(plan: QueryPlan, context: PlanContext) {
  const links = planLinks(plan, context)
  const stops = plan.shown.stops.flatMap((served, index) => {
    const stop = plan.stops.find(({ chosen }) => chosen.item === served.id)
    const leg = plan.shown.legs[index]
    return stop === undefined || leg === undefined
      ? []
      : [stopView({ stop, served, leg, plan, links, index }, context)]
  })
  const unservedStops = plan.shown.unserved.flatMap((unserved) => {
    const stop = plan.stops.find(({ chosen }) => chosen.item === unserved.id)
    return stop === undefined ? [] : [unservedView({ stop, unserved, plan, links }, context)]
  })
  return {
    stops,
    unserved: [...unservedStops, ...plan.missing.map((item) => missingView(item, links, context))],
    toEnd: endView(plan, context),
    order: links.order,
    onMap: wholeOnMap(plan, context),
  }
}

export type StopView = ReturnType<typeof planView>['stops'][number]

interface ServedPart {
  readonly stop: PlannedStop
  readonly served: ServedStop
  readonly leg: VisitLeg
  readonly index: number
  readonly plan: QueryPlan
  readonly links: PlanLinks
}

function stopView({ stop, served, leg, plan, links, index }: ServedPart, context: PlanContext) {
  const words = context.messages.visitPlan
  const { record, chosen } = stop
  const stay = Math.round((served.leave - served.begin) / 60_000)
  const [begin, leave, arrival] = [served.begin, served.leave, served.arrival].map((at) =>
    timeText(at, context),
  )
  const otherStay = (minutes: number) => (minutes === stay ? undefined : links.staying(chosen.item, minutes))
  const landing = placeOfStop(chosen.item)
  const move = (to: string | undefined, label: string) =>
    to === undefined ? undefined : { to, label, landing }
  const time = words.span(begin ?? '', leave ?? '')
  return {
    id: served.id,
    place: landing,
    says: words.placeOf(record.name, index + 1, plan.shown.stops.length, time),
    name: record.name,
    lang: record.lang,
    to: record.to,
    details: [record.owner, record.place].filter((text) => text !== undefined).join(' · '),
    time,
    stay: words.stayOf(minutesText(stay * 60, context)),
    notes: [
      ...(served.waitingSeconds >= 60
        ? [words.wait(minutesText(served.waitingSeconds, context), arrival ?? '')]
        : []),
      ...served.warnings.map((warning) => warningText(warning, context)),
      ...(plan.guide !== undefined && stop.place === undefined ? [words.notOnMap] : []),
    ],
    leg: legView({ leg, name: record.name, number: index + 1 }, plan, context),
    moves: {
      earlier: move(links.moved(chosen.item, -1), words.earlier(record.name)),
      later: move(links.moved(chosen.item, 1), words.later(record.name)),
      shorter: move(otherStay(shorter(stay)), words.shorter(record.name)),
      longer: move(otherStay(longer(stay)), words.longer(record.name)),
      remove: { to: links.without(chosen.item), label: words.remove(record.name), landing: removedPlace },
    },
  }
}

/** Steps of ten minutes, with five as the shortest. */
function shorter(stay: number): number {
  return stayWithin(stay <= 10 ? shortestStay : stay - 10)
}

function longer(stay: number): number {
  return stayWithin(stay < 10 ? 10 : stay + 10)
}

interface NumberedLeg {
  readonly leg: VisitLeg
  /** The target of the leg. */
  readonly name: string
  readonly number: number
}

function legView({ leg, name, number }: NumberedLeg, plan: QueryPlan, context: PlanContext) {
  const { guide, routeBetween } = plan
  const words = context.messages.visitPlan
  if (guide === undefined || leg.walkingSeconds === 0) return undefined
  const [from, to] = [leg.from, leg.to].map((id) =>
    guide.places.all.find(({ featureId }) => featureId === id),
  )
  const metres = routeBetween(leg.from, leg.to)?.metres
  const text = words.walk(
    minutesText(leg.walkingSeconds, context),
    metres === undefined ? '' : distanceText(metres, context.locale),
  )
  if (from === undefined || to === undefined) return { text }
  const address = mapAddress({ from: from.slug, to: to.slug }, number, plan)
  return {
    text,
    link: { to: context.href(address), text: words.directions, label: words.directionsTo(name) },
  }
}

/** The map with all of the plan. */
function wholeOnMap(plan: QueryPlan, context: PlanContext) {
  const isOnMap = plan.shown.stops.some(({ id }) =>
    plan.stops.some(({ chosen, place }) => chosen.item === id && place !== undefined),
  )
  if (!isOnMap) return undefined
  return { to: context.href(mapAddress({}, 0, plan)), text: context.messages.visitPlan.onMap }
}

/** The map with a leg of the plan; 0 for all of it. */
function mapAddress(ends: { from?: string; to?: string }, number: number, plan: QueryPlan): string {
  const search = new URLSearchParams({
    ...ends,
    ...(plan.query.isStepFree && { stepfree: '1' }),
    ...(plan.isQuiet && { quiet: '1' }),
    ...formatPlannedLeg({ ...plannedAddress(plan), number }),
  })
  return `/map?${search}`
}

/** The plan's own address, and the order of its stops. */
function plannedAddress({ query, shown }: QueryPlan) {
  const rest = new URLSearchParams(visitSearch(query))
  rest.delete('stops')
  const order = shown.stops.map(({ id }) => query.stops.findIndex(({ item }) => item === id))
  return { stops: formatStops(query.stops), visit: String(rest), order }
}

/** The walk from the last stop to the end. */
function endView(plan: QueryPlan, context: PlanContext) {
  const { end, shown } = plan
  if (end === undefined || shown.stops.length === 0) return undefined
  const words = context.messages.visitPlan
  const name = labelIn(end.name, context.locale)
  if (!shown.reachesEnd) return { text: words.noRouteToEnd(name), leg: undefined }
  const leg = shown.legs[shown.stops.length]
  return {
    text: words.endAt(name, timeText(shown.totals.end, context)),
    leg: leg && legView({ leg, name, number: shown.stops.length + 1 }, plan, context),
  }
}

interface UnservedPart {
  readonly stop: PlannedStop
  readonly unserved: UnservedStop
  readonly plan: QueryPlan
  readonly links: PlanLinks
}

function unservedView({ stop, unserved, plan, links }: UnservedPart, context: PlanContext) {
  const words = context.messages.visitPlan
  const { record, chosen } = stop
  const { reason } = unserved
  const fits = reason.kind === 'too-short' && reason.minutes >= shortestStay ? reason.minutes : undefined
  const fix = fits !== undefined && {
    to: links.staying(chosen.item, fits),
    text: words.stayOnly(fits),
    landing: placeOfStop(chosen.item),
  }
  return {
    id: chosen.item,
    name: record.name,
    lang: record.lang,
    to: record.to,
    why: reasonText(reason, stop, plan, context),
    remove: { to: links.without(chosen.item), label: words.remove(record.name), landing: removedPlace },
    ...(fix && { fix }),
  }
}

function missingView({ item, record }: ChosenStop, links: PlanLinks, { messages }: PlanContext) {
  const words = messages.visitPlan
  return {
    id: item,
    name: words.unnamed[record.type],
    lang: undefined,
    to: undefined,
    why: words.reasons.missing,
    remove: { to: links.without(item), label: words.removeMissing, landing: removedPlace },
  }
}

/** Ids of the elements that show a stop, and what was removed. */
function placeOfStop(item: string): string {
  return `stop-${item}`
}

const removedPlace = 'removed'

/** The stop that the last press removed, with a link that restores it. */
export function removedView(query: VisitQuery, removed: RemovedStop | undefined, context: PlanContext) {
  if (removed === undefined) return undefined
  const words = context.messages.visitPlan
  const { stop, at } = removed
  const { name = words.unnamed[stop.record.type], lang } = findStopRecord(context, stop.record) ?? {}
  return {
    name,
    lang,
    text: words.removed,
    undo: {
      to:
        context.href('/plan-my-visit') + visitSearch({ ...query, stops: query.stops.toSpliced(at, 0, stop) }),
      text: words.undo,
      label: words.putBack(name),
      landing: placeOfStop(stop.item),
    },
  }
}

type PlanLinks = ReturnType<typeof planLinks>

/** Addresses of the same plan with one change. */
function planLinks({ query, shown }: QueryPlan, { href }: PlanContext) {
  const address = (change: Partial<VisitQuery>) =>
    href('/plan-my-visit') + visitSearch({ ...query, ...change })
  const order = [...shown.stops, ...shown.unserved].map(({ id }) => id)
  const others = query.stops.filter(({ item }) => !order.includes(item))
  const inOrder = [...order.flatMap((id) => query.stops.find(({ item }) => item === id) ?? []), ...others]
  return {
    order: inOrder.slice(0, shown.stops.length),
    /** In an order of the visitor's own; undefined at the end of the list. */
    moved(item: string, by: -1 | 1): string | undefined {
      const at = inOrder.findIndex((stop) => stop.item === item)
      const stop = inOrder[at]
      const goal = at + by
      if (stop === undefined || goal < 0 || goal >= shown.stops.length) return undefined
      return address({ stops: inOrder.toSpliced(at, 1).toSpliced(goal, 0, stop), isOwnOrder: true })
    },
    staying(item: string, stay: number): string {
      return address({ stops: query.stops.map((stop) => (stop.item === item ? { ...stop, stay } : stop)) })
    },
    without(item: string): string {
      const at = query.stops.findIndex((stop) => stop.item === item)
      return href('/plan-my-visit') + removedSearch(query, at)
    },
  }
}
