import { distanceToSegment, edgesOf } from './lines.ts'
import type { Point, Polygon } from './plane.ts'

/** Maximum distance of a door from its wall, for drawings whose walls have a thickness; metres. */
const IN_WALL_METRES = 0.3

interface Walled {
  readonly shape: readonly Polygon[]
}

/** The walls of a unit and of its holes, each from corner to corner. */
export function wallsOf({ shape }: Walled): (readonly [Point, Point])[] {
  return shape.flatMap(({ outer, holes }) => [outer, ...holes].flatMap(edgesOf))
}

/** True for a point within `metres` of a wall of the unit. */
export function isAtWall(point: Point, unit: Walled, metres = IN_WALL_METRES): boolean {
  return wallsOf(unit).some(([a, b]) => distanceToSegment(point, a, b) <= metres)
}
