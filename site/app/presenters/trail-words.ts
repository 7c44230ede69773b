import { labelIn } from '@promenade/domain/map/label-in'
import type { MapLevel } from '@promenade/domain/map/mall-map'
import type { Side } from '@promenade/domain/wayfinding/landmarks'
import type { Hour } from '@promenade/domain/wayfinding/trail/clock'
import type { Named } from '@promenade/domain/wayfinding/trail/things'
import type { Direction } from '@promenade/domain/wayfinding/trail/trail-edge'
import type {
  AlongStep,
  CrossStep,
  FollowStep,
  TrailRideStep,
  TrailStep,
} from '@promenade/domain/wayfinding/trail/trail-step'
import type { Words as Language } from './page-parts.ts'
import type { TrailMessages } from '../messages/trail/en.ts'
import { metresText } from './distance-text.ts'
import type { DirectionStep } from './route-words.ts'

/** What the sentences need besides the steps. */
export interface TrailTrip {
  /** Where the way begins. */
  readonly start: Named
  readonly levels: readonly MapLevel[]
  /** The name that visitors know; '' for none. */
  readonly placeName: (id: string) => string
  /** True for the washrooms among the objects. */
  readonly isWashroom: (id: string) => boolean
}

interface Words extends TrailTrip {
  readonly words: TrailMessages
  readonly language: Language
}

/** Directions for someone who cannot see. What holds for the whole building is said once. */
export function trailWords(
  steps: readonly TrailStep[],
  trip: TrailTrip,
  words: TrailMessages,
  language: Language,
): DirectionStep[] {
  const context: Words = { ...trip, words, language }
  const [first] = steps
  if (first === undefined) return []
  const ridden = new Set<string>()
  const start = `${words.start(thingName(trip.start, context))} ${words.clock}`
  const all: Unplaced[] = [
    { kind: 'start', sign: 'start', text: start, levelId: first.levelId, line: [] },
    ...steps.map((step): Unplaced => {
      const isNew = step.kind === 'ride' && !ridden.has(step.connection.kind)
      if (step.kind === 'ride') ridden.add(step.connection.kind)
      return {
        ...placeOf(step),
        text: sentences(step, isNew, context),
        levelId: step.levelId,
        line: step.line,
      }
    }),
  ]
  return all.map((step, index) => ({ ...step, key: String(index), level: levelName(step.levelId, context) }))
}

type Unplaced = Omit<DirectionStep, 'level' | 'key'>

function placeOf(step: TrailStep): Pick<DirectionStep, 'kind' | 'sign' | 'metres'> {
  switch (step.kind) {
    case 'ride':
      return { kind: 'ride', sign: step.connection.kind }
    case 'arrive':
      return { kind: 'arrive', sign: 'arrive' }
    case 'through':
      return { kind: 'walk', sign: 'straight' }
    case 'follow':
    case 'along':
    case 'count':
      return { kind: 'walk', sign: signOf(step.hour), metres: step.metres }
    case 'cross':
    case 'to-wall':
      return {
        kind: 'walk',
        sign: 'hour' in step.direction ? signOf(step.direction.hour) : 'straight',
        metres: step.metres,
      }
    case 'find':
      return { kind: 'walk', sign: 'straight', metres: step.metres }
  }
}

function signOf(hour: Hour | undefined): DirectionStep['sign'] {
  if (hour === undefined || hour === 12) return 'straight'
  if (hour === 6) return 'back'
  const side: Side = hour < 6 ? 'right' : 'left'
  return hour >= 10 || hour <= 2 ? `slightly-${side}` : side
}

function sentences(step: TrailStep, isNewRide: boolean, context: Words): string {
  const { words } = context
  switch (step.kind) {
    case 'follow':
      return joined(
        followText(step, context),
        tactileText(step, context),
        passedText(step, context),
        tooFarText(step, context),
      )
    case 'along':
      return joined(
        wallText(step, context),
        words.count(distance(step, context)),
        tactileText(step, context),
        tooMany(step, context),
      )
    case 'count': {
      const towards = backTo(step.from, turnText(step.hour, words), context)
      return joined(
        words.goStraight(towards, distance(step, context)),
        tactileText(step, context),
        tooMany(step, context),
      )
    }
    case 'cross':
      return joined(
        crossText(step, context),
        tactileText(step, context),
        ...missedText(step, context),
        tooMany(step, context),
      )
    case 'to-wall': {
      const towards = directionText(step.direction, step.from, context)
      return joined(
        words.toWall(towards, distance(step, context)),
        tactileText(step, context),
        tooMany(step, context),
      )
    }
    case 'find':
      return joined(
        words.find(thingName(step.end, context), distance(step, context)),
        tactileText(step, context),
      )
    case 'through':
      return words.through(thingName(step.door, context))
    case 'ride':
      return joined(rideText(step, context), isNewRide ? words.riding[step.connection.kind] : undefined)
    case 'arrive':
      return words.arrive[step.hand ?? 'ahead'](thingName(step.goal, context))
  }
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(' ')
}

/** The turn to a wall, or that one goes on along it. */
function wallText(step: FollowStep | AlongStep, context: Words): string {
  const { words } = context
  if (step.hour === undefined) return words.goOn[step.hand]
  const turn = turnText(step.hour, words)
  const towards = step.from ? backTo(step.from, turn, context) : words.atWall(turn)
  return words.wallOn[step.hand](towards)
}

function followText(step: FollowStep, context: Words): string {
  const { words } = context
  const { end, nth, hand, isEndAtWall } = step
  const name = thingName(end, context)
  const ordinal = words.ordinals[nth - 1]
  const thing = nth > 1 && ordinal !== undefined ? words.nth(name, ordinal) : name
  const to = isEndAtWall ? words.followTo[hand] : words.followPast[hand === 'left' ? 'right' : 'left']
  return joined(wallText(step, context), to(distance(step, context), thing))
}

function tactileText({ tactile }: TrailStep, { words, language }: Words): string | undefined {
  if (tactile === undefined) return undefined
  if (tactile === 'leads') return words.tactile.leads
  if (tactile === 'at-end') return words.tactile.atEnd
  return words.tactile.crossed(metresText(tactile.crossedAfter, language.locale))
}

function passedText({ passed }: FollowStep, context: Words): string | undefined {
  if (passed.length === 0) return undefined
  const { words, language } = context
  const list = new Intl.ListFormat(language.locale, { type: 'conjunction' })
  const things = passed.map((one) =>
    words.passed(thingName(one, context), metresText(one.metres, language.locale)),
  )
  return words.passing(list.format(things))
}

function tooFarText(step: FollowStep, context: Words): string {
  const { tooFar } = step
  if (tooFar === undefined) return tooMany(step, context)
  const metres = metresText(tooFar.metres, context.language.locale)
  return context.words.tooFar(thingName(tooFar, context), metres)
}

/** A fifth more than the words say, and a few. */
function tooMany({ steps }: { readonly steps: number }, { words }: Words): string {
  return words.tooMany(Math.ceil(steps * 1.2) + 3)
}

function crossText(step: CrossStep, context: Words): string {
  const { words } = context
  const { from, direction, isAfterCounting } = step
  const towards =
    from === undefined && isAfterCounting && 'hour' in direction
      ? words.thenTurn(turnText(direction.hour, words))
      : directionText(direction, from, context)
  return words.crossTo(towards, distance(step, context), thingName(step.end, context))
}

function missedText({ missed }: CrossStep, context: Words): string[] {
  const { words } = context
  return [
    ...(missed.left ? [words.missed.left(thingName(missed.left, context))] : []),
    ...(missed.right ? [words.missed.right(thingName(missed.right, context))] : []),
  ]
}

function directionText(direction: Direction, from: Named | undefined, context: Words): string {
  const { words } = context
  if ('wind' in direction) return words.byCompass(words.winds[direction.wind])
  return from ? backTo(from, turnText(direction.hour, words), context) : words.backToWall
}

function backTo(thing: Named, turn: string, context: Words): string {
  return context.words.backTo(thingName(thing, context), turn)
}

function turnText(hour: Hour, words: TrailMessages): string {
  const said = hourText(hour, words)
  if (hour === 12 || hour === 6) return words.turn.to(said)
  return hour < 6 ? words.turn.right(said) : words.turn.left(said)
}

function hourText(hour: Hour, { hour: whole, halfHour }: TrailMessages): string {
  const before = Math.floor(hour) === 0 ? 12 : Math.floor(hour)
  return Number.isInteger(hour) ? whole(String(hour)) : halfHour(String(before), String((before % 12) + 1))
}

function distance(
  { metres, steps }: { readonly metres: number; readonly steps: number },
  context: Words,
): string {
  return context.words.steps(metresText(metres, context.language.locale), steps)
}

function rideText({ connection, toLevelId, isUp }: TrailRideStep, context: Words): string {
  const { rides, up, down } = context.language.messages.route
  const ride = rides[connection.kind](labelIn(connection.name, context.language.locale))
  return (isUp ? up : down)(ride, levelName(toLevelId, context))
}

/** "The door of Alder", "Elevator B". */
function thingName({ id, kind, motion }: Named, context: Words): string {
  const { words, language, placeName, isWashroom } = context
  const name = placeName(id)
  if (kind === 'lift' || kind === 'escalator' || kind === 'stairs' || kind === 'ramp') {
    const ride = language.messages.route.rides[kind](name)
    return motion === undefined ? ride : words.motion[motion](ride)
  }
  return isWashroom(id) ? words.things.washroom(name) : words.things[kind](name)
}

function levelName(levelId: string, { levels, language }: Words): string {
  const level = levels.find(({ id }) => id === levelId)
  return level === undefined ? '' : labelIn(level.name, language.locale)
}
