import { plus, type Point, scaled } from '../../map/plane.ts'
import type { Floor } from '../floor.ts'
import { turnedRight } from './clock.ts'

export const STEP_METRES = 0.5

/** One feels around what stands in the way by turning aside by up to so many degrees. */
const aside = [0, 20, -20, 40, -40, 60, -60, 85, -85]

/** The way straight on, around what stands in it; with an `open` floor only up to a wall. In metres walked. */
export function walkAround(
  floor: Floor,
  from: Point,
  heading: Point,
  most: number,
  open?: Floor,
): { at: Point; walked: number }[] {
  const path = [{ at: from, walked: 0 }]
  let at = from
  for (let walked = STEP_METRES; walked <= most; walked += STEP_METRES) {
    const next = (off: number) => plus(at, scaled(turnedRight(heading, off), STEP_METRES))
    if (open && !open.isFree(at, next(0))) break
    const degrees = aside.find((off) => floor.isFree(at, next(off)))
    if (degrees === undefined) break
    at = next(degrees)
    path.push({ at, walked })
  }
  return path
}
