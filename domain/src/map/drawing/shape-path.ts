import { signedArea } from '../lines.ts'
import type { Polygon, Ring } from '../plane.ts'
import { svgPathOfRing } from './path.ts'

/**
 * The polygons with holes as short SVG path data, rounded to 0.1 m. Every border runs the same way around and every hole the
 * other way, so that polygons that overlap do not cut each other out (`nonzero`).
 */
export function svgPathOf(shape: readonly Polygon[]): string {
  return shape
    .flatMap(({ outer, holes }) => [running(outer, -1), ...holes.map((hole) => running(hole, 1))])
    .map(svgPathOfRing)
    .join('')
}

function running(ring: Ring, way: 1 | -1): Ring {
  return signedArea(ring) * way < 0 ? ring.toReversed() : ring
}
