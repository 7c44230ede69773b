import type { MapConnection, MapStop } from '../map/mall-map.ts'
import { distanceBetween } from '../map/plane.ts'

/** Which ways of changing level a visitor takes. */
export type RouteMode = 'fastest' | 'step-free' | 'no-lifts'

type Kind = MapConnection['kind']

const kindsOfMode: Readonly<Record<RouteMode, ReadonlySet<Kind>>> = {
  fastest: new Set<Kind>(['lift', 'escalator', 'stairs', 'ramp']),
  'step-free': new Set<Kind>(['lift', 'ramp']),
  'no-lifts': new Set<Kind>(['escalator', 'stairs', 'ramp']),
}

export const routeModes: readonly RouteMode[] = ['fastest', 'step-free', 'no-lifts']

export function doesModeTake(mode: RouteMode, kind: Kind): boolean {
  return kindsOfMode[mode].has(kind)
}

/** Metres a second of an adult at ease among other people; what the costs of all ways are measured by. */
export const WALKING_METRES_PER_SECOND = 1.3

/** Waiting and doors, counted once a ride, and the ride itself for each level. */
const LIFT_WAIT_SECONDS = 35
const LIFT_LEVEL_SECONDS = 8

/** An escalator moves half a metre a second and climbs a storey in about twenty. */
const ESCALATOR_METRES_PER_SECOND = 0.5
const ESCALATOR_LEVEL_SECONDS = 20

const STAIRS_LEVEL_SECONDS = 25
const RAMP_LEVEL_SECONDS = 60

/** One way of using a connection: in at a stop, out at another. */
export interface Ride {
  readonly connection: MapConnection
  readonly from: MapStop
  readonly to: MapStop
  readonly seconds: number
}

/** Every ride that a connection offers: a lift from each stop to each other one, the others from stop to next stop. */
export function ridesOf(connection: MapConnection): Ride[] {
  const { stops, kind, isOneWay } = connection
  return stops.flatMap((from, start) =>
    stops.flatMap((to, end) => {
      const levels = Math.abs(end - start)
      if (levels === 0 || (isOneWay && end < start) || (kind !== 'lift' && levels > 1)) return []
      return [{ connection, from, to, seconds: secondsOf(kind, levels, distanceBetween(from.at, to.at)) }]
    }),
  )
}

/** Never less than walking the same metres on the flat: what is ahead is judged by that. */
function secondsOf(kind: Kind, levels: number, metres: number): number {
  const walking = metres / WALKING_METRES_PER_SECOND
  switch (kind) {
    case 'lift':
      return Math.max(walking, LIFT_WAIT_SECONDS + levels * LIFT_LEVEL_SECONDS)
    case 'escalator':
      return Math.max(metres / ESCALATOR_METRES_PER_SECOND, ESCALATOR_LEVEL_SECONDS)
    case 'stairs':
      return Math.max(walking, STAIRS_LEVEL_SECONDS)
    case 'ramp':
      return Math.max(walking, RAMP_LEVEL_SECONDS)
  }
}
