import { distanceToStretch, edgesOf, type Point, type Polygon } from './plane.ts'

/** How far beside its wall a door is drawn by people who draw walls with a thickness; metres. */
const IN_WALL_METRES = 0.3

interface Walled {
  readonly shape: readonly Polygon[]
}

/** The walls around a unit and around the holes in it, each from corner to corner. */
export function wallsOf({ shape }: Walled): (readonly [Point, Point])[] {
  return shape.flatMap(({ outer, holes }) => [outer, ...holes].flatMap(edgesOf))
}

/** Whether the point lies in a wall of the unit, or beside it by no more than `metres`. */
export function isAtWall(point: Point, unit: Walled, metres = IN_WALL_METRES): boolean {
  return wallsOf(unit).some(([a, b]) => distanceToStretch(point, a, b) <= metres)
}
