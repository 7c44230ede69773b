import type { MapLevel, MapConnection } from '@promenade/domain/map/mall-map'
import type { MapPlace } from '@promenade/domain/map/map-places'
import type { Point } from '@promenade/domain/map/plane'
import type { Landmark } from '@promenade/domain/wayfinding/landmarks'
import type { RouteMode } from '@promenade/domain/wayfinding/rides'
import type { NoRoute } from '@promenade/domain/wayfinding/route'
import type {
  ArriveStep,
  RideStep,
  RouteStep,
  Turn,
  WalkStep,
} from '@promenade/domain/wayfinding/route-steps'
import { roundMetres, distanceText } from './distance-text.ts'
import { atLineStart } from './format.ts'
import { labelIn } from '@promenade/domain/map/label-in'
import type { Words } from './page-parts.ts'

/** A step of the directions as text. */
export interface DirectionStep {
  /** Unique among the steps of a route. */
  readonly key: string
  readonly kind: 'start' | 'walk' | 'ride' | 'arrive'
  /** Name of the icon. */
  readonly sign: Turn | MapConnection['kind'] | 'start' | 'arrive'
  /** A full sentence. */
  readonly text: string
  /** Its first level; a ride ends on the level of the next step. */
  readonly levelId: string
  readonly level: string
  /** Length of a walk, rounded as in the text. */
  readonly metres?: number
  /** Its part of the drawn line; empty for a turn, a ride or a stop. */
  readonly line: readonly Point[]
}

/** An end of a route; `point` is a position without a place. */
interface RouteEnd {
  readonly name: string
  readonly kind: MapPlace['kind'] | 'point'
  readonly levelId: string
  readonly featureId?: string
}

interface Trip {
  readonly from: RouteEnd
  readonly to: RouteEnd
  readonly levels: readonly MapLevel[]
  /** Name of an occupant; undefined if visitors do not know it. */
  readonly placeName: (occupantId: string) => string | undefined
}

/** The directions in words, from start to arrival. */
export function routeWords(steps: readonly RouteStep[], trip: Trip, language: Words): DirectionStep[] {
  const [first] = steps
  const unplaced =
    first === undefined
      ? [alreadyThere(trip, language)]
      : [
          startWords(first, trip, language),
          ...steps.map((step) => stepWords(step, step === first, trip, language)),
        ]
  return unplaced.map((step, index) => ({
    ...step,
    key: String(index),
    level: levelName(step.levelId, trip, language),
  }))
}

interface Refused {
  readonly from: string
  readonly to: string
  /** Of the closed places on the only route; '' without any. */
  readonly why?: string
}

/** Why there is no route, and advice. */
export function refusalText(
  reason: NoRoute,
  mode: RouteMode,
  { why = '', ...ends }: Refused,
  language: Words,
): string {
  if (why === '') return reasonText(reason, mode, ends, language)
  // If every goal is closed, the missing walkway does not matter.
  return reason === 'unknown-goal' ? why : `${reasonText(reason, mode, ends, language)} ${why}`
}

/** Names of closed places, without duplicates. Without a network none is known of a walkway that has none on the map. */
export function closedText(names: readonly string[], { messages, locale }: Words): string {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const named = new Set(names.filter((name) => name !== ''))
  return messages.route.closed(named.size === 0 ? messages.route.unnamedWay : list.format(named))
}

function reasonText(reason: NoRoute, mode: RouteMode, { from, to }: Refused, { messages }: Words): string {
  const { refusals } = messages.route
  if (reason === 'unknown-start') return refusals['unknown-start'](from)
  if (reason === 'unknown-goal') return refusals['unknown-goal'](to)
  if (reason === 'no-route' || mode === 'fastest') return refusals['no-route'](from, to)
  return refusals[mode](from, to)
}

type Unplaced = Omit<DirectionStep, 'level' | 'key'>

function alreadyThere({ to }: Trip, { messages }: Words): Unplaced {
  const text = messages.route.alreadyThere(to.name)
  return { kind: 'arrive', sign: 'arrive', text, levelId: to.levelId, line: [] }
}

/** Includes the turn out of the door, so that the first walk has none. */
function startWords(first: RouteStep, { from }: Trip, { messages }: Words): Unplaced {
  const { leave, startAt, start, turns } = messages.route
  const turn = first.kind === 'walk' ? first.turn : undefined
  const say = from.kind === 'store' ? leave : startAt
  return {
    kind: 'start',
    sign: turn ?? 'start',
    text: turn === undefined ? start(from.name) : say(from.name, turns[turn]),
    levelId: first.kind === 'ride' ? first.fromLevelId : first.levelId,
    line: [],
  }
}

function stepWords(step: RouteStep, isFirst: boolean, trip: Trip, language: Words): Unplaced {
  switch (step.kind) {
    case 'walk':
      return walkWords(step, isFirst, trip, language)
    case 'ride':
      return rideWords(step, trip, language)
    case 'arrive':
      return arriveWords(step, trip, language)
  }
}

function walkWords(step: WalkStep, isFirst: boolean, trip: Trip, language: Words): Unplaced {
  const words = language.messages.route
  const { kind, levelId, line, turn = 'straight' } = step
  const distance = distanceText(step.metres, language.locale)
  const at = step.at && landmarkName(step.at, trip)
  const isTurn = !isFirst && turn !== 'straight'
  const walk = () => {
    if (!isTurn) return words.walk(distance)
    if (at === undefined) return words.turnAndWalk(words.turns[turn], distance)
    return words.turnAtAndWalk(words.turns[turn], at, distance)
  }
  const passed = passedWords(step.passing, trip, language)
  const text = passed === undefined ? walk() : words.passing(walk(), passed)
  return {
    kind,
    sign: isTurn ? turn : 'straight',
    text: `${atLineStart(text)}.`,
    levelId,
    metres: roundMetres(step.metres),
    line,
  }
}

/** "Alder on your left and Birch on your right", "Alder and Birch on your left". */
function passedWords(
  passing: readonly Landmark[],
  trip: Trip,
  { messages, locale }: Words,
): string | undefined {
  const { onYour } = messages.route
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const named = passing.flatMap((landmark) => {
    const name = landmarkName(landmark, trip)
    return name === undefined ? [] : [{ name, side: landmark.side }]
  })
  if (named.length === 0) return undefined
  const sides = Map.groupBy(named, ({ side }) => side)
  return list.format(
    [...sides].map(([side, there]) => onYour[side](list.format(there.map(({ name }) => name)))),
  )
}

/** Start and goal are no landmarks. */
function landmarkName({ occupantId }: Landmark, { from, to, placeName }: Trip): string | undefined {
  return occupantId === from.featureId || occupantId === to.featureId ? undefined : placeName(occupantId)
}

function rideWords(step: RideStep, trip: Trip, language: Words): Unplaced {
  const { rides, up, down } = language.messages.route
  const { kind, name } = step.connection
  const say = step.isUp ? up : down
  const text = say(rides[kind](labelIn(name, language.locale)), levelName(step.toLevelId, trip, language))
  return { kind: 'ride', sign: kind, text, levelId: step.fromLevelId, line: [] }
}

function arriveWords({ turn, levelId }: ArriveStep, { to }: Trip, { messages }: Words): Unplaced {
  const { arrive, arriveAt } = messages.route
  const text = turn === undefined ? arriveAt(to.name) : arrive[turn](to.name)
  return { kind: 'arrive', sign: 'arrive', text, levelId, line: [] }
}

function levelName(levelId: string, { levels }: Trip, { locale }: Words): string {
  const level = levels.find(({ id }) => id === levelId)
  return level === undefined ? '' : labelIn(level.name, locale)
}
