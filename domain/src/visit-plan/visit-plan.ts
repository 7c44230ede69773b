import type { EpochMs } from '../calendar/instants.ts'

/** Stops of a plan that a visitor puts together: more than anybody visits in a day, and they fit into an address. */
export const maxStops = 20

/** A stop can be begun at any time in it, and must be left before it ends. Where the hours are unknown the plan says so. */
export interface OpenWindow {
  readonly kind: 'opening' | 'unknown-hours'
  readonly start: EpochMs
  readonly end: EpochMs
}

/**
 * The visitor arrives before it begins and stays to its end, or as long as chosen. Without `end` it takes the chosen
 * stay, or `assumedEventMinutes`. Where it has begun before the visitor can get there straight from the start, it may be
 * joined late, while `leastEventMinutes` of it are left.
 */
export interface EventWindow {
  readonly kind: 'event'
  readonly start: EpochMs
  readonly end?: EpochMs
}

/** When a stop can be visited. */
export type VisitWindow = OpenWindow | EventWindow

/** A store, offer or event that the visitor chose. */
export interface VisitStop {
  /** Unique among the stops of a request; a stop that comes again counts once, as it came first. */
  readonly id: string
  /** Its place, as `walkingSeconds` takes it. */
  readonly place: string
  /** Absent: to the end of an event, `defaultStayMinutes` elsewhere. 0 or more. */
  readonly stayMinutes?: number
  /** On the day of the visit, in any order; none where it is closed all day or not on. */
  readonly windows: readonly VisitWindow[]
}

/** The request of a visitor for a day. */
export interface VisitRequest {
  /** When the visitor is at `start`. */
  readonly arrival: EpochMs
  /** A door, car park or board. */
  readonly start: string
  /** The place where the visit must end; absent for any place. */
  readonly end?: string
  /** When the visitor must be at the end, or have left the last stop; absent where that does not matter. */
  readonly leaveBy?: EpochMs
  readonly stops: readonly VisitStop[]
  /**
   * Seconds from place to place, 0 or more; Infinity where there is no route. May be weighted, for visitors who like a
   * quieter way better. Called once for each ordered pair of places.
   */
  readonly walkingSeconds: (from: string, to: string) => number
}

/** How long a visitor stays in a store unless told otherwise. */
export const defaultStayMinutes = 20

/** How long an event without an end is taken to last. */
export const assumedEventMinutes = 60

/** An event that has begun is joined late only while so much of it is left. */
export const leastEventMinutes = 10

/** A closing so soon after the visit begins is worth a warning. */
export const closesSoonMinutes = 30

/** A warning about a served stop. Minutes are whole, rounded down. */
export type VisitWarning =
  | { readonly kind: 'closes-soon-after-arrival'; readonly minutes: number }
  /** The event began so long before the visitor gets there. */
  | { readonly kind: 'event-already-running'; readonly minutes: number }
  | { readonly kind: 'unknown-hours' }

/** A stop in its place in the order. */
export interface ServedStop {
  readonly id: string
  readonly arrival: EpochMs
  /** After `arrival` where the visitor has to wait for the opening or the event. */
  readonly begin: EpochMs
  readonly leave: EpochMs
  readonly waitingSeconds: number
  readonly warnings: readonly VisitWarning[]
}

/**
 * Why a stop is not in the order.
 * - `closed`: it has no windows on this day.
 * - `over`: its last window has ended before the visitor can get there.
 * - `too-short`: the visitor can get there, but the stay does not fit; at most `minutes` would, rounded down.
 * - `leave-by`: it fits in only if the visitor leaves the centre later.
 * - `no-route`: no route (of the chosen kind) leads there or on from there.
 * - `conflict`: it fits in as soon as any one of the stops `with` is given up.
 * - `not-enough-time`: it fits in only without several of the others, or without any one of them all.
 * - `wrong-place`: it is too late at its place in the given order, and would fit in at another.
 * - `left-out`: the given order does not name it.
 */
export type UnservedReason =
  | { readonly kind: 'closed' }
  | { readonly kind: 'over'; readonly overAt: EpochMs }
  | { readonly kind: 'too-short'; readonly minutes: number }
  | { readonly kind: 'leave-by' }
  | { readonly kind: 'no-route' }
  | { readonly kind: 'conflict'; readonly with: readonly string[] }
  | { readonly kind: 'not-enough-time' }
  | { readonly kind: 'wrong-place' }
  | { readonly kind: 'left-out' }

export interface UnservedStop {
  readonly id: string
  readonly reason: UnservedReason
}

/** A walk between two places of the request. */
export interface VisitLeg {
  readonly from: string
  readonly to: string
  /** Seconds, to a thousandth. */
  readonly walkingSeconds: number
}

export interface VisitTotals {
  readonly stops: number
  readonly walkingSeconds: number
  readonly waitingSeconds: number
  /** When the visitor leaves the last stop, or is at the end of the visit where one was chosen. */
  readonly end: EpochMs
}

/** An order of stops with its times. */
export interface VisitPlan {
  /** One to each stop, and one to the end of the visit where one was chosen and can be reached. */
  readonly legs: readonly VisitLeg[]
  readonly stops: readonly ServedStop[]
  readonly unserved: readonly UnservedStop[]
  readonly totals: VisitTotals
  /** False where an end was chosen to which no route leads from the last stop: the plan ends at that stop. */
  readonly reachesEnd: boolean
}

/** A plan, and whether no other is better for certain. */
export interface BestVisit extends VisitPlan {
  readonly isProven: boolean
}

/** The cost of the visitor's own order compared with the best one; negative numbers are less. */
export interface OrderCost {
  readonly plan: VisitPlan
  readonly stops: number
  readonly walkingSeconds: number
  readonly waitingSeconds: number
  /** How much later it ends. */
  readonly endSeconds: number
}
