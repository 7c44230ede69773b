import type { MallMap } from '../mall-map.ts'
import { edgesOf } from '../lines.ts'
import { distanceBetween, minus, type Point, type Polygon } from '../plane.ts'
import { type Box, boxAround } from './box.ts'

/** The transformation from the map to its drawings: the same for all levels. */
export interface DrawingPlane {
  /** From metres east and north of the origin to metres right and down, as on a screen. */
  readonly toDrawing: (point: Point) => Point
  /** The direction of north in the drawing, in degrees clockwise from up, from -180 to 180. */
  readonly north: number
}

/** Cached per map, since it examines every wall. */
const planes = new WeakMap<MallMap['units'], DrawingPlane>()

/** Turned so that the long side of the building is horizontal and its walls are parallel to the screen. */
export function drawingPlaneOf({ units }: Pick<MallMap, 'units'>): DrawingPlane {
  const plane = planes.get(units) ?? findPlane(units)
  planes.set(units, plane)
  return plane
}

function findPlane(units: MallMap['units']): DrawingPlane {
  const rings = units.flatMap(({ shape }) => shape.map(({ outer }) => outer))
  const turn = bestTurn(rings)
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  return {
    toDrawing: ({ x, y }) => ({ x: x * cos - y * sin, y: -(x * sin + y * cos) }),
    north: Math.round((-turn * 180) / Math.PI),
  }
}

/** The polygons in the drawing's coordinates. */
export function drawnShape(plane: DrawingPlane, shape: readonly Polygon[]): Polygon[] {
  return shape.map(({ outer, holes }) => ({
    outer: outer.map(plane.toDrawing),
    holes: holes.map((hole) => hole.map(plane.toDrawing)),
  }))
}

/** Number of walls to try, the longest first: the smallest rectangle around a building is parallel to one of them. */
const WALLS_TRIED = 80
/** Minimum ratio of height to width of a building that is turned on its side. */
const LONG_ENOUGH = 1.2

/** In radians counterclockwise. */
function bestTurn(rings: readonly (readonly Point[])[]): number {
  const points = rings.flat()
  const walls = rings
    .flatMap((ring) => edgesOf(ring))
    .toSorted(([a, b], [c, d]) => distanceBetween(c, d) - distanceBetween(a, b))
    .slice(0, WALLS_TRIED)
  const turns = walls.map(([from, to]) => withinQuarter(-directionOf(minus(to, from))))
  const tried = [...new Set(turns)].flatMap((turn) => {
    const box = boxAround(points.map((point) => turned(point, turn)))
    return box === undefined ? [] : [{ turn, box }]
  })
  const best = tried.toSorted((a, b) => areaOf(a.box) - areaOf(b.box))[0]
  if (best === undefined) return 0
  return best.box.height > LONG_ENOUGH * best.box.width ? sideways(best.turn) : best.turn
}

/** Turned by a quarter, with north on the left. */
function sideways(turn: number): number {
  return turn + Math.PI / 2
}

/** The equivalent turn from -45° to 45°: a quarter turn keeps walls parallel to the screen. */
function withinQuarter(turn: number): number {
  return turn - (Math.PI / 2) * Math.round(turn / (Math.PI / 2))
}

function directionOf({ x, y }: Point): number {
  return Math.atan2(y, x)
}

function turned({ x, y }: Point, turn: number): Point {
  return { x: x * Math.cos(turn) - y * Math.sin(turn), y: x * Math.sin(turn) + y * Math.cos(turn) }
}

function areaOf({ width, height }: Box): number {
  return width * height
}
