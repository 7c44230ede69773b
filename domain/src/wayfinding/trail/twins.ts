import { distanceBetween, dot, minus, plus, type Point, scaled } from '../../map/plane.ts'
import type { Floor } from '../floor.ts'
import { clockwiseDegrees, turnedRight, windVector } from './clock.ts'
import { FOUND_METRES, isBefore, isFound, type Placed, VEER_DEGREES } from './ground.ts'
import { landingOf, type Walls } from './landings.ts'
import { doMetresHold } from './measures.ts'
import { metresAlong, nearestShorePlace, pointAt, type ShorePlace } from './shores.ts'
import { isNear, NEAR_METRES, type Thing } from './things.ts'
import type { CrossEdge, Direction, FollowEdge, LandEdge, TrailEdge } from './trail-edge.ts'

/**
 * Leaves out the ways across the floor from a thing that are wrong from another one of the same words within reach: of two
 * escalators side by side one may stand at either.
 */
export function withoutUnsure(
  there: readonly Placed[],
  walls: Walls,
  { edges, things }: { readonly edges: TrailEdge[][]; readonly things: readonly Thing[] },
  nameOf: (id: string) => string,
): void {
  const namesakes = Map.groupBy(
    there.map(({ thing }) => thing),
    ({ id, kind, motion }) => `${kind} ${motion} ${nameOf(id)}`,
  )
  const allLike = ({ id, kind, motion }: Thing) => namesakes.get(`${kind} ${motion} ${nameOf(id)}`) ?? []
  const othersLike = (thing: Thing) => allLike(thing).filter(({ id }) => id !== thing.id)
  for (const { thing, index } of there) {
    const twins = othersLike(thing).filter((other) => isTwin(thing, other, walls))
    const own = (edges[index] ?? []).map((edge) => {
      if (edge.kind !== 'follow') return edge
      const others = twins.filter((twin) => twin !== things[edge.to])
      return { ...edge, isSure: others.every((twin) => isFollowingSure(twin, thing, edge)) }
    })
    edges[index] = own.filter((edge) => {
      const to = things[edge.to]
      if (to === undefined) return false
      const rivals = othersLike(to).filter((other) => !isRidden(to) || !isTwin(to, other, walls))
      return (
        twins.every((twin) => isSureFrom(twin, edge, to, walls)) &&
        ![thing, ...twins].some((from) => doMeet(from, edge, rivals, walls)) &&
        !doesPass(edge, allLike(to))
      )
    })
  }
}

/** Of two that one may ride side by side, either will do. */
function isRidden({ kind }: Thing): boolean {
  return kind === 'lift' || kind === 'escalator' || kind === 'stairs' || kind === 'ramp'
}

/** True if one may come upon one of these first, or a little later. */
function doMeet(from: Thing, edge: TrailEdge, rivals: readonly Thing[], walls: Walls): boolean {
  if (rivals.length === 0) return false
  const isAnyNear = (at: Point) => rivals.some((rival) => isNear(at, rival, walls.bare))
  if (edge.kind === 'find') return isAnyNear(from.before)
  if (edge.kind === 'land')
    return edge.isWithinReach && isAnyNear(pointAt(edge.landing.shore, edge.landing.along).at)
  // Along a wall one counts what is in it, and may take what stands off it for another one.
  if (edge.kind === 'follow')
    return (
      !edge.isEndAtWall && rivals.some(({ before }) => nearestShorePlace([edge.shore], before, NEAR_METRES))
    )
  return edge.kind === 'cross' && placesAcross(from, edge, walls.floor).some(isAnyNear)
}

/** True if one comes to another of these along the wall before the end, be it another door of the same shop. */
function doesPass(edge: TrailEdge, alike: readonly Thing[]): boolean {
  if (edge.kind !== 'land' || edge.isWithinReach) return false
  const { landing, hand, metres } = edge
  return alike.some(
    ({ place }) =>
      place?.shore === landing.shore && metresAlong(landing.shore, landing.along, place.along, hand) < metres,
  )
}

/** Where someone may stop who crosses a floor and misjudges the distance. */
function placesAcross(from: Thing, { direction, metres }: CrossEdge, floor: Floor): readonly Point[] {
  const straight = headingOf(from, direction)
  if (straight === undefined) return []
  return [-VEER_DEGREES, 0, VEER_DEGREES].flatMap((veer) => {
    const ahead = turnedRight(straight, veer)
    const places: Point[] = []
    for (let walked = Math.max(0, metres * 0.8 - 7); walked <= metres * 1.3 + 3; walked += 1) {
      const at = plus(from.before, scaled(ahead, walked))
      if (!floor.isFree(from.before, at)) break
      places.push(at)
    }
    return places
  })
}

/** Undefined for an hour of the clock without a thing at one's back. */
function headingOf({ out }: Thing, direction: Direction): Point | undefined {
  return 'wind' in direction ? windVector(direction.wind) : out && turnedRight(out, direction.hour * 30)
}

/** True for two things of the same words from which one cannot tell at which one stands. */
function isTwin(thing: Thing, other: Thing, { bare }: Walls): boolean {
  return distanceBetween(thing.before, other.before) <= NEAR_METRES && bare.isFree(thing.before, other.before)
}

function isSureFrom(twin: Thing, edge: TrailEdge, to: Thing, walls: Walls): boolean {
  switch (edge.kind) {
    case 'cross':
      return isCrossingSure(twin, edge, to, walls)
    case 'land':
      return isLandingSure(twin, edge, walls)
    case 'find':
      return (
        distanceBetween(twin.before, to.before) <= FOUND_METRES && walls.bare.isFree(twin.before, to.before)
      )
    case 'leave':
    case 'detour':
      return false
    case 'follow':
    case 'through':
    case 'ride':
      return true
  }
}

function isCrossingSure(twin: Thing, { direction }: CrossEdge, to: Thing, walls: Walls): boolean {
  const ahead = headingOf(twin, direction)
  if (ahead === undefined || !isBefore(twin.before, to)) return false
  return dot(ahead, minus(to.before, twin.before)) > 0 && isFound(twin.before, ahead, to, walls)
}

/** Along the same wall with the same turn, it is about as far. */
function isFollowingSure(twin: Thing, thing: Thing, { shore, hand, toPlace, metres }: FollowEdge): boolean {
  if (twin.place?.shore !== shore || thing.place === undefined) return false
  const along = ({ off }: ShorePlace) => turnedRight(off, hand === 'right' ? 90 : -90)
  const turn = clockwiseDegrees(thing.out ?? thing.place.off, along(thing.place))
  const off = clockwiseDegrees(turnedRight(twin.out ?? twin.place.off, turn), along(twin.place))
  const actual = metresAlong(shore, twin.place.along, toPlace, hand)
  return Math.abs(off) <= MOST_TURNED_DEGREES && doMetresHold(metres, actual)
}

/** A wall in another direction is not the one of the words. */
const MOST_TURNED_DEGREES = 40

/** Where the wall is met a few metres beside the other place, the first thing along it is the same. */
function isLandingSure(
  twin: Thing,
  { direction, landing, hand, metres, isWithinReach }: LandEdge,
  walls: Walls,
) {
  const ahead = headingOf(twin, direction)
  const other =
    ahead &&
    (landingOf(twin.before, ahead, walls.floor, walls) ?? landingOf(twin.before, ahead, walls.bare, walls))
  if (other?.place.shore !== landing.shore) return false
  const { shore, along } = landing
  const onward = metresAlong(shore, along, other.place.along, hand)
  const back = metresAlong(shore, other.place.along, along, hand)
  if (isWithinReach) return Math.min(onward, back) + other.off + metres <= FOUND_METRES
  const actual = metres + (back <= onward ? back : -onward)
  return actual > other.off && doMetresHold(metres, actual)
}
