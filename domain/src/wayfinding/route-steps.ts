import type { MallMap, MapConnection } from '../map/mall-map.ts'
import { lengthOf } from '../map/lines.ts'
import { cross, distanceBetween, dot, minus, type Point } from '../map/plane.ts'
import {
  type Landmark,
  landmarkAt,
  type Landmarks,
  landmarksOf,
  MAX_PASSED,
  passedBetween,
  type Side,
} from './landmarks.ts'
import type { RideLeg, Route, WalkLeg } from './route.ts'

/** A change of direction. */
export type Turn = Side | 'slightly-left' | 'slightly-right' | 'back' | 'straight'

/** "Turn left after Alder and walk 40 m, with the bakery on your right." */
export interface WalkStep {
  readonly kind: 'walk'
  readonly levelId: string
  /** The turn before walking. Absent at the start of a route that does not begin at a door. */
  readonly turn?: Turn
  /** The landmark at the turn. */
  readonly at?: Landmark
  /** The passed landmarks in order, at most `MAX_PASSED`. */
  readonly passing: readonly Landmark[]
  readonly metres: number
  /** The part of the drawn line for this step. */
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
  /** The turn to the door; absent if the goal is not a door. */
  readonly turn?: Turn
}

/** A step of the directions. */
export type RouteStep = WalkStep | RideStep | ArriveStep

/** Creates the steps of a route. */
export type Stepper = (route: Route) => RouteStep[]

/** Creates directions for the routes of a map: the drawn lines, split at turns and rides. */
export function createStepper(map: MallMap, landmarks: Landmarks = landmarksOf(map)): Stepper {
  const ordinals = new Map(map.levels.map(({ id, ordinal }) => [id, ordinal]))
  return ({ legs }) => {
    const steps = legs.flatMap((leg): readonly RouteStep[] =>
      leg.kind === 'ride' ? [rideStep(leg, ordinals)] : walkSteps(leg, landmarks),
    )
    const last = legs.at(-1)
    return last === undefined ? [] : [...steps.reduce<readonly RouteStep[]>(withStep, []), arriveStep(last)]
  }
}

/** Joins rides with the same connection: stairs over two levels are one step. */
function withStep(steps: readonly RouteStep[], next: RouteStep): readonly RouteStep[] {
  const last = steps.at(-1)
  if (last?.kind !== 'ride' || next.kind !== 'ride' || last.connection !== next.connection)
    return [...steps, next]
  return [...steps.slice(0, -1), { ...last, toLevelId: next.toLevelId }]
}

function rideStep(
  { connection, fromLevelId, toLevelId }: RideLeg,
  ordinals: ReadonlyMap<string, number>,
): RideStep {
  const isUp = (ordinals.get(toLevelId) ?? 0) > (ordinals.get(fromLevelId) ?? 0)
  return { kind: 'ride', connection, fromLevelId, toLevelId, isUp }
}

/** Limits between straight, slight, full and backward turns. */
const STRAIGHT_DEGREES = 25
const SLIGHT_DEGREES = 55
const BACK_DEGREES = 150

/** Maximum deviation from a straight stretch, in metres, such as around a planter. */
const SWERVE_METRES = 2.5

function walkSteps(leg: WalkLeg, landmarks: Landmarks): readonly WalkStep[] {
  const { line, levelId, metres } = leg
  const doors = landmarks.get(levelId) ?? []
  // The lines out of and into a door are turns, not stretches of their own.
  const from = leg.isFromDoor ? 1 : 0
  const to = line.length - (leg.isToDoor ? 2 : 1)
  const cuts = cutsOf(line, from, to)
  if (cuts.length < 2) return [{ kind: 'walk', levelId, passing: [], metres, line }]
  const stretches = cuts.slice(1).flatMap((end, index): WalkStep[] => {
    const start = cuts[index] ?? from
    const [a, b] = [line[start], line[end]]
    if (a === undefined || b === undefined) return []
    const before = line[index === 0 ? start - 1 : (cuts[index - 1] ?? 0)]
    const part = line.slice(index === 0 ? 0 : start, end === to ? line.length : end + 1)
    const at = index === 0 ? undefined : landmarkAt(a, b, doors)
    const passing = passedBetween(a, b, doors).filter(({ occupantId }) => occupantId !== at?.occupantId)
    return [
      {
        kind: 'walk',
        levelId,
        ...(before && { turn: turnAt(before, a, b) }),
        ...(at && { at }),
        passing,
        metres: lengthOf(part),
        line: part,
      },
    ]
  })
  return stretches.reduce<readonly WalkStep[]>(withStretch, [])
}

/** Joins stretches without a turn between them. */
function withStretch(steps: readonly WalkStep[], next: WalkStep): readonly WalkStep[] {
  const last = steps.at(-1)
  if (last === undefined || next.turn !== 'straight') return [...steps, next]
  const walked: WalkStep = {
    ...last,
    passing: [...last.passing, ...next.passing].slice(-MAX_PASSED),
    metres: last.metres + next.metres,
    line: [...last.line, ...next.line.slice(1)],
  }
  return [...steps.slice(0, -1), walked]
}

function arriveStep(leg: WalkLeg | RideLeg): ArriveStep {
  if (leg.kind === 'ride') return { kind: 'arrive', levelId: leg.toLevelId }
  const { line, levelId } = leg
  const [before, at, door] = line.slice(-3)
  const turn = leg.isToDoor && before && at && door ? turnAt(before, at, door) : undefined
  return { kind: 'arrive', levelId, ...(turn && { turn }) }
}

/** The indices of the turns, with both ends (Douglas–Peucker): no point is far from its straight stretch. */
function cutsOf(line: readonly Point[], from: number, to: number): number[] {
  const [a, b] = [line[from], line[to]]
  if (a === undefined || b === undefined || to <= from) return [from]
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
