import { rounded } from '@promenade/domain/map/drawing/box'
import { drawingPlaneOf } from '@promenade/domain/map/drawing/drawing-plane'
import { labelIn } from '@promenade/domain/map/label-in'
import type { MapPlace } from '@promenade/domain/map/map-places'
import type { Point } from '@promenade/domain/map/plane'
import { timesOf } from '@promenade/domain/wayfinding/paces'
import type { Route } from '@promenade/domain/wayfinding/route'
import type { Words } from '../../presenters/page-parts.ts'
import { stepPieces } from '@promenade/domain/wayfinding/step-pieces'
import { distanceText, durationText } from '../../presenters/distance-text.ts'
import { closedText, type DirectionStep, refusalText, routeWords } from '../../presenters/route-words.ts'
import { trailWords as trailSentences } from '../../presenters/trail-words.ts'
import { type FoundRoute, modeOf } from './found-route.ts'
import { lostView } from './lost-view.ts'
import { nearestEnds } from './map-ends.ts'
import { mapSearch } from './map-query.ts'
import { pieceFocus } from './plan-layers.ts'
import { placeName, type MapRequest, storeOf } from './plan-request.ts'
import type { PlannedVisit } from './planned-visit.ts'
import { type EndField, routeFields } from './route-fields.ts'
import { trailNames } from './trail-names.ts'
import { type VisitView, visitView } from './visit-view.ts'

/** The route in words, why there is none, or what is missing to find one. */
export function routeScreen(
  found: FoundRoute,
  request: MapRequest,
  { visit, hrefOf }: { visit?: PlannedVisit | undefined; hrefOf: (change: HrefChange) => string },
): RouteScreen {
  const { query, language } = request
  const { messages, href } = language
  const { from, to, route } = found
  const view = {
    fields: routeFields(found, request),
    clear:
      href('/map') +
      mapSearch({
        ...(query.store !== undefined && { store: query.store }),
        ...(query.planned && { planned: query.planned }),
      }),
    ...(visit && { visit: visitView(visit, found.to, request) }),
  }
  if (from === undefined || route === undefined) {
    const isPrompt = from !== undefined && !view.fields.some(({ fault }) => fault)
    if (!isPrompt) return view
    const { here, onlyStart } = messages.map
    return { ...view, prompt: `${here}: ${placeName(from, request)}. ${onlyStart}` }
  }
  if (typeof route === 'string' || to === undefined) {
    const names = { from: placeName(from, request), to: goalName(to, request) }
    const reason = typeof route === 'string' ? route : 'no-route'
    const why = closedTexts(
      (found.closed ?? []).map((one) => closedPlace(one, request)),
      language,
    ).join(' ')
    return { ...view, refusal: refusalText(reason, modeOf(query), { ...names, why }, language) }
  }
  return {
    ...view,
    ...noteOn(to, found, request),
    route: routeView(route, { ...found, from, to }, { request, hrefOf }),
  }
}

function noteOn(
  to: MapPlace,
  { closed = [], trail }: FoundRoute,
  request: MapRequest,
): Pick<RouteScreen, 'note'> {
  const { language } = request
  const notes = [
    ...(to.isTemporarilyClosed
      ? closedTexts([{ name: placeName(to, request), text: request.closureOf?.(to.slug)?.text }], language)
      : []),
    ...closedTexts(
      closed.map((one) => closedPlace(one, request)),
      language,
    ),
    ...(trail === 'none' ? [request.trailWords.none] : []),
  ]
  return notes.length === 0 ? {} : { note: notes.join(' ') }
}

interface ClosedPlace {
  /** '' for a walkway that has none. */
  readonly name: string
  /** Until when and why. */
  readonly text: string | undefined
}

/** A sentence for each closed place of which more is known, then one that names the others. */
function closedTexts(places: readonly ClosedPlace[], language: Words): readonly string[] {
  const { closed } = language.messages.map
  const others = places.filter(({ text = closed }) => text === closed)
  const told = places.flatMap(({ name, text = closed }) =>
    // "until 6 p.m." has its full stop.
    text === closed ? [] : [`${name}: ${text.replace(/\.$/, '')}.`],
  )
  const names = others.map(({ name }) => name)
  return [...new Set(told), ...(names.length === 0 ? [] : [closedText(names, language)])]
}

/** With the name on the map, else of the record that closes it: a walkway may have no name of its own. */
function closedPlace(
  { id = '', name }: NonNullable<FoundRoute['closed']>[number],
  { guide, closureOf, language }: MapRequest,
): ClosedPlace {
  const closure = closureOf?.(guide.closed.causes.get(id) ?? '')
  return { name: labelIn(name, language.locale) || (closure?.name ?? ''), text: closure?.text }
}

/** The changed parts of an address of the same route. */
export interface HrefChange {
  readonly levelId?: string
  readonly step?: number | undefined
  readonly isDetailed?: boolean
  readonly isLost?: boolean
}

export interface RouteScreen {
  /** The form's fields with their errors. */
  readonly fields: readonly EndField[]
  /** Set for a leg of a visit plan. */
  readonly visit?: VisitView | undefined
  /** Address of the map without the route. */
  readonly clear: string
  readonly prompt?: string
  readonly refusal?: string
  /** The goal, or what the route goes around, is temporarily closed, or the way cannot be described for someone who cannot see. */
  readonly note?: string
  readonly route?: RouteView
}

export type RouteView = ReturnType<typeof routeView>

interface Ends extends FoundRoute {
  readonly from: MapPlace
  readonly to: MapPlace
}

interface Context {
  readonly request: MapRequest
  readonly hrefOf: (change: HrefChange) => string
}

function routeView(route: Route, ends: Ends, { request, hrefOf }: Context) {
  const { from, to, stepFree, quieter } = ends
  const { language, query, trailWords } = request
  const { messages, locale } = language
  const steps = directionSteps(route, ends, request)
  const times = timesView(route, stepFree, request)
  const pieces = stepPieces(steps, { start: from.at, goal: to.at })
  return {
    title: messages.map.directionsFromTo(placeName(from, request), placeName(to, request)),
    summary: [distanceText(route.metres, locale), times[0]?.time].filter(Boolean).join(' · '),
    ...(quieter !== undefined && { quieter: quieterText(quieter, language) }),
    times,
    overview: hrefOf({ step: undefined }),
    detail: {
      text: query.isDetailed ? trailWords.hide : trailWords.show,
      to: hrefOf({ isDetailed: !query.isDetailed, step: undefined }),
      lang: trailWords.lang,
    },
    lost: {
      text: trailWords.lost.link,
      to: hrefOf({ isLost: true }),
      lang: trailWords.lang,
      ...(query.isLost && { view: lostView(steps, to, request, hrefOf({})) }),
    },
    steps: steps.map((step, index) =>
      stepView(step, pieces[index]?.line ?? [], index + 1, { request, hrefOf }),
    ),
    goal: goalView(to, route.seconds, request),
  }
}

function directionSteps(route: Route, { from, to, trail }: Ends, request: MapRequest): DirectionStep[] {
  const { guide, map, language, trailWords: words } = request
  if (typeof trail === 'object')
    return trailSentences(
      trail.steps,
      { ...trail, levels: map.levels, ...trailNames(request) },
      words,
      language,
    )
  const end = (place: MapPlace) => ({ ...place, name: placeName(place, request) })
  return routeWords(
    guide.stepsOf(route),
    { from: end(from), to: end(to), levels: map.levels, placeName: (id) => occupantName(id, request) },
    language,
  )
}

function quieterText(quieter: number | 'none', { messages, locale }: Words): string {
  if (quieter === 'none') return messages.map.noQuieterWay
  return messages.map.isQuieter(quieter < 5 ? '' : distanceText(quieter, locale))
}

/** A step with its addresses, and its piece of the drawing. */
function stepView(
  { line: _line, ...step }: DirectionStep,
  piece: readonly Point[],
  number: number,
  { request, hrefOf }: Context,
) {
  const line = piece.map(drawingPlaneOf(request.map).toDrawing).map(rounded)
  const { levelId } = step
  return {
    ...step,
    href: hrefOf({ levelId, step: undefined }),
    follow: hrefOf({ levelId, step: number }),
    piece: { line, focus: pieceFocus(line) },
  }
}

/** Walkers first; wheelchairs and strollers only with a step-free route. */
function timesView(route: Route, stepFree: Route | undefined, { language }: MapRequest) {
  const times = timesOf(route, stepFree)
  return (['walker', 'wheelchair', 'stroller'] as const).flatMap((traveller) => {
    const seconds = times[traveller]
    if (seconds === undefined) return []
    return [{ name: language.messages.map.travellers[traveller], time: durationText(seconds, language) }]
  })
}

/** A store's hours on arrival. */
function goalView(to: MapPlace, seconds: number, request: MapRequest) {
  const { language, hoursOf } = request
  const store = storeOf(to, request)
  if (store === undefined || hoursOf === undefined) return undefined
  const { slug, name } = store
  return { name, to: language.href(`/stores/${slug}`), lines: hoursOf(slug, seconds) }
}

/** A goal that is no place is the nearest of a kind. */
function goalName(to: MapPlace | undefined, request: MapRequest): string {
  if (to !== undefined) return placeName(to, request)
  return nearestEnds(request).find(({ slug }) => slug === request.query.to)?.name ?? ''
}

function occupantName(id: string, request: MapRequest): string | undefined {
  const place = request.guide.places.all.find(({ featureId }) => featureId === id)
  return place === undefined ? undefined : placeName(place, request) || undefined
}
