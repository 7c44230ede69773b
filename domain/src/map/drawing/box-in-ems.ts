import { plus, type Point, scaled } from '../plane.ts'
import type { Box } from './box.ts'

/** A box in ems around a point, with letters of a size in metres. */
export function boxInEms(at: Point, { x, y, width, height }: Box, size: number): Box {
  return { ...plus(at, scaled({ x, y }, size)), width: width * size, height: height * size }
}
