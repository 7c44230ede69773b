import type { MapConnection } from '../../map/mall-map.ts'
import type { Point } from '../../map/plane.ts'
import type { Side } from '../landmarks.ts'
import type { Hour } from './clock.ts'
import type { Named } from './things.ts'
import type { Direction } from './trail-edge.ts'

/** A thing at a distance in said metres. */
export interface Passed extends Named {
  readonly metres: number
}

/** Tactile paving on the way: a path that leads to the end, one before the end, or one across after said metres. */
export type TactilePaving = 'leads' | 'at-end' | { readonly crossedAfter: number }

interface OnLevel {
  readonly levelId: string
  /** The part of the drawn line. */
  readonly line: readonly Point[]
  readonly tactile?: TactilePaving
}

interface Stretch extends OnLevel {
  /** Said metres and steps. */
  readonly metres: number
  readonly steps: number
}

/** Follows a wall with one hand to a thing in it. */
export interface FollowStep extends Stretch {
  readonly kind: 'follow'
  /** One turns to `hour` with the back to it. Absent if one faces a wall, or goes on along the same one. */
  readonly from?: Named
  /** Absent if one goes on along the same wall. */
  readonly hour?: Hour
  readonly hand: Side
  /** On the side of the wall, in order. */
  readonly passed: readonly Passed[]
  readonly end: Named
  /** False if the end stands free, on the other hand. */
  readonly isEndAtWall: boolean
  /** The number of the thing among those of its name on the stretch, from 1. */
  readonly nth: number
  /** What comes next in the wall, with the metres past the end. */
  readonly tooFar?: Passed
}

/** Follows a wall for counted steps. */
export interface AlongStep extends Stretch {
  readonly kind: 'along'
  readonly from: Named
  readonly hour: Hour
  readonly hand: Side
}

/** Counts steps across an open floor. */
export interface CountStep extends Stretch {
  readonly kind: 'count'
  readonly from: Named
  readonly hour: Hour
}

/** Crosses an open floor to a thing. */
export interface CrossStep extends Stretch {
  readonly kind: 'cross'
  /** Absent with the back to a wall, or after counted steps, from whose direction the hour counts. */
  readonly from?: Named
  readonly isAfterCounting: boolean
  readonly direction: Direction
  readonly end: Named
  /** What one finds who went too far to the left or to the right of it. */
  readonly missed: { readonly left?: Named; readonly right?: Named }
}

/** Goes straight on until a wall. */
export interface ToWallStep extends Stretch {
  readonly kind: 'to-wall'
  readonly from: Named
  readonly direction: Direction
}

/** Goes through an entrance. */
export interface ThroughStep extends OnLevel {
  readonly kind: 'through'
  readonly door: Named
}

/** Finds a thing within reach. */
export interface FindStep extends OnLevel {
  readonly kind: 'find'
  readonly metres: number
  readonly steps: number
  readonly end: Named
}

/** Rides to another level; the last levels of one connection are one step. */
export interface TrailRideStep extends OnLevel {
  readonly kind: 'ride'
  readonly connection: MapConnection
  readonly toLevelId: string
  readonly isUp: boolean
}

/** The goal; `hand` is its side after following a wall. */
export interface TrailArrival extends OnLevel {
  readonly kind: 'arrive'
  readonly goal: Named
  readonly hand?: Side
}

/** A step of directions that need no sight. */
export type TrailStep =
  | FollowStep
  | AlongStep
  | CountStep
  | CrossStep
  | ToWallStep
  | ThroughStep
  | FindStep
  | TrailRideStep
  | TrailArrival
