import type { Point } from '../../map/plane.ts'
import { isRideOf } from '../rides.ts'
import { turnedRight, windVector } from '../trail/clock.ts'
import { VEER_DEGREES } from '../trail/ground.ts'
import { nearestShorePlace } from '../trail/shores.ts'
import { isNear, type Named, type Thing } from '../trail/things.ts'
import { walkAround } from '../trail/walk-around.ts'
import type { Direction } from '../trail/trail-edge.ts'
import type { CountStep, CrossStep, ToWallStep, TrailRideStep, TrailStep } from '../trail/trail-step.ts'
import { afterCounting, afterFollowing } from './along-wall.ts'
import {
  type Building,
  type Habits,
  nearest,
  range,
  type Stance,
  standingAt,
  thingsNamed,
  thingsNear,
} from './walker.ts'

/**
 * Every place where someone may be after a step who knows only its words, and notices only what is within 5 m of them.
 * Empty if the words fit nowhere.
 */
export function placesAfter(
  step: TrailStep,
  stance: Stance,
  habits: Habits,
  building: Building,
): readonly Stance[] {
  switch (step.kind) {
    case 'follow':
      return afterFollowing(step, stance, habits, building)
    case 'along':
      return afterCounting(step, stance, habits, building)
    case 'count':
      return afterStraight(step, stance, habits, building)
    case 'cross':
      return afterCrossing(step, stance, habits, building)
    case 'to-wall':
      return afterMeetingWall(step, stance, habits, building)
    case 'find':
      return standingAt(thingsNear(step.end, stance.at, stance.levelId, building))
    case 'through':
      return throughDoor(stance, step.door, building)
    case 'ride':
      return afterRide(step, stance, building)
    case 'arrive':
      return standingAt(thingsNear(step.goal, stance.at, stance.levelId, building))
  }
}

/**
 * Walks by the words alone; where several places fit them, to the wrong one. The number of the first step after which the
 * walker is not where the words lead; undefined at the goal.
 */
export function walkBlind(
  steps: readonly TrailStep[],
  start: Stance,
  habits: Habits,
  building: Building,
): number | undefined {
  let stance = start
  for (const [index, step] of steps.entries()) {
    const places = placesAfter(step, stance, habits, building)
    const next = places.find((place) => !isMeant(place, step, steps[index + 1])) ?? places[0]
    if (next === undefined) return index
    stance = next
    // A walker at the wrong thing goes on: a later sentence may still be right there.
    if (index === steps.length - 1 && !isMeant(next, step, undefined)) return index
  }
  return undefined
}

/** True for a place that the step leads to. */
export function isMeant({ thing }: Stance, step: TrailStep, next: TrailStep | undefined): boolean {
  switch (step.kind) {
    case 'follow':
    case 'cross':
    case 'find':
      return thing?.id === step.end.id
    case 'arrive':
      return thing?.id === step.goal.id
    case 'through':
      return thing?.id === step.door.id
    case 'ride':
      return thing?.id === step.connection.id
    case 'to-wall':
    case 'along':
    case 'count':
      return next !== undefined
  }
}

function afterStraight(step: CountStep, stance: Stance, { stride }: Habits, building: Building): Stance[] {
  const floor = building.floors.get(stance.levelId)
  if (floor === undefined) return []
  return headings({ hour: step.hour }, stance).flatMap((off) =>
    [1 / stride, stride].flatMap((share) => {
      const at = walkAround(floor, stance.at, off, step.metres * share).at(-1)?.at
      return at ? [{ levelId: stance.levelId, at, off }] : []
    }),
  )
}

/** The ways that someone may take who is told a direction. */
const veers = [-VEER_DEGREES, 0, VEER_DEGREES]

function headings(direction: Direction, { thing, off }: Stance): Point[] {
  const out = thing?.out ?? off
  if ('wind' in direction) {
    const towards = windVector(direction.wind)
    return veers.map((veer) => turnedRight(towards, veer))
  }
  return out === undefined ? [] : veers.map((veer) => turnedRight(out, direction.hour * 30 + veer))
}

function afterCrossing(
  step: CrossStep,
  stance: Stance,
  { stride }: Habits,
  building: Building,
): readonly Stance[] {
  const floor = building.floors.get(stance.levelId)
  const bare = building.bare.get(stance.levelId)
  const named = thingsNamed(step.end, stance.levelId, building)
  const all = headings(step.direction, stance).map((heading) => {
    const [least, most] = range(step.metres)
    const path = floor ? walkAround(floor, stance.at, heading, most * stride) : []
    const found = path
      .filter(({ walked }) => walked / stride >= least - 5)
      .flatMap(({ at }) => nearest(named, at, bare))
    // One stops where one comes upon it first.
    return found.filter((thing, index) => found.findIndex(({ id }) => id === thing.id) === index)
  })
  // Whoever goes one of the ways and finds nothing is lost.
  if (all.some((found) => found.length === 0)) return []
  return standingAt([...new Set(all.flat())])
}

function afterMeetingWall(
  step: ToWallStep,
  stance: Stance,
  { stride }: Habits,
  building: Building,
): readonly Stance[] {
  const { levelId } = stance
  const floor = building.floors.get(levelId)
  const most = range(step.metres)[1] * stride
  const ends = headings(step.direction, stance).map((heading) => {
    const open = building.bare.get(levelId)
    // A wall is where one stops; around a bench one goes.
    const path = floor && open ? walkAround(floor, stance.at, heading, most, open) : []
    const at = path.at(-1)
    return at && nearestShorePlace(building.shores.get(levelId) ?? [], at.at, 2) ? at : undefined
  })
  return ends.flatMap((end) => (end === undefined ? [] : [{ levelId, at: end.at }]))
}

function throughDoor({ at, levelId, thing }: Stance, door: Named, building: Building): Stance[] {
  const floor = building.bare.get(levelId)
  const sides = thingsNamed(door, levelId, building).filter((side) => isNear(at, side, floor))
  return standingAt(sides.filter((side) => side !== thing))
}

/** Any ride of the name in this direction is the one that is meant. */
function afterRide(step: TrailRideStep, { at, levelId }: Stance, building: Building): Stance[] {
  const { connection, toLevelId } = step
  const { graph, map, nameOf, bare } = building
  const taken = map.connections.filter(
    (other) =>
      other.kind === connection.kind &&
      nameOf(other.id) === nameOf(connection.id) &&
      isRideOf(other, levelId, toLevelId) &&
      graph.things.some(
        (thing) => thing.id === other.id && thing.levelId === levelId && isNear(at, thing, bare.get(levelId)),
      ),
  )
  return taken.flatMap(({ id }) =>
    standingAt(graph.things.filter((thing) => thing.id === id && thing.levelId === toLevelId)),
  )
}

/** Where someone begins who has just come out of a place, in the order of its doors. */
export function startAt(thing: Thing): Stance {
  return { levelId: thing.levelId, at: thing.before, thing }
}
