import type { MallMap } from '../map/mall-map.ts'
import { boundsAround, type Bounds, edgesOf, isInside } from '../map/lines.ts'
import { cross, distanceBetween, minus, type Point, type Polygon } from '../map/plane.ts'

/** The walkways with many people in them, such as a food hall. */
export interface BusyAreas {
  /** The metres of a straight walk that lie in busy areas. */
  readonly busyMetres: (levelId: string, from: Point, to: Point) => number
}

interface Area {
  readonly levelId: string
  readonly polygon: Polygon
  readonly box: Bounds
}

/** The walkways in which these places stand; undefined if there are none. */
export function createBusyAreas(
  { units }: Pick<MallMap, 'units'>,
  places: readonly { readonly levelId: string; readonly at: Point }[],
): BusyAreas | undefined {
  const areas = units.flatMap(({ use, levelId, shape }): readonly Area[] => {
    const isBusy = places.some(
      (place) => place.levelId === levelId && shape.some((polygon) => isInside(place.at, polygon)),
    )
    if (use !== 'walkway' || !isBusy) return []
    return shape.map((polygon) => ({ levelId, polygon, box: boundsAround(polygon.outer) }))
  })
  if (areas.length === 0) return undefined
  return {
    busyMetres: (levelId, from, to) =>
      areas.reduce(
        (sum, area) => sum + (isNear(area, levelId, from, to) ? metresInside(from, to, area.polygon) : 0),
        0,
      ),
  }
}

function isNear({ levelId, box }: Area, level: string, a: Point, b: Point): boolean {
  return (
    levelId === level &&
    Math.min(a.x, b.x) <= box.maxX &&
    Math.max(a.x, b.x) >= box.minX &&
    Math.min(a.y, b.y) <= box.maxY &&
    Math.max(a.y, b.y) >= box.minY
  )
}

/** Cuts the line at the edges of the polygon and adds up the pieces whose middle is inside. */
function metresInside(from: Point, to: Point, polygon: Polygon): number {
  const along = minus(to, from)
  const cuts = [polygon.outer, ...polygon.holes]
    .flatMap(edgesOf)
    .flatMap(([a, b]) => cutAt(from, along, a, b))
  const shares = [0, ...cuts, 1].toSorted((a, b) => a - b)
  const inside = shares.slice(1).reduce((sum, end, index) => {
    const start = shares[index] ?? 0
    const middle = (start + end) / 2
    const at = { x: from.x + along.x * middle, y: from.y + along.y * middle }
    return isInside(at, polygon) ? sum + end - start : sum
  }, 0)
  return inside * distanceBetween(from, to)
}

/** Where the line from `from` along `along` crosses the edge, as a share of its length. */
function cutAt(from: Point, along: Point, a: Point, b: Point): readonly number[] {
  const edge = minus(b, a)
  const slope = cross(along, edge)
  if (slope === 0) return []
  const offset = minus(a, from)
  const share = cross(offset, edge) / slope
  const onEdge = cross(offset, along) / slope
  return share > 0 && share < 1 && onEdge >= 0 && onEdge <= 1 ? [share] : []
}
