import { difference, union } from 'polyclip-ts'
import Flatbush from 'flatbush'
import type { MallMap, UnitUse } from '../map/mall-map.ts'
import { edgesOf, isInside, type Point, type Polygon, type Ring } from '../map/plane.ts'
import { isStretchWithin } from './within.ts'

/** How far a way keeps off a wall, in metres: half a wheelchair and a hand's breadth. */
export const CLEARANCE_METRES = 0.4

/** Rounding must not close a passage that is exactly as wide as needed, nor a corner passed exactly at the limit. */
const TOLERANCE_METRES = 0.001

/** The part of one level where visitors walk, with the walls around it. */
export interface Floor {
  readonly levelId: string
  readonly polygons: readonly Polygon[]
  /** Whether one can walk straight from `a` to `b` and stay `CLEARANCE_METRES` off every wall. */
  readonly isFree: (a: Point, b: Point) => boolean
  readonly isWalkable: (point: Point) => boolean
}

/**
 * Joins the walkways of a level into one area (units that touch are open to each other) and takes away what stands in
 * it: kiosks, fixtures, holes in the floor and every room that lies inside a walkway.
 */
export function createFloor(map: MallMap, levelId: string): Floor {
  const polygons = walkableArea(map, levelId)
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

const walkable: ReadonlySet<UnitUse> = new Set(['walkway', 'ramp'])

type Coordinates = [number, number][][][]

function walkableArea({ units, kiosks, fixtures }: MallMap, levelId: string): Polygon[] {
  const onLevel = units.filter((unit) => unit.levelId === levelId)
  const open = onLevel.filter(({ use }) => walkable.has(use)).flatMap(({ shape }) => shape)
  const standing = [...onLevel.filter(({ use }) => !walkable.has(use)), ...kiosks, ...fixtures]
    .filter((thing) => thing.levelId === levelId)
    .flatMap(({ shape }) => shape)
  if (open.length === 0) return []
  const joined = union(toCoordinates(open))
  const left = standing.length === 0 ? joined : difference(joined, toCoordinates(standing))
  return left.map(([outer = [], ...holes]) => ({ outer: toRing(outer), holes: holes.map(toRing) }))
}

function toCoordinates(polygons: readonly Polygon[]): Coordinates {
  return polygons.map(({ outer, holes }) => [outer, ...holes].map((ring) => ring.map(snapped)))
}

/** Drawing programs leave gaps of less than a millimetre between walls that are one. */
function snapped({ x, y }: Point): [number, number] {
  return [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000]
}

function toRing(ring: readonly [number, number][]): Ring {
  return ring.slice(0, -1).map(([x, y]) => ({ x, y }))
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
