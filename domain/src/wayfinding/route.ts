import type { MapConnection } from '../map/mall-map.ts'
import { distanceBetween, lengthOf, type Point } from '../map/plane.ts'
import { type Ride, WALKING_METRES_PER_SECOND } from './rides.ts'
import type { Spot } from './spots.ts'

/** What a route may begin or end at: the id of an occupant, unit, entrance, amenity or kiosk, or a point on a level. */
export type RoutePlace = string | { readonly levelId: string; readonly at: Point }

/** A stretch on foot on one level, as it is drawn, from door to door. */
export interface WalkLeg {
  readonly kind: 'walk'
  readonly levelId: string
  readonly line: readonly Point[]
  readonly metres: number
  /** Whether its first stretch only leads out of a door. */
  readonly isFromDoor?: boolean
  /** Whether its last stretch only leads to a door. */
  readonly isToDoor?: boolean
}

/** From level to level. */
export interface RideLeg {
  readonly kind: 'ride'
  readonly connection: MapConnection
  readonly fromLevelId: string
  readonly toLevelId: string
  readonly seconds: number
}

/** A way from one place to another; without a leg where one is there already. */
export interface Route {
  readonly legs: readonly (WalkLeg | RideLeg)[]
  /** On foot, rides not counted. */
  readonly metres: number
  /** At an adult's pace (`WALKING_METRES_PER_SECOND`), waiting for lifts included. */
  readonly seconds: number
}

/**
 * Why there is none: a place that the map does not have or that no walkway reaches, or no way between the two, at all
 * or of the kind that was asked for.
 */
export type NoRoute = 'unknown-start' | 'unknown-goal' | 'no-way' | 'no-way-of-this-kind'

/** A leg through these points, from the door of the first spot and to that of the last where it begins and ends there. */
export function walkLeg(levelId: string, points: readonly Point[], start?: Spot, end?: Spot): WalkLeg {
  const whole = [...(start ? [start.door] : []), ...points, ...(end ? [end.door] : [])]
  // Points that lie on each other say nothing.
  const line = whole.filter((point, index) => isApart(whole[index - 1], point))
  return {
    kind: 'walk',
    levelId,
    line,
    metres: lengthOf(line),
    isFromDoor: start?.isDoor ?? false,
    isToDoor: end?.isDoor ?? false,
  }
}

/** A ride as a leg of a route. */
export function rideLeg({ connection, from, to, seconds }: Ride): RideLeg {
  return { kind: 'ride', connection, fromLevelId: from.levelId, toLevelId: to.levelId, seconds }
}

/** The legs one after the other, with what they come to. */
export function toRoute(legs: readonly (WalkLeg | RideLeg)[]): Route {
  const metres = legs.reduce((sum, leg) => sum + (leg.kind === 'walk' ? leg.metres : 0), 0)
  const riding = legs.reduce((sum, leg) => sum + (leg.kind === 'ride' ? leg.seconds : 0), 0)
  return { legs, metres, seconds: metres / WALKING_METRES_PER_SECOND + riding }
}

function isApart(before: Point | undefined, point: Point): boolean {
  return before === undefined || distanceBetween(before, point) > 0.001
}
