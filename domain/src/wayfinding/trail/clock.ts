import { cross, dot, type Point } from '../../map/plane.ts'

/**
 * A direction as on a clock face, above 0 up to 12: 12 is straight ahead, 3 to the right, 6 behind. A half is between two
 * hours: 0.5 is between 12 and 1.
 */
export type Hour = number

const DEGREES_OF_HOUR = 30

/** The direction of a vector for someone who faces along `heading`; both of any length above 0. To an hour, or to a half. */
export function hourOf(heading: Point, towards: Point, step: 1 | 0.5 = 1): Hour {
  const hour = Math.round(clockwiseDegrees(heading, towards) / (DEGREES_OF_HOUR * step)) * step
  return hour <= 0 ? hour + 12 : hour
}

/** The vector that points to an hour for someone who faces along `heading`; the same length. */
export function towardsHour(heading: Point, hour: Hour): Point {
  return turnedRight(heading, hour * DEGREES_OF_HOUR)
}

/** A vector turned clockwise, seen from above. */
export function turnedRight({ x, y }: Point, degrees: number): Point {
  const angle = (-degrees * Math.PI) / 180
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) }
}

/** From above -180 to 180: positive if `towards` is to the right of `heading`. */
export function clockwiseDegrees(heading: Point, towards: Point): number {
  return (-Math.atan2(cross(heading, towards), dot(heading, towards)) * 180) / Math.PI
}

/** On the plan, where north is up. */
export const NORTH: Point = { x: 0, y: 1 }

/** The compass directions, clockwise from the north. */
export const winds = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const

/** A direction of a compass. */
export type Wind = (typeof winds)[number]

/** The nearest compass direction of a vector on the plan, where north is up. */
export function windOf(towards: Point): Wind {
  const index = Math.round(clockwiseDegrees(NORTH, towards) / 45)
  return winds[(index + 8) % 8] ?? 'n'
}

/** The vector of a compass direction, of length 1. */
export function windVector(wind: Wind): Point {
  return turnedRight(NORTH, winds.indexOf(wind) * 45)
}
