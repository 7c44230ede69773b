import Flatbush from 'flatbush'
import type { MallMap } from '../map/mall-map.ts'
import { edgesOf, isInside } from '../map/lines.ts'
import type { Point, Polygon } from '../map/plane.ts'
import { walkableArea } from './walkable-area.ts'
import { isStretchWithin } from './within.ts'

/** Minimum distance of a path from a wall, in metres: half the width of a wheelchair and a hand's breadth. */
export const CLEARANCE_METRES = 0.4

/** Tolerance for rounding errors in passages of exactly the minimum width. */
const TOLERANCE_METRES = 0.001

/** The walkable area of one level. */
export interface Floor {
  readonly levelId: string
  readonly polygons: readonly Polygon[]
  /** True if the straight line from `a` to `b` stays `CLEARANCE_METRES` away from every wall. */
  readonly isFree: (a: Point, b: Point) => boolean
  readonly isWalkable: (point: Point) => boolean
}

/** Creates a floor with a spatial index of its walls. */
export function createFloor(
  map: MallMap,
  levelId: string,
  polygons: readonly Polygon[] = walkableArea(map, levelId),
): Floor {
  const walls = polygons.flatMap(({ outer, holes }) => [outer, ...holes].flatMap(edgesOf))
  const index = indexOf(walls)
  const search = (
    minX: number,
    minY: number,
    maxX: number,
    maxY: number,
    visit?: (wall: number) => boolean,
  ) => (index === undefined ? [] : index.search(minX, minY, maxX, maxY, visit))
  return {
    levelId,
    polygons,
    isWalkable: (point) => polygons.some((polygon) => isInside(point, polygon)),
    isFree: (a, b) => {
      let isBlocked = false
      const limit = CLEARANCE_METRES - TOLERANCE_METRES
      search(
        Math.min(a.x, b.x) - limit,
        Math.min(a.y, b.y) - limit,
        Math.max(a.x, b.x) + limit,
        Math.max(a.y, b.y) + limit,
        (wall) => {
          const ends = walls[wall]
          isBlocked ||= ends !== undefined && isStretchWithin(limit, a, b, ...ends)
          return false
        },
      )
      return !isBlocked
    },
  }
}

function indexOf(walls: readonly (readonly [Point, Point])[]): Flatbush | undefined {
  // The index cannot be empty.
  if (walls.length === 0) return undefined
  const index = new Flatbush(walls.length)
  for (const [a, b] of walls) {
    index.add(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y))
  }
  index.finish()
  return index
}
