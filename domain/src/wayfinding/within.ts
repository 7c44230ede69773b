import { distanceOfStretches, type Point } from '../map/plane.ts'

/** Whether two straight lines, `a`–`b` and `c`–`d`, come nearer to each other than so many metres. */
export function isStretchWithin(metres: number, a: Point, b: Point, c: Point, d: Point): boolean {
  // Most walls lie wholly to one side of the way; that is cheaper to see than a distance.
  const x = b.x - a.x
  const y = b.y - a.y
  const reach = metres * Math.hypot(x, y)
  const sideOfC = x * (c.y - a.y) - y * (c.x - a.x)
  const sideOfD = x * (d.y - a.y) - y * (d.x - a.x)
  if ((sideOfC > reach && sideOfD > reach) || (sideOfC < -reach && sideOfD < -reach)) return false
  return distanceOfStretches(a, b, c, d) < metres
}
