import { distanceBetween, dot, minus } from '../../map/plane.ts'
import type { Floor } from '../floor.ts'
import type { Side } from '../landmarks.ts'
import {
  COUNTED,
  FOUND_METRES,
  type Ground,
  isBefore,
  isFound,
  MAX_COUNTED_METRES,
  type Placed,
} from './ground.ts'
import { turnedRight } from './clock.ts'
import {
  metresAlong,
  nearestShorePlace,
  pointAt,
  type Shore,
  type ShorePlace,
  shorePlaceAfter,
} from './shores.ts'
import { NEAR_METRES, type Thing } from './things.ts'
import type { TrailEdge } from './trail-edge.ts'

/** Things of which one part of the work looks at all others at the wall. */
const THINGS_PER_PART = 40

/** From each thing in a wall to the next ones along it, in parts. */
export function* addFollowing(
  shore: Shore,
  there: readonly Placed[],
  floor: Floor,
  edges: TrailEdge[][],
): Generator<void> {
  const stops = there.flatMap(({ thing, index }) =>
    stopAt(shore, thing, floor).map((stop) => ({ index, thing, ...stop })),
  )
  const inWall = stops.filter(({ isEndAtWall }) => isEndAtWall)
  for (const [order, from] of inWall.entries()) {
    if (order % THINGS_PER_PART === THINGS_PER_PART - 1) yield
    for (const hand of ['left', 'right'] as const) {
      const onward = stops
        .filter((to) => to.index !== from.index && isBefore(from.thing.before, to.thing))
        .map((to) => ({ ...to, metres: metresAlong(shore, from.along, to.along, hand) }))
        .toSorted((a, b) => a.metres - b.metres || a.index - b.index)
      const next = firstOnward(onward, from, hand)
      for (const { index: to, thing, along: toPlace, metres, isEndAtWall } of next)
        edges[from.index]?.push({
          kind: 'follow',
          to,
          hand,
          shore,
          fromPlace: from.along,
          toPlace,
          metres,
          sooner: isEndAtWall ? soonerBy({ shore, along: toPlace }, hand, thing, floor) : 0,
          isEndAtWall,
          isSure: true,
        })
    }
  }
}

/** A gap between two walls through which one only reaches is at most so deep along them, in metres. */
const MAX_SOONER_METRES = 8

/**
 * By how many metres one meets a thing in a wall before one has followed all of the wall to it: before a gap as narrow as an
 * arm, the hand is at the thing already.
 */
export function soonerBy(
  { shore, along }: Pick<ShorePlace, 'shore' | 'along'>,
  hand: Side,
  { before }: Thing,
  floor: Floor,
): number {
  const against = hand === 'right' ? 'left' : 'right'
  for (let metres = MAX_SOONER_METRES; metres >= 1.5; metres -= 0.5) {
    const { at, off } = pointAt(shore, shorePlaceAfter(shore, along, metres, against))
    const away = minus(before, at)
    const ahead = turnedRight(off, 90)
    if (Math.abs(dot(away, ahead)) <= 1 && Math.abs(dot(away, off)) <= 2 && floor.isFree(at, before))
      return metres
  }
  return 0
}

interface StopAtShore {
  readonly index: number
  readonly along: number
  readonly isEndAtWall: boolean
}

/** The next thing in the wall, and those on the other hand before it. Things at one place are in the map's order. */
function firstOnward<Stop extends StopAtShore & { readonly metres: number }>(
  onward: readonly Stop[],
  from: StopAtShore,
  hand: Side,
): readonly Stop[] {
  const isAfter = ({ index, metres }: Stop) => metres > 0 || index > from.index === (hand === 'right')
  const ahead = onward.filter(isAfter)
  const end = ahead.findIndex(({ isEndAtWall }) => isEndAtWall)
  return end < 0 ? ahead : ahead.slice(0, end + 1)
}

/** Where one comes along a thing who follows a shore. */
function stopAt(shore: Shore, { place, before }: Thing, floor: Floor): Omit<StopAtShore, 'index'>[] {
  if (place?.shore === shore) return [{ along: place.along, isEndAtWall: true }]
  const seen = nearestShorePlace([shore], before, NEAR_METRES + 0.5)
  const at = seen && pointAt(shore, seen.along).at
  if (seen === undefined || at === undefined || distanceBetween(at, before) > FOUND_METRES) return []
  // Before and after it too, so that a corner does not hide it.
  const points = [-0.7, 0, 0.7].map(
    (past) => pointAt(shore, shorePlaceAfter(shore, seen.along, past, 'right')).at,
  )
  if (!points.every((point) => floor.isFree(point, before))) return []
  return [{ along: seen.along, isEndAtWall: false }]
}

/** To what stands free, from the next things in the wall beside it. */
export function addLeaving(
  shore: Shore,
  there: readonly Placed[],
  ground: Ground,
  edges: TrailEdge[][],
): void {
  for (const { thing: to, index } of there.filter(({ thing }) => thing.place === undefined)) {
    const place = nearestShorePlace([shore], to.before, MAX_COUNTED_METRES)
    if (place === undefined) continue
    const across = distanceBetween(pointAt(shore, place.along).at, to.before)
    for (const hand of ['left', 'right'] as const) {
      for (const { thing: from, index: other } of there) {
        if (from.place?.shore !== shore || !from.isNoticed || !isBefore(from.before, to)) continue
        const fromPlace = from.place.along
        const metres = metresAlong(shore, fromPlace, place.along, hand)
        if (metres < 2 || metres > MAX_COUNTED_METRES) continue
        const isSure = COUNTED.every((share) => {
          const { at, off } = pointAt(shore, shorePlaceAfter(shore, fromPlace, metres * share, hand))
          return isBefore(at, to) && isFound(at, off, to, ground)
        })
        const edge = {
          kind: 'leave',
          to: index,
          hand,
          shore,
          fromPlace,
          toPlace: place.along,
          metres,
          across,
        } as const
        if (isSure) edges[other]?.push(edge)
      }
    }
  }
}
