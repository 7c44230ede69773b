import { distanceBetween, minus, type Point, scaled } from '../../map/plane.ts'
import type { Side } from '../landmarks.ts'
import { clockwiseDegrees, turnedRight } from '../trail/clock.ts'
import { nearestShorePlace, pointAt, type Shore, shorePlaceAfter } from '../trail/shores.ts'
import { isNear, type Named, type Thing } from '../trail/things.ts'
import type { AlongStep, FollowStep } from '../trail/trail-step.ts'
import {
  type Building,
  isOtherSide,
  type Habits,
  range,
  type Stance,
  standingAt,
  thingsNamed,
} from './walker.ts'
import { STEP_METRES } from '../trail/walk-around.ts'

export function afterFollowing(
  step: FollowStep,
  stance: Stance,
  habits: Habits,
  building: Building,
): Stance[] {
  const starts = wallsToFollow(step, stance, building)
  return starts.flatMap(({ shore, along }) => {
    const start = { shore, along, left: stance.thing }
    const ends = metAlong(step, step.end, start, habits, building)
    const distinct = step.isEndAtWall
      ? ends.filter(({ thing }, index) => ends.findIndex((other) => isSame(other.thing, thing)) === index)
      : ends
    const passed = step.passed.map((words) => firstFit(words, start, step, habits, building))
    if (passed.includes(undefined)) return []
    const last = Math.max(0, ...passed.map((walked) => walked ?? 0))
    const far =
      step.tooFar &&
      firstFit({ ...step.tooFar, metres: step.tooFar.metres + step.metres }, start, step, habits, building)
    const [least, most] = range(step.metres)
    const counted = distinct.map((met, index) => ({ ...met, nth: index + 1 }))
    const fits = counted.filter(({ walked, nth }) => {
      if (walked < least || walked > most || walked < last - STEP_METRES) return false
      if (far !== undefined && walked > far + 2) return false
      return step.nth === 1 || nth === step.nth
    })
    // Where the words do not count, the first one of the name is taken, unless the distance forbids it.
    return standingAt((step.nth === 1 ? fits.slice(0, 1) : fits).map(({ thing }) => thing))
  })
}

/** Anywhere between too few and too many steps. */
export function afterCounting(
  step: AlongStep,
  stance: Stance,
  { stride }: Habits,
  building: Building,
): Stance[] {
  const [place] = wallsToFollow(step, stance, building)
  if (place === undefined) return []
  return [1 / stride, stride].map((share) => {
    const { at, off } = pointAt(
      place.shore,
      shorePlaceAfter(place.shore, place.along, step.metres * share, step.hand),
    )
    return { levelId: stance.levelId, at, off }
  })
}

/** The walls within reach that one has on the right hand after the turn; all of them fit words that do not turn. */
function wallsToFollow(step: FollowStep | AlongStep, { at, levelId, thing }: Stance, { shores }: Building) {
  const place = thing?.place ?? nearestShorePlace(shores.get(levelId) ?? [], at, 2)
  if (place === undefined) return []
  if (step.hour === undefined) return [place]
  const tangent = turnedRight(place.off, step.hand === 'right' ? 90 : -90)
  // Before a wall one faces it.
  const facing = step.from ? (thing?.out ?? place.off) : scaled(place.off, -1)
  const off = Math.abs(clockwiseDegrees(turnedRight(facing, step.hour * 30), tangent))
  return off <= 60 ? [place] : []
}

interface Start {
  readonly shore: Shore
  readonly along: number
  /** The thing at one's back. */
  readonly left: Thing | undefined
}

/** All things of a name beside the wall, in order, up to the longest way that the words allow. */
function metAlong(
  { hand, levelId, metres, isEndAtWall, end }: FollowStep,
  name: Named,
  { shore, along, left }: Start,
  { stride }: Habits,
  building: Building,
): Met[] {
  const floor = building.bare.get(levelId)
  const things = thingsNamed(name, levelId, building)
  const isFree = name.id === end.id && !isEndAtWall
  const most = Math.min(range(metres + 30)[1], shore.length - 1)
  const points = Array.from({ length: Math.floor(most / STEP_METRES) }, (_, index) => {
    const walked = index * STEP_METRES
    return { walked, ...pointAt(shore, shorePlaceAfter(shore, along, walked, hand)) }
  })
  return things
    .flatMap((thing): Met[] => {
      const near = points.filter(
        (point) => isBeside(thing, { ...point, hand }, isFree) && isNear(point.at, thing, floor),
      )
      // One does not meet again what one has just left.
      const ahead = near.filter(({ walked }) => thing !== left || walked > 2)
      if (ahead[0] === undefined || isOtherSide(ahead[0].at, thing, things)) return []
      // One stops where a thing off the wall is nearest, each time that one comes by.
      const met = isFree ? runsOf(ahead).map((run) => nearestOf(run, thing)) : ahead.slice(0, 1)
      return met.map(({ walked }) => ({ thing, walked: walked / stride }))
    })
    .toSorted((a, b) => a.walked - b.walked)
}

interface Walked {
  readonly walked: number
  readonly at: Point
}

/** The points in stretches without a gap. */
function runsOf<P extends Walked>(points: readonly P[]): P[][] {
  const runs: P[][] = []
  for (const point of points) {
    const last = runs.at(-1)?.at(-1)
    if (last !== undefined && point.walked - last.walked <= STEP_METRES) runs.at(-1)?.push(point)
    else runs.push([point])
  }
  return runs
}

function nearestOf(run: readonly Walked[], { before }: Thing): Walked {
  return run.reduce((best, point) =>
    distanceBetween(point.at, before) < distanceBetween(best.at, before) ? point : best,
  )
}

interface AtWall {
  readonly at: Point
  readonly off: Point
  readonly hand: Side
}

/** True for a thing that one reaches with the hand at the wall, or, for one off the wall, with the other one. */
function isBeside(thing: Thing, { at, off, hand }: AtWall, isFree: boolean): boolean {
  const away = minus(thing.before, at)
  if (isFree) return Math.hypot(away.x, away.y) <= 5 && away.x * off.x + away.y * off.y > -1
  const ahead = turnedRight(off, hand === 'right' ? 90 : -90)
  const [along, across] = [away.x * ahead.x + away.y * ahead.y, away.x * off.x + away.y * off.y]
  return Math.abs(along) <= 1 && Math.abs(across) <= 2
}

/** The counted metres at which a passed thing is met where the words say. */
function firstFit(
  words: Named & { readonly metres: number },
  start: Start,
  step: FollowStep,
  habits: Habits,
  building: Building,
): number | undefined {
  const [least, most] = range(words.metres)
  return metAlong(step, words, start, habits, building).find(
    ({ walked }) => walked >= least && walked <= most,
  )?.walked
}

function isSame(a: Thing, b: Thing): boolean {
  return distanceBetween(a.before, b.before) < 1
}

interface Met {
  readonly thing: Thing
  /** As the walker counts them. */
  readonly walked: number
}
