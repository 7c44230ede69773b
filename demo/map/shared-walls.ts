import type { Area } from './level.ts'
import { rounded } from './lines.ts'
import type { PlanPoint } from './plan.ts'

const ON_WALL_METRES = 5e-6

/**
 * Gives every area of a level the corners that others have on its walls, and one where the building bends: a wall that
 * two share is then the same points for both, whatever it is turned and rounded to.
 */
export function createWallSharing(areas: readonly Area[], bends: readonly number[]): (area: Area) => Area {
  const corners = new Map<string, PlanPoint>()
  for (const ring of areas.flatMap((area) => area.flat())) {
    for (const point of withBends(ring, bends)) corners.set(point.join(), point)
  }
  const all = [...corners.values()]
  const share = (ring: readonly PlanPoint[]) =>
    edgesOf(withBends(ring, bends)).flatMap(([a, b]) => [a, ...cornersOn(a, b, all)])
  return (area) => area.map((rings) => rings.map(share))
}

function withBends(ring: readonly PlanPoint[], bends: readonly number[]): PlanPoint[] {
  return edgesOf(ring).flatMap(([a, b]) => {
    const crossed = bends.filter((bend) => (a[0] - bend) * (b[0] - bend) < 0)
    const points = crossed.map((bend): PlanPoint => [
      bend,
      rounded(a[1] + ((b[1] - a[1]) * (bend - a[0])) / (b[0] - a[0])),
    ])
    return [a, ...points.toSorted((c, d) => (c[0] - d[0]) * Math.sign(b[0] - a[0]))]
  })
}

function cornersOn(a: PlanPoint, b: PlanPoint, corners: readonly PlanPoint[]): PlanPoint[] {
  const along = [b[0] - a[0], b[1] - a[1]] as const
  const length = Math.hypot(...along)
  const found = corners.flatMap((corner) => {
    const from = [corner[0] - a[0], corner[1] - a[1]] as const
    const walked = (from[0] * along[0] + from[1] * along[1]) / length
    const off = Math.abs(from[0] * along[1] - from[1] * along[0]) / length
    const isOn = off < ON_WALL_METRES && walked > ON_WALL_METRES && walked < length - ON_WALL_METRES
    return isOn ? [{ corner, walked }] : []
  })
  return found.toSorted((c, d) => c.walked - d.walked).map(({ corner }) => corner)
}

function edgesOf(ring: readonly PlanPoint[]): [PlanPoint, PlanPoint][] {
  return ring.map((a, index) => [a, ring[(index + 1) % ring.length] ?? a])
}
