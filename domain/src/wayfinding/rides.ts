import type { MapConnection, MapStop } from '../map/mall-map.ts'
import { distanceBetween } from '../map/plane.ts'

/** The connections between levels that a visitor uses: all, step-free ones, or all except lifts. */
export type RouteMode = 'fastest' | 'step-free' | 'no-lifts'

type Kind = MapConnection['kind']

const kindsOfMode: Readonly<Record<RouteMode, ReadonlySet<Kind>>> = {
  fastest: new Set<Kind>(['lift', 'escalator', 'stairs', 'ramp']),
  'step-free': new Set<Kind>(['lift', 'ramp']),
  'no-lifts': new Set<Kind>(['escalator', 'stairs', 'ramp']),
}

/** All modes. */
export const routeModes: readonly RouteMode[] = ['fastest', 'step-free', 'no-lifts']

/** True if routes of this mode may use connections of this kind. */
export function doesModeTake(mode: RouteMode, kind: Kind): boolean {
  return kindsOfMode[mode].has(kind)
}

/** Speed of an adult among other people, in metres per second; the basis of all costs. */
export const WALKING_METRES_PER_SECOND = 1.3

/** Waiting and doors count once per ride, the ride itself per level. */
const LIFT_WAIT_SECONDS = 35
const LIFT_LEVEL_SECONDS = 8

/** An escalator moves at half a metre per second and needs about 20 s per level. */
const ESCALATOR_METRES_PER_SECOND = 0.5
const ESCALATOR_LEVEL_SECONDS = 20

const STAIRS_LEVEL_SECONDS = 25
const RAMP_LEVEL_SECONDS = 60

/** A ride with a connection from one stop to another, in seconds. */
export interface Ride {
  readonly connection: MapConnection
  readonly from: MapStop
  readonly to: MapStop
  readonly seconds: number
}

/** All rides of a connection: a lift from each stop to every other one, other connections to the next stop only. */
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

/** Never less than walking the same distance: the estimate of the A* search needs this lower bound. */
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

/** True if a connection leads from one level to the other. */
export function isRideOf(connection: MapConnection, fromLevelId: string, toLevelId: string): boolean {
  const [from, to] = [fromLevelId, toLevelId].map((id) =>
    connection.stops.findIndex(({ levelId }) => levelId === id),
  )
  if (from === undefined || to === undefined || from < 0 || to < 0 || from === to) return false
  return !connection.isOneWay || from < to
}
