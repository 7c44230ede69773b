import type { MapConnection } from '../map/mall-map.ts'
import { lengthOf } from '../map/lines.ts'
import { distanceBetween, type Point } from '../map/plane.ts'
import { type Ride, WALKING_METRES_PER_SECOND } from './rides.ts'
import type { Spot } from './spots.ts'

/** The start or goal of a route: the id of an occupant, unit, entrance, amenity or kiosk, or a point on a level. */
export type RoutePlace = string | { readonly levelId: string; readonly at: Point }

/** A walk on one level, from door to door. */
export interface WalkLeg {
  readonly kind: 'walk'
  readonly levelId: string
  readonly line: readonly Point[]
  readonly metres: number
  /** True if the line begins in a door. */
  readonly isFromDoor?: boolean
  /** True if the line ends in a door. */
  readonly isToDoor?: boolean
}

/** A ride between two levels. */
export interface RideLeg {
  readonly kind: 'ride'
  readonly connection: MapConnection
  readonly fromLevelId: string
  readonly toLevelId: string
  readonly seconds: number
}

/** A route; without legs if the start is the goal. */
export interface Route {
  readonly legs: readonly (WalkLeg | RideLeg)[]
  /** The walking distance, without rides. */
  readonly metres: number
  /** At an adult's pace (`WALKING_METRES_PER_SECOND`), waiting for lifts included. */
  readonly seconds: number
}

/**
 * The reason for a missing route: a place that is not on the map or not near a walkway; no route between the places; or
 * no route of the requested mode.
 */
export type NoRoute = 'unknown-start' | 'unknown-goal' | 'no-route' | 'no-route-of-this-kind'

/** A walk through these points, from the door of the start and to the door of the end, if given. */
export function walkLeg(levelId: string, points: readonly Point[], start?: Spot, end?: Spot): WalkLeg {
  const all = [...(start ? [start.door] : []), ...points, ...(end ? [end.door] : [])]
  // Equal neighbours have no direction.
  const line = all.filter((point, index) => isApart(all[index - 1], point))
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

/** The route of these legs, with its distance and time. */
export function toRoute(legs: readonly (WalkLeg | RideLeg)[]): Route {
  const metres = legs.reduce((sum, leg) => sum + (leg.kind === 'walk' ? leg.metres : 0), 0)
  const riding = legs.reduce((sum, leg) => sum + (leg.kind === 'ride' ? leg.seconds : 0), 0)
  return { legs, metres, seconds: metres / WALKING_METRES_PER_SECOND + riding }
}

function isApart(before: Point | undefined, point: Point): boolean {
  return before === undefined || distanceBetween(before, point) > 0.001
}
