import { createProjection } from '@promenade/contract/map/geometry'
import type { Plan, PlanPoint } from './plan.ts'

/** Metres over which a straight wing turns into the bent middle. */
const EASING_METRES = 10

/** A degree's ten-millionth is a centimetre. */
const DECIMALS = 1e7

export type Degrees = [longitude: number, latitude: number]

/** The geographic position of the plan, around the coordinates of the property. */
export interface Site {
  readonly toDegrees: (point: PlanPoint) => Degrees
  /** Positions at which walls must have a corner, in metres along the building. */
  readonly bends: readonly number[]
}

export function createSite({ spine }: Plan, origin: { longitude: number; latitude: number }): Site {
  const joints = jointsOf(spine)
  const project = createProjection(origin)
  const degree = project({ longitude: origin.longitude + 1, latitude: origin.latitude + 1 })
  const middle = place([spine.middle, 0], joints)
  return {
    bends: joints.map(({ along }) => along),
    toDegrees: (point) => {
      const [east, north] = place(point, joints)
      return [
        Math.round((origin.longitude + (east - middle[0]) / degree.x) * DECIMALS) / DECIMALS,
        Math.round((origin.latitude + (north - middle[1]) / degree.y) * DECIMALS) / DECIMALS,
      ]
    },
  }
}

type Vector = readonly [east: number, north: number]

/** A place on the middle line, which way it runs on from there, and what a metre across is there. */
interface Joint {
  readonly along: number
  readonly at: Vector
  readonly onwards: Vector
  readonly across: Vector
}

function jointsOf({ heading, bends }: Plan['spine']): Joint[] {
  const first = bends[0]?.[0] ?? 0
  const last = bends.at(-1)?.[0] ?? 0
  const turns = [[first - EASING_METRES, 0] as const, ...bends, [last + EASING_METRES, 0] as const]
  const joints: Joint[] = []
  let direction = heading
  let at: Vector = [0, 0]
  let before = turns[0]?.[0] ?? 0
  for (const [along, turn] of turns) {
    at = plus(at, towards(direction), along - before)
    const half = direction + turn / 2
    direction += turn
    before = along
    // Where the line bends, a metre across is longer, so that walls on either side stay parallel to it.
    const across = plus([0, 0], towards(half - 90), 1 / Math.cos(((turn / 2) * Math.PI) / 180))
    joints.push({ along, at, onwards: towards(direction), across })
  }
  return joints
}

function place([along, across]: PlanPoint, joints: readonly Joint[]): Vector {
  const index = joints.findLastIndex((joint) => joint.along <= along)
  const from = joints[Math.max(0, index)]
  const to = joints[index + 1]
  if (from === undefined) throw new Error('The spine has no joint.')
  const ahead = along - from.along
  if (index < 0 || to === undefined) return plus(plus(from.at, from.onwards, ahead), from.across, across)
  const share = ahead / (to.along - from.along)
  const start = plus(from.at, from.across, across)
  const end = plus(to.at, to.across, across)
  return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share]
}

/** A metre in a direction, in degrees clockwise from north. */
function towards(degrees: number): Vector {
  const radians = (degrees * Math.PI) / 180
  return [Math.sin(radians), Math.cos(radians)]
}

function plus(a: Vector, b: Vector, times: number): Vector {
  return [a[0] + b[0] * times, a[1] + b[1] * times]
}
