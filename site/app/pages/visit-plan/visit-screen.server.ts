import { labelIn } from '@promenade/domain/map/label-in'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { OrderCost } from '@promenade/domain/visit-plan/visit-plan'
import type { PageContext } from '../../page-context.ts'
import type { Query } from '../../route-handle.ts'
import { formatFavorite, type FavoriteType } from '../../device/favorites.ts'
import { distanceText, durationText } from '../../presenters/distance-text.ts'
import { atLineStart, formatDay } from '../../presenters/format.ts'
import { headWithHours } from '../../presenters/hours-on-date.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { qrCode } from '../../presenters/qr-code.server.ts'
import { shareLinks } from '../../presenters/share.server.ts'
import { planForQuery, type QueryPlan, startPlaces } from './plan-for-query.server.ts'
import { minutesText, timeText } from './plan-text.server.ts'
import { legMetres, planView } from './plan-view.server.ts'
import { formatStops, parseVisitQuery, type VisitKey, visitSearch } from './visit-query.ts'
import { visibleOffers } from './visit-stops.server.ts'

/** `/plan-my-visit`: the form, and the plan of the stops in the address. */
export function visitScreen(context: PageContext, search: Query<VisitKey>) {
  const words = context.messages.visitPlan
  const plan = planForQuery(parseVisitQuery(search), context)
  const { arrival, query } = plan
  const head = pageHead(context, {
    title: words.title,
    description: words.intro,
    noindex: search.size > 0,
  })
  return {
    head: headWithHours(head, { fault: arrival.dateFault ?? arrival.timeFault }, context),
    words: textsOf(context),
    path: context.href('/plan-my-visit'),
    favorites: context.href('/plan-my-visit/favorites'),
    stops: formatStops(query.stops),
    isOwnOrder: query.isOwnOrder,
    form: formView(plan, context),
    answer: query.stops.length === 0 ? undefined : answerView(plan, context),
  }
}

export type VisitScreen = ReturnType<typeof visitScreen>

/** The texts without values in them. */
function textsOf({ messages }: PageContext) {
  const { title, intro, addStop, chooseStop, add, withFavorites, when } = messages.visitPlan
  const { date, time, from, stepFree, update, empty, emptyHint, unserved } = messages.visitPlan
  const { bestOrder, keep, print, calendar, code, codeHint } = messages.visitPlan
  const ofForm = { addStop, chooseStop, add, withFavorites, when, date, time, from, stepFree, update }
  const ofPlan = { unserved, bestOrder, keep, print, calendar, code, codeHint }
  return { title, intro, empty, emptyHint, ...ofForm, ...ofPlan }
}

function formView(plan: QueryPlan, context: PageContext) {
  const { arrival, query, guide, start } = plan
  const words = context.messages.visitPlan
  const places = startPlaces(guide).map(({ slug, name, kind }) => ({
    kind,
    slug,
    name: labelIn(name, context.locale),
  }))
  const startName = start === undefined ? '' : labelIn(start.name, context.locale)
  const day = atLineStart(formatDay(arrival.date, context.locale))
  return {
    groups: choices(
      query.stops.map(({ item }) => item),
      context,
    ),
    // The minute of now is left out, so that the page without stops stays as it is.
    arrival: { ...arrival, at: undefined, time: arrival.isNow ? '' : arrival.time },
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

/** Everything that can be a stop and is not one yet, by name. */
function choices(chosen: readonly string[], context: PageContext) {
  const { content, now, locale, messages } = context
  const records = {
    store: content.stores.filter(({ isComingSoon }) => !isComingSoon),
    promotion: visibleOffers(context),
    event: content.events.filter((event) => isShown(event, now)),
  }
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  return (['store', 'promotion', 'event'] as const satisfies readonly FavoriteType[])
    .map((type) => ({
      name: messages.visitPlan.groups[type],
      items: records[type]
        .map(({ id, name }) => ({ item: formatFavorite({ type, id }), name }))
        .filter(({ item }) => !chosen.includes(item))
        .toSorted((a, b) => compare(a.name, b.name)),
    }))
    .filter(({ items }) => items.length > 0)
}

function answerView(plan: QueryPlan, context: PageContext) {
  const { arrival, query, guide, best, own, start } = plan
  const words = context.messages.visitPlan
  const day = atLineStart(formatDay(arrival.date, context.locale))
  // Whoever opens the address later sees the same plan.
  const fixed = visitSearch({
    ...query,
    date: arrival.date,
    time: arrival.time,
    ...(start !== undefined && { from: start.slug }),
  })
  const share = shareLinks({ ...context, path: `/plan-my-visit${fixed}` }, words.plan)
  return {
    title: words.planOf(day, timeText(arrival.at, context)),
    start: start && words.begin(labelIn(start.name, context.locale)),
    summary: summaryText(plan, context),
    notes: [
      ...(guide === undefined ? [words.noMap] : []),
      ...(own === undefined && !best.isProven ? [words.notProven] : []),
    ],
    own: own && {
      text: `${words.ownOrder} ${costText(own, plan, context)}`,
      best: context.href('/plan-my-visit') + visitSearch({ ...query, isOwnOrder: false }),
    },
    ...planView(plan, context),
    share,
    code: qrCode(share.url),
    calendar: context.href(`/plan-my-visit.ics${fixed}`),
  }
}

export type VisitAnswer = NonNullable<VisitScreen['answer']>

function summaryText(plan: QueryPlan, context: PageContext): string {
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

function metresText(visit: QueryPlan['shown'], plan: QueryPlan, context: PageContext): string {
  const metres = metresOf(visit, plan)
  return metres > 0 ? distanceText(metres, context.locale) : ''
}

function metresOf({ legs }: QueryPlan['shown'], { guide, query }: QueryPlan): number {
  if (guide === undefined) return 0
  return legs.reduce((sum, leg) => sum + (legMetres(leg, guide.finder, query.isStepFree) ?? 0), 0)
}

/** What an order of the visitor's own costs beside the best. */
function costText(cost: OrderCost, plan: QueryPlan, context: PageContext): string {
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
function moreWalkingText(cost: OrderCost, plan: QueryPlan, context: PageContext): string | undefined {
  // A few seconds are less than anybody notices.
  if (cost.walkingSeconds < 5) return undefined
  const metres = metresOf(cost.plan, plan) - metresOf(plan.best, plan)
  const minutes = durationText(cost.walkingSeconds, context)
  const distance = metres >= 5 ? distanceText(metres, context.locale) : ''
  return context.messages.visitPlan.moreWalking(minutes, distance)
}
