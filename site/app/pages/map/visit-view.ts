import type { MapPlace } from '@promenade/domain/map/map-places'
import { labelIn } from '@promenade/domain/map/label-in'
import { formatPlannedLeg, planSearch } from '../../presenters/planned-leg.ts'
import { mapSearch } from './map-query.ts'
import { travelOptionsOf } from './parse-map-query.ts'
import type { MapRequest } from './plan-request.ts'
import type { PlannedVisit, VisitGoal } from './planned-visit.ts'

/** The plan that a route belongs to: where the visitor is in it, the way back to it, and the way on. */
export interface VisitView {
  readonly progress: string
  readonly plan: string
  /** The map with all of the plan; absent there. */
  readonly whole?: string
  /** All goals, on the map with all of the plan. */
  readonly stops?: readonly VisitStopView[]
  /** All of it on paper. */
  readonly print?: { readonly text: string; readonly to: string; readonly lang: string | undefined }
  /** How long the visitor stays where this leg ends. */
  readonly stay?: string
  readonly before?: NextLeg
  readonly next?: NextLeg
}

interface NextLeg {
  readonly name: string
  readonly lang?: string | undefined
  readonly to: string
}

interface VisitStopView extends NextLeg {
  readonly number: number
  readonly level?: string
}

/** `at` is the end of this route, which is another place after a detour. */
export function visitView(visit: PlannedVisit, at: MapPlace | undefined, request: MapRequest): VisitView {
  const { leg, goals, start } = visit
  const { href, messages } = request.language
  const words = messages.map.visit
  const plan = href('/plan-my-visit') + planSearch(leg)
  const isWhole = leg.number === 0
  const goal = goals[leg.number - 1]
  const landing = goal?.item === undefined ? '#plan' : `#stop-${goal.item}`
  const next = nextLeg(visit, isWhole ? start : at, request, plan)
  const before = legTo(visit, leg.number - 1, request)
  const isThere = goal?.place !== undefined && goal.place.slug === at?.slug
  return {
    progress: isWhole ? words.whole : words.progress(leg.number, goals.length),
    plan: plan + landing,
    ...(isWhole
      ? { stops: goals.map((one) => stopView(one, visit, request, plan)), print: printLink(visit, request) }
      : { whole: href('/map') + wholeVisitSearch(visit, request) }),
    ...(isThere && goal.stay !== undefined && { stay: words.stay(goal.stay) }),
    ...(before && { before }),
    ...(next && { next }),
  }
}

function printLink(visit: PlannedVisit, request: MapRequest) {
  const { href, messages } = request.language
  const { visit: text, lang } = messages.printedMap
  return { text, to: href('/map/print') + wholeVisitSearch(visit, request), lang }
}

/** The search part of the address of all of a visit. */
export function wholeVisitSearch(visit: PlannedVisit, request: MapRequest): string {
  return legSearch(visit, { number: 0 }, request)
}

/** A stop that is not on the map leads to the plan. */
function stopView(
  { number, item, name, lang, place }: VisitGoal,
  visit: PlannedVisit,
  request: MapRequest,
  plan: string,
): VisitStopView {
  const level = request.map.levels.find(({ id }) => id === place?.levelId)
  return {
    number,
    name,
    lang,
    to: legTo(visit, number, request)?.to ?? `${plan}#stop-${item}`,
    ...(level && { level: labelIn(level.name, request.language.locale) }),
  }
}

/** The leg with this number, from the last goal before it that is on the map. */
function legTo(visit: PlannedVisit, number: number, request: MapRequest): NextLeg | undefined {
  const { goals, start } = visit
  const { name = '', lang, place } = goals[number - 1] ?? {}
  const from = goals.findLast((goal) => goal.number < number && goal.place !== undefined)?.place ?? start
  if (place === undefined || from === undefined) return undefined
  const to = legSearch(visit, { number, from: from.slug, to: place.slug }, request)
  return { name, lang, to: request.language.href('/map') + to }
}

/** From here to the next stop; after a detour, to the one that this leg leads to. */
function nextLeg(
  visit: PlannedVisit,
  at: MapPlace | undefined,
  request: MapRequest,
  plan: string,
): NextLeg | undefined {
  if (at === undefined) return undefined
  const next = visit.goals.find(
    ({ number, place, name }) => number >= visit.leg.number && name !== '' && place?.slug !== at.slug,
  )
  if (next === undefined) return undefined
  const { item, name, lang, place, number } = next
  if (place === undefined) return { name, lang, to: `${plan}#stop-${item}` }
  const search = legSearch(visit, { number, from: at.slug, to: place.slug }, request)
  return { name, lang, to: request.language.href('/map') + search }
}

interface LegEnds {
  readonly number: number
  readonly from?: string | undefined
  readonly to?: string | undefined
}

function legSearch({ leg }: PlannedVisit, { number, from, to }: LegEnds, { query }: MapRequest): string {
  return mapSearch({
    ...travelOptionsOf(query),
    from,
    to,
    planned: formatPlannedLeg({ ...leg, number }),
  })
}
