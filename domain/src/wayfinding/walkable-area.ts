import { difference, union } from 'polyclip-ts'
import type { MallMap } from '../map/mall-map.ts'
import { isWalkable } from '../map/is-walkable.ts'
import type { Point, Polygon, Ring } from '../map/plane.ts'
import { straightRing } from './straight-ring.ts'

type Coordinates = [number, number][][][]

/**
 * The walkways of a level as one area (units that touch are connected), without the kiosks, fixtures, holes in the floor
 * and rooms inside it.
 */
export function walkableArea({ units, kiosks, fixtures }: MallMap, levelId: string): Polygon[] {
  const onLevel = units.filter((unit) => unit.levelId === levelId)
  const open = onLevel.filter(isWalkable).flatMap(({ shape }) => shape)
  const standing = [...onLevel.filter((unit) => !isWalkable(unit)), ...kiosks, ...fixtures]
    .filter((thing) => thing.levelId === levelId)
    .flatMap(({ shape }) => shape)
  const left = combined(difference, combined(union, [], open), standing)
  return left.map(([outer = [], ...holes]) => ({ outer: toRing(outer), holes: holes.map(toRing) }))
}

/** The library throws on an invalid ring; then the polygons are combined one by one, without the invalid ones. */
function combined(combine: typeof union, area: Coordinates, polygons: readonly Polygon[]): Coordinates {
  if (polygons.length === 0) return area
  try {
    return combine(area, toCoordinates(polygons))
  } catch {
    if (polygons.length === 1) return area
    return polygons.reduce((so, polygon) => combined(combine, so, [polygon]), area)
  }
}

function toCoordinates(polygons: readonly Polygon[]): Coordinates {
  return polygons.map(({ outer, holes }) => [outer, ...holes].map((ring) => ring.map(snapped)))
}

/** Closes the gaps of less than a millimetre that drawing programs leave between walls. */
function snapped({ x, y }: Point): [number, number] {
  return [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000]
}

function toRing(ring: readonly [number, number][]): Ring {
  return straightRing(ring.slice(0, -1).map(([x, y]) => ({ x, y })))
}
