import type { Point, Polygon } from '../plane.ts'
import type { Box } from './box.ts'
import type { Scene } from './scene.ts'

/** The scene turned by a quarter clockwise, as it is seen on a narrow screen. */
export function turnedScene(scene: Scene): Scene {
  return {
    north: scene.north + 90,
    toDrawing: (point) => turnedPoint(scene.toDrawing(point)),
    units: scene.units.map((unit) => ({
      ...unit,
      shape: turnedShape(unit.shape),
      centre: turnedPoint(unit.centre),
    })),
    fixtures: turnedShape(scene.fixtures),
    openings: scene.openings.map((opening) => ({ ...opening, drawn: opening.drawn.map(turnedPoint) })),
  }
}

/** A point of a drawing after its turn by a quarter clockwise around the origin. */
export function turnedPoint({ x, y }: Point): Point {
  return { x: -y, y: x }
}

/** A box after the same turn. */
export function turnedBox({ x, y, width, height }: Box): Box {
  return { x: -y - height, y: x, width: height, height: width }
}

function turnedShape(shape: readonly Polygon[]): Polygon[] {
  return shape.map(({ outer, holes }) => ({
    outer: outer.map(turnedPoint),
    holes: holes.map((hole) => hole.map(turnedPoint)),
  }))
}
