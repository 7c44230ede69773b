import type { MapPlace } from '@promenade/domain/map/map-places'
import { formatFavorite, type Favorite } from '../../device/favorites.ts'
import {
  endOfPlan,
  formatPlannedLeg,
  parsePlannedLeg,
  type PlannedAddress,
  type PlannedLeg,
  planSearch,
  visitedStops,
} from '../../presenters/planned-leg.ts'
import { mapSearch } from './map-query.ts'
import { travelOptionsOf } from './parse-map-query.ts'
import { placeName, type MapRequest } from './plan-request.ts'

/** The plan that a route belongs to: where the visitor is in it, the way back to it, and the way on. */
export interface VisitView {
  readonly progress: string
  readonly plan: string
  readonly next?: NextLeg
}

interface NextLeg {
  readonly name: string
  readonly lang?: string | undefined
  readonly to: string
}

/** Somewhere on the way of the plan. */
interface Stop {
  /** Undefined for the end of the visit. */
  readonly item?: string
  readonly name: string
  readonly lang?: string | undefined
  /** Undefined for a stop that is not on the map. */
  readonly place?: MapPlace | undefined
}

export function visitView(
  address: PlannedAddress,
  at: MapPlace | undefined,
  request: MapRequest,
): VisitView | undefined {
  const planned = parsePlannedLeg(address)
  if (planned === undefined) return undefined
  const { href, messages } = request.language
  const plan = href('/plan-my-visit') + planSearch(planned)
  const goals = goalsOf(planned, request)
  const goal = goals[planned.number - 1]
  const landing = goal?.item === undefined ? '#plan' : `#stop-${goal.item}`
  const next = nextLeg(planned, { goals, at, plan }, request)
  return {
    progress: messages.map.visit.progress(planned.number, goals.length),
    plan: plan + landing,
    ...(next && { next }),
  }
}

/** The stops, and where the visit ends. */
function goalsOf(planned: PlannedLeg, request: MapRequest): readonly Stop[] {
  const { places } = request.guide
  const end = places.find(endOfPlan(planned) ?? '')
  return [
    ...visitedStops(planned).map((stop) => stopView(stop, request)),
    ...(end === undefined ? [] : [{ name: placeName(end, request), place: end }]),
  ]
}

function stopView(stop: Favorite, request: MapRequest): Stop {
  const item = formatFavorite(stop)
  const { name, lang, storeSlug } = request.findStop(stop) ?? {}
  const place = storeSlug === undefined ? undefined : request.guide.places.find(storeSlug)
  return { item, name: name ?? '', lang, place }
}

interface Way {
  readonly goals: readonly Stop[]
  /** The end of this route. */
  readonly at: MapPlace | undefined
  readonly plan: string
}

/** From here to the next stop; after a detour, to the one that this leg leads to. */
function nextLeg(planned: PlannedLeg, { goals, at, plan }: Way, request: MapRequest): NextLeg | undefined {
  if (at === undefined) return undefined
  const from = planned.number - 1
  const ahead = goals.findIndex(
    ({ place, name }, index) => index >= from && name !== '' && place?.slug !== at.slug,
  )
  const next = goals[ahead]
  if (next === undefined) return undefined
  const { item, name, lang, place } = next
  if (place === undefined) return { name, lang, to: `${plan}#stop-${item}` }
  const search = mapSearch({
    ...travelOptionsOf(request.query),
    from: at.slug,
    to: place.slug,
    planned: formatPlannedLeg({ ...planned, number: ahead + 1 }),
  })
  return { name, lang, to: `${request.language.href('/map')}${search}` }
}
