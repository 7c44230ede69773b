import { distanceBetween, dot, minus, plus, type Point, scaled } from '../../map/plane.ts'
import type { Floor } from '../floor.ts'
import { turnedRight } from './clock.ts'
import { NEAR_METRES, type Thing } from './things.ts'
import { walkAround } from './walk-around.ts'

/** A floor to walk on, and the same without what one walks around, across which one hears. */
export interface Ground {
  readonly floor: Floor
  readonly bare: Floor
}

export interface Placed {
  readonly thing: Thing
  readonly index: number
}

/** People leave a direction by so many degrees. */
export const VEER_DEGREES = 5

/** A crossing ends within so many metres of its thing, to find it. */
export const FOUND_METRES = NEAR_METRES - 0.2

/** Steps are longer or shorter than the words think by so much. */
export const COUNTED = [0.85, 1, 1.15] as const

/** Counted steps are sure for so many metres along a wall, and away from it. */
export const MAX_COUNTED_METRES = 25

/** Longer crossings are not described, in metres. */
export const MAX_CROSSING_METRES = 35

/** False for an entrance as seen from behind, which is another place. */
export function isBefore(from: Point, to: Thing): boolean {
  return to.kind !== 'entrance' || to.out === undefined || dot(to.out, minus(from, to.at)) > 0
}

/** A glimpse past a corner is not enough: a thing is noticed over a stretch of the way, in metres. */
const SEEN_STEP_METRES = 0.4
const SEEN_STEPS = 3

/** True if one comes within reach of a thing even if one leaves the direction a little. */
export function isFound(from: Point, ahead: Point, to: Thing, { floor, bare }: Ground): boolean {
  const metres = distanceBetween(from, to.before)
  return [-VEER_DEGREES, 0, VEER_DEGREES].every((veer) => {
    const way = turnedRight(ahead, veer)
    let seen = 0
    for (let walked = Math.max(0, metres - FOUND_METRES); walked <= metres; walked += SEEN_STEP_METRES) {
      const at = plus(from, scaled(way, walked))
      if (!floor.isFree(from, at)) return false
      seen = distanceBetween(at, to.before) <= FOUND_METRES && bare.isFree(at, to.before) ? seen + 1 : 0
      if (seen === SEEN_STEPS || (seen > 0 && metres <= SEEN_STEP_METRES)) return true
    }
    return false
  })
}

/** A crossing around what stands in the way may be longer by this share. */
const AROUND_SHARE = 1.08

/** True if one comes within reach of a thing even if one leaves the direction a little, and walks around what stands in the way. */
export function isFoundAround(from: Point, ahead: Point, to: Thing, { floor, bare }: Ground): boolean {
  const metres = distanceBetween(from, to.before)
  return [-VEER_DEGREES, 0, VEER_DEGREES].every((veer) =>
    walkAround(floor, from, turnedRight(ahead, veer), metres * AROUND_SHARE).some(
      ({ at, walked }) =>
        walked >= metres - FOUND_METRES &&
        distanceBetween(at, to.before) <= FOUND_METRES &&
        bare.isFree(at, to.before),
    ),
  )
}
