import { isInside } from '@promenade/domain/map/lines'
import type { Point } from '@promenade/domain/map/plane'
import { areaIn, pointAt, polygonal } from './feature.ts'
import type { Area, DrawnLevel } from './level.ts'
import type { PlanPoint } from './plan.ts'
import { createWallSharing } from './shared-walls.ts'
import type { Site } from './site.ts'

/** From the plan to the earth, with walls that neighbours share point for point. */
export interface Placing {
  readonly shape: (area: Area) => object
  readonly point: (point: PlanPoint) => object
  readonly line: (line: readonly PlanPoint[]) => object
  readonly middle: (area: Area) => object
}

/** For one level. */
export function placing(level: DrawnLevel, { toDegrees, bends }: Site): Placing {
  const share = createWallSharing(
    level.parts.map(({ area }) => area),
    bends,
  )
  return {
    shape: (area) => polygonal(areaIn(share(area), toDegrees)),
    point: (point) => pointAt(toDegrees(point)),
    line: (line) => ({ type: 'LineString', coordinates: line.map(toDegrees) }),
    middle: (area) => pointAt(toDegrees(centreOf(area))),
  }
}

export function holds(area: Area, at: PlanPoint): boolean {
  return area.some(([outer = [], ...holes]) =>
    isInside(toPoint(at), { outer: outer.map(toPoint), holes: holes.map((hole) => hole.map(toPoint)) }),
  )
}

function toPoint([x, y]: PlanPoint): Point {
  return { x, y }
}

/** The centroid, or a corner pushed inwards where that lies outside or in a hole. */
function centreOf(area: Area): PlanPoint {
  const ring = area[0]?.[0] ?? []
  const centroid = centroidOf(ring)
  if (holds(area, centroid)) return centroid
  const inside = ring
    .map(([along, across]): PlanPoint => [
      along + (centroid[0] - along) * 0.1,
      across + (centroid[1] - across) * 0.1,
    ])
    .find((point) => holds(area, point))
  return inside ?? ring[0] ?? centroid
}

function centroidOf(ring: readonly PlanPoint[]): PlanPoint {
  let [doubled, along, across] = [0, 0, 0]
  for (const [index, a] of ring.entries()) {
    const b = ring[(index + 1) % ring.length] ?? a
    const piece = a[0] * b[1] - b[0] * a[1]
    doubled += piece
    along += (a[0] + b[0]) * piece
    across += (a[1] + b[1]) * piece
  }
  return doubled === 0 ? (ring[0] ?? [0, 0]) : [along / (3 * doubled), across / (3 * doubled)]
}
