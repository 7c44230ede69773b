import type { MallMap, MapConnection } from '../map/mall-map.ts'
import { cross, distanceBetween, dot, lengthOf, middleOf, minus, type Point, scaled } from '../map/plane.ts'
import type { RideLeg, Route, WalkLeg } from './route-finder.ts'

/** To which hand, for somebody who walks along the way. */
export type Side = 'left' | 'right'

export type Turn = Side | 'slightly-left' | 'slightly-right' | 'back' | 'straight'

/** Something one passes or stands before, with the hand it is on. */
export interface Landmark {
  readonly occupantId: string
  readonly side: Side
}

/** "Turn left after Kiosko and walk 40 m, with the bakery on your right." */
export interface WalkStep {
  readonly kind: 'walk'
  readonly levelId: string
  /** What one does before walking: the turn out of a door, a lift or the stretch before. */
  readonly turn: Turn
  /** What stands where one turns. */
  readonly at?: Landmark
  /** What one passes, in that order, at most two. */
  readonly passing: readonly Landmark[]
  readonly metres: number
  /** The part of the drawn line that the step is about. */
  readonly line: readonly Point[]
}

/** "Take lift B up to Level 2." */
export interface RideStep {
  readonly kind: 'ride'
  readonly connection: MapConnection
  readonly fromLevelId: string
  readonly toLevelId: string
  readonly isUp: boolean
}

/** "You are there: the door is on your left." */
export interface ArriveStep {
  readonly kind: 'arrive'
  readonly levelId: string
  readonly turn: Turn
}

export type RouteStep = WalkStep | RideStep | ArriveStep

/** The route as one would say it to somebody: the same lines as are drawn, cut where there is something to do. */
export function stepsOf(route: Route, map: MallMap): RouteStep[] {
  const landmarks = landmarksOf(map)
  const ordinals = new Map(map.levels.map(({ id, ordinal }) => [id, ordinal]))
  const steps = route.legs.flatMap((leg, index): RouteStep[] =>
    leg.kind === 'ride'
      ? [rideStep(leg, ordinals)]
      : walkSteps(leg, index === 0, index === route.legs.length - 1, landmarks),
  )
  const last = route.legs.at(-1)
  return last?.kind === 'walk' ? [...steps, arriveStep(last)] : steps
}

function rideStep(
  { connection, fromLevelId, toLevelId }: RideLeg,
  ordinals: ReadonlyMap<string, number>,
): RideStep {
  const isUp = (ordinals.get(toLevelId) ?? 0) > (ordinals.get(fromLevelId) ?? 0)
  return { kind: 'ride', connection, fromLevelId, toLevelId, isUp }
}

/** A bend of less than this is not worth a word; in degrees. */
const STRAIGHT_DEGREES = 25
const SLIGHT_DEGREES = 55
const BACK_DEGREES = 150

/** Round a planter and on: what deviates less than this from a straight stretch is part of it. Metres. */
const SWERVE_METRES = 2.5

function walkSteps(leg: WalkLeg, isFirst: boolean, isLast: boolean, landmarks: readonly Seen[]): WalkStep[] {
  const { line, levelId } = leg
  // The steps out of and into a door are turns, not stretches of their own.
  const from = isFirst ? 1 : 0
  const to = line.length - (isLast ? 2 : 1)
  const cuts = cutsOf(line, from, Math.max(from, to))
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? 0
    const before = index === 0 ? (isFirst ? line[0] : undefined) : line[cuts[index - 1] ?? 0]
    const part = line.slice(index === 0 ? 0 : start, end === to ? line.length : end + 1)
    const [a, b] = [line[start], line[end]]
    const at =
      index === 0 || a === undefined || b === undefined ? undefined : landmarkAt(a, b, levelId, landmarks)
    const passing = a === undefined || b === undefined ? [] : passedBetween(a, b, levelId, landmarks)
    return {
      kind: 'walk',
      levelId,
      turn: before === undefined || a === undefined || b === undefined ? 'straight' : turnAt(before, a, b),
      ...(at && { at }),
      passing: passing.filter(({ occupantId }) => occupantId !== at?.occupantId),
      metres: lengthOf(part),
      line: part,
    }
  })
}

function arriveStep({ line, levelId }: WalkLeg): ArriveStep {
  const [before, at, door] = line.slice(-3)
  const turn = before && at && door ? turnAt(before, at, door) : 'straight'
  return { kind: 'arrive', levelId, turn }
}

/** The indices of the points where one turns, with both ends: as few as leave no point far from a straight stretch. */
function cutsOf(line: readonly Point[], from: number, to: number): number[] {
  const [a, b] = [line[from], line[to]]
  if (a === undefined || b === undefined || to <= from) return [from, to].slice(0, to > from ? 2 : 1)
  const offs = line.slice(from + 1, to).map((point) => offLine(point, a, b))
  const farthest = Math.max(0, ...offs)
  if (farthest <= SWERVE_METRES) return [from, to]
  const cut = from + 1 + offs.indexOf(farthest)
  return [...cutsOf(line, from, cut).slice(0, -1), ...cutsOf(line, cut, to)]
}

function offLine(point: Point, a: Point, b: Point): number {
  const length = distanceBetween(a, b)
  return length === 0 ? distanceBetween(point, a) : Math.abs(cross(minus(b, a), minus(point, a))) / length
}

function turnAt(before: Point, at: Point, after: Point): Turn {
  const into = minus(at, before)
  const away = minus(after, at)
  const degrees = (Math.atan2(cross(into, away), dot(into, away)) * 180) / Math.PI
  const size = Math.abs(degrees)
  if (size < STRAIGHT_DEGREES) return 'straight'
  if (size > BACK_DEGREES) return 'back'
  const side: Side = degrees > 0 ? 'left' : 'right'
  return size < SLIGHT_DEGREES ? `slightly-${side}` : side
}

/** The door of an occupant: what is seen of it from the walkway. */
interface Seen {
  readonly occupantId: string
  readonly levelId: string
  readonly door: Point
}

/** A shop further off than this is not what one notices; metres. */
const NOTICED_METRES = 9

/** What is said to stand at a turn is within reach of it; metres. */
const AT_TURN_METRES = 6

const MOST_PASSED = 2

function landmarksOf({ occupants, openings, units }: MallMap): Seen[] {
  const unitsById = new Map(units.map((unit) => [unit.id, unit]))
  const doors = openings.filter(({ use }) => use === 'door')
  return occupants.flatMap(({ id, unitId, levelId }) => {
    const unit = unitsById.get(unitId)
    if (unit === undefined) return []
    return doors
      .filter((opening) => opening.levelId === levelId)
      .flatMap(({ line }) => middleOf(line)?.at ?? [])
      .filter((door) =>
        isAtUnit(
          door,
          unit.shape.flatMap(({ outer }) => outer),
        ),
      )
      .map((door) => ({ occupantId: id, levelId, door }))
  })
}

/** Near enough for a landmark: within the box around the unit. */
function isAtUnit({ x, y }: Point, corners: readonly Point[]): boolean {
  const xs = corners.map((corner) => corner.x)
  const ys = corners.map((corner) => corner.y)
  const slack = 0.3
  return (
    x >= Math.min(...xs) - slack &&
    x <= Math.max(...xs) + slack &&
    y >= Math.min(...ys) - slack &&
    y <= Math.max(...ys) + slack
  )
}

function passedBetween(a: Point, b: Point, levelId: string, landmarks: readonly Seen[]): Landmark[] {
  const length = distanceBetween(a, b)
  if (length < 6) return []
  const along = scaled(minus(b, a), 1 / length)
  const passed = landmarks
    .filter((seen) => seen.levelId === levelId)
    .map((seen) => {
      const off = minus(seen.door, a)
      return { occupantId: seen.occupantId, walked: dot(off, along), aside: cross(along, off) }
    })
    .filter(({ walked, aside }) => walked > 2 && walked < length - 1 && Math.abs(aside) < NOTICED_METRES)
    .toSorted((one, other) => one.walked - other.walked)
  // The last ones tell best how far to go.
  return passed
    .slice(-MOST_PASSED)
    .map(({ occupantId, aside }) => ({ occupantId, side: aside > 0 ? 'left' : 'right' }))
}

function landmarkAt(
  at: Point,
  next: Point,
  levelId: string,
  landmarks: readonly Seen[],
): Landmark | undefined {
  const near = landmarks
    .filter((seen) => seen.levelId === levelId && distanceBetween(seen.door, at) < AT_TURN_METRES)
    .toSorted((one, other) => distanceBetween(one.door, at) - distanceBetween(other.door, at))[0]
  if (near === undefined) return undefined
  const side = cross(minus(next, at), minus(near.door, at)) > 0 ? 'left' : 'right'
  return { occupantId: near.occupantId, side }
}
