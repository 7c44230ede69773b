import { distanceBetweenSegments } from '../map/lines.ts'
import type { Point } from '../map/plane.ts'

/** True if the straight lines `a`–`b` and `c`–`d` are nearer to each other than `metres`. */
export function isStretchWithin(metres: number, a: Point, b: Point, c: Point, d: Point): boolean {
  // Comparing sides is cheaper than a distance and excludes most walls.
  const x = b.x - a.x
  const y = b.y - a.y
  const reach = metres * Math.hypot(x, y)
  const sideOfC = x * (c.y - a.y) - y * (c.x - a.x)
  const sideOfD = x * (d.y - a.y) - y * (d.x - a.x)
  if ((sideOfC > reach && sideOfD > reach) || (sideOfC < -reach && sideOfD < -reach)) return false
  return distanceBetweenSegments(a, b, c, d) < metres
}
