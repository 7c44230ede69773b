import type { Point } from '../../map/plane.ts'
import type { Side } from '../landmarks.ts'
import type { Ride } from '../rides.ts'
import type { Hour, Wind } from './clock.ts'
import type { Shore, ShorePlace } from './shores.ts'

/** Follows a wall with one hand to the next thing. */
export interface FollowEdge {
  readonly kind: 'follow'
  readonly to: number
  readonly hand: Side
  readonly shore: Shore
  readonly fromPlace: number
  readonly toPlace: number
  readonly metres: number
  /** One comes upon it by so many metres sooner, as before a gap between two walls. */
  readonly sooner: number
  /** False for a thing on the other hand, off the wall. */
  readonly isEndAtWall: boolean
  /** False if its words are wrong for someone who stands at another thing of the same words; one may come along the wall. */
  readonly isSure: boolean
}

/** A direction as the words say it: from the thing at one's back, or by the compass where nothing is at one's back. */
export type Direction = { readonly hour: Hour } | { readonly wind: Wind }

/** Leaves a thing in a direction for another one. */
export interface CrossEdge {
  readonly kind: 'cross'
  readonly to: number
  readonly direction: Direction
  readonly metres: number
}

/** Goes through an entrance. */
export interface ThroughEdge {
  readonly kind: 'through'
  readonly to: number
  readonly metres: number
}

/** Goes to a thing that is within reach from the start, which has no back. */
export interface FindEdge {
  readonly kind: 'find'
  readonly to: number
  readonly metres: number
}

/** Leaves a thing until a wall, and follows that wall to a thing, or finds one that is within reach there. */
export interface LandEdge {
  readonly kind: 'land'
  readonly to: number
  readonly direction: Direction
  /** Towards the wall, of length 1. */
  readonly ahead: Point
  readonly across: number
  readonly landing: ShorePlace
  readonly isWithinReach: boolean
  /** False if one may meet the wall so near to the thing that the said metres are wrong. */
  readonly isSure: boolean
  readonly hand: Side
  readonly toPlace: number
  readonly metres: number
  readonly sooner: number
}

/** Follows a wall for some metres, and leaves it straight ahead, with the back to it, for a thing off it. */
export interface LeaveEdge {
  readonly kind: 'leave'
  readonly to: number
  readonly hand: Side
  readonly shore: Shore
  readonly fromPlace: number
  readonly toPlace: number
  /** Along the wall, and away from it. */
  readonly metres: number
  readonly across: number
}

/** Leaves a thing for some metres, turns there, and goes on to another thing: the last resort. */
export interface DetourEdge {
  readonly kind: 'detour'
  readonly to: number
  readonly hour: Hour
  /** In metres until the turn. */
  readonly before: number
  readonly turn: Point
  /** After walking in the first direction. */
  readonly nextHour: Hour
  readonly metres: number
}

/** Rides to another level. */
export interface RideEdge {
  readonly kind: 'ride'
  readonly to: number
  readonly ride: Ride
  readonly metres: number
}

/** A way from one thing to another that a sentence can tell. */
export type TrailEdge =
  | FollowEdge
  | CrossEdge
  | ThroughEdge
  | FindEdge
  | LandEdge
  | LeaveEdge
  | DetourEdge
  | RideEdge
