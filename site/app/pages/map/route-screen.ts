import { labelIn } from '@promenade/domain/map/label-in'
import type { MapPlace } from '@promenade/domain/map/map-places'
import { timesOf } from '@promenade/domain/wayfinding/paces'
import type { Route } from '@promenade/domain/wayfinding/route'
import { distanceText, durationText } from '../../presenters/distance-text.ts'
import { closedText, refusalText, routeWords } from '../../presenters/route-words.ts'
import { type FoundRoute, modeOf } from './found-route.ts'
import { nearestEnds } from './map-ends.ts'
import { mapSearch } from './map-query.ts'
import { placeName, type Planned, storeOf } from './plan-request.ts'
import { type EndField, routeFields } from './route-fields.ts'

/** What is said of the way: its steps, why there is none, or what is still missing to find it. */
export function routeScreen(
  found: FoundRoute,
  planned: Planned,
  levelHref: (levelId: string) => string,
): RouteScreen {
  const { asked, wording } = planned
  const { messages, href } = wording
  const { from, to, route } = found
  const view = {
    fields: routeFields(found, planned),
    clear: href('/map') + mapSearch({ ...(asked.store !== undefined && { store: asked.store }) }),
  }
  if (from === undefined || route === undefined) {
    const isPrompt = from !== undefined && !view.fields.some(({ fault }) => fault)
    return { ...view, ...(isPrompt && { prompt: messages.map.onlyStart }) }
  }
  if (typeof route === 'string' || to === undefined) {
    const names = { from: placeName(from, planned), to: goalName(to, planned) }
    const reason = typeof route === 'string' ? route : 'no-way'
    const closed = found.closed?.map(({ name }) => labelIn(name, wording.locale))
    return { ...view, refusal: refusalText(reason, modeOf(asked), { ...names, closed }, wording) }
  }
  return {
    ...view,
    ...(to.isTemporarilyClosed && { note: closedText([placeName(to, planned)], wording) }),
    route: routeView(route, { ...found, from, to }, { planned, levelHref }),
  }
}

export interface RouteScreen {
  /** Of the form, with what is wrong in them. */
  readonly fields: readonly EndField[]
  /** The map without the way. */
  readonly clear: string
  readonly prompt?: string
  readonly refusal?: string
  /** What one should know before setting out. */
  readonly note?: string
  readonly route?: RouteView
}

export type RouteView = ReturnType<typeof routeView>

interface Ends extends FoundRoute {
  readonly from: MapPlace
  readonly to: MapPlace
}

interface Context {
  readonly planned: Planned
  readonly levelHref: (levelId: string) => string
}

function routeView(route: Route, { from, to, stepFree }: Ends, { planned, levelHref }: Context) {
  const { wording, guide, map } = planned
  const { messages, locale } = wording
  const end = (place: MapPlace) => ({ ...place, name: placeName(place, planned) })
  const steps = routeWords(
    guide.stepsOf(route),
    { from: end(from), to: end(to), levels: map.levels, placeName: (id) => occupantName(id, planned) },
    wording,
  )
  return {
    title: messages.map.wayFromTo(placeName(from, planned), placeName(to, planned)),
    distance: distanceText(route.metres, locale),
    times: timesView(route, stepFree, planned),
    steps: steps.map(({ line: _line, levelId, ...step }) => ({ ...step, href: levelHref(levelId) })),
    goal: goalView(to, route.seconds, planned),
  }
}

/** Walkers first; those on wheels only where there is a way for them. */
function timesView(route: Route, stepFree: Route | undefined, { wording }: Planned) {
  const times = timesOf(route, stepFree)
  return (['walker', 'wheelchair', 'stroller'] as const).flatMap((traveller) => {
    const seconds = times[traveller]
    if (seconds === undefined) return []
    return [{ name: wording.messages.map.travellers[traveller], time: durationText(seconds, wording) }]
  })
}

/** Only a store has hours of its own; one that is about to close says so before anybody sets out. */
function goalView(to: MapPlace, seconds: number, planned: Planned) {
  const { wording, hoursOf } = planned
  const store = storeOf(to, planned)
  if (store === undefined || hoursOf === undefined) return undefined
  const { slug, name } = store
  return { name, to: wording.href(`/stores/${slug}`), lines: hoursOf(slug, seconds) }
}

/** A goal that is no place yet is the nearest of a kind. */
function goalName(to: MapPlace | undefined, planned: Planned): string {
  if (to !== undefined) return placeName(to, planned)
  return nearestEnds(planned).find(({ slug }) => slug === planned.asked.to)?.name ?? ''
}

function occupantName(id: string, planned: Planned): string | undefined {
  const place = planned.guide.places.all.find(({ featureId }) => featureId === id)
  return place === undefined ? undefined : placeName(place, planned) || undefined
}
