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
import type { Language } from '../messages/language.ts'

/** A step of a route in the visitor's words. */
export interface WordedStep {
  /** Unique among the steps of a route. */
  readonly key: string
  readonly kind: 'start' | 'walk' | 'ride' | 'arrive'
  /** What its picture shows. */
  readonly sign: Turn | MapConnection['kind'] | 'start' | 'arrive'
  /** A whole sentence. */
  readonly text: string
  /** Where it begins; a ride ends on the level of the step after it. */
  readonly levelId: string
  readonly level: string
  /** Of a walk, rounded as it is said. */
  readonly metres?: number
  /** The part of the drawn line that the step is about; empty where one only turns, rides or stands. */
  readonly line: readonly Point[]
}

/** An end of a route; `point` is one without a place of its own. */
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
  /** What visitors call an occupant; undefined for one that nobody would know. */
  readonly placeName: (occupantId: string) => string | undefined
}

/** The steps as one would say them, from where one starts to where one arrives. */
export function routeWords(steps: readonly RouteStep[], trip: Trip, language: Language): WordedStep[] {
  const [first] = steps
  const unplaced =
    first === undefined
      ? [alreadyThere(trip, language)]
      : [
          startWords(first, trip, language),
          ...steps.map((step) => worded(step, step === first, trip, language)),
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
  /** Names of what would have to be open. */
  readonly closed?: readonly string[] | undefined
}

/** Why there is no route, and what one can do. */
export function refusalText(
  reason: NoRoute,
  mode: RouteMode,
  { closed = [], ...ends }: Refused,
  language: Language,
): string {
  if (closed.length === 0) return reasonText(reason, mode, ends, language)
  const why = closedText(closed, language)
  // Every goal is closed: that the map knows no way to one would be no help.
  return reason === 'unknown-goal' ? why : `${reasonText(reason, mode, ends, language)} ${why}`
}

/** What is out of use, each once. */
export function closedText(names: readonly string[], { messages, locale }: Language): string {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return messages.route.closed(list.format(new Set(names.filter((name) => name !== ''))))
}

function reasonText(reason: NoRoute, mode: RouteMode, { from, to }: Refused, { messages }: Language): string {
  const { refusals } = messages.route
  if (reason === 'unknown-start') return refusals['unknown-start'](from)
  if (reason === 'unknown-goal') return refusals['unknown-goal'](to)
  if (reason === 'no-way' || mode === 'fastest') return refusals['no-way'](from, to)
  return refusals[mode](from, to)
}

type Unplaced = Omit<WordedStep, 'level' | 'key'>

function alreadyThere({ to }: Trip, { messages }: Language): Unplaced {
  const text = messages.route.alreadyThere(to.name)
  return { kind: 'arrive', sign: 'arrive', text, levelId: to.levelId, line: [] }
}

/** The turn out of the door is said here, so that the first walk is only a walk. */
function startWords(first: RouteStep, { from }: Trip, { messages }: Language): Unplaced {
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

function worded(step: RouteStep, isFirst: boolean, trip: Trip, language: Language): Unplaced {
  switch (step.kind) {
    case 'walk':
      return walkWords(step, isFirst, trip, language)
    case 'ride':
      return rideWords(step, trip, language)
    case 'arrive':
      return arriveWords(step, trip, language)
  }
}

function walkWords(step: WalkStep, isFirst: boolean, trip: Trip, language: Language): Unplaced {
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

/** «Alder on your left and Birch on your right», «Alder and Birch on your left». */
function passedWords(
  passing: readonly Landmark[],
  trip: Trip,
  { messages, locale }: Language,
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

/** Where one comes from and goes to is no landmark. */
function landmarkName({ occupantId }: Landmark, { from, to, placeName }: Trip): string | undefined {
  return occupantId === from.featureId || occupantId === to.featureId ? undefined : placeName(occupantId)
}

function rideWords(step: RideStep, trip: Trip, language: Language): Unplaced {
  const { rides, up, down } = language.messages.route
  const { kind, name } = step.connection
  const say = step.isUp ? up : down
  const text = say(rides[kind](labelIn(name, language.locale)), levelName(step.toLevelId, trip, language))
  return { kind: 'ride', sign: kind, text, levelId: step.fromLevelId, line: [] }
}

function arriveWords({ turn, levelId }: ArriveStep, { to }: Trip, { messages }: Language): Unplaced {
  const { arrive, arriveAt } = messages.route
  const text = turn === undefined ? arriveAt(to.name) : arrive[turn](to.name)
  return { kind: 'arrive', sign: 'arrive', text, levelId, line: [] }
}

function levelName(levelId: string, { levels }: Trip, { locale }: Language): string {
  const level = levels.find(({ id }) => id === levelId)
  return level === undefined ? '' : labelIn(level.name, locale)
}
