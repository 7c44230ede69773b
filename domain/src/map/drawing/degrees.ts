import type { Point } from '../plane.ts'

/** The direction of a way in whole degrees, clockwise from the right. */
export function degreesOf({ x, y }: Point): number {
  return Math.round((Math.atan2(y, x) * 180) / Math.PI)
}
