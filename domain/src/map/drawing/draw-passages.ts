import type { MallMap } from '../mall-map.ts'
import type { Passage } from '../passages.ts'
import { squareAt } from './box.ts'
import { drawingPlaneOf, drawnShape } from './drawing-plane.ts'
import { ringOfBox } from './obstacles.ts'
import { svgPathOfLines, svgPathOfRing } from './path.ts'
import { svgPathOf } from './shape-path.ts'

/** A passage on one level, in the coordinates of `LevelDrawing`. */
export interface DrawnPassage {
  readonly levelId: string
  /** SVG path data. */
  readonly path: string
  /** A door is an open line. */
  readonly isLine: boolean
}

/** The square at the stop of a stair, an escalator or a lift; metres. */
const STOP_METRES = 3

/** Draws a passage on each of its levels. */
export function drawPassage(map: MallMap, { feature, levelId }: Passage): readonly DrawnPassage[] {
  const plane = drawingPlaneOf(map)
  if ('shape' in feature)
    return [{ levelId, path: svgPathOf(drawnShape(plane, feature.shape)), isLine: false }]
  if ('line' in feature)
    return [{ levelId, path: svgPathOfLines([feature.line.map(plane.toDrawing)]), isLine: true }]
  return feature.stops.map((stop) => ({
    levelId: stop.levelId,
    path: svgPathOfRing(ringOfBox(squareAt(plane.toDrawing(stop.at), STOP_METRES))),
    isLine: false,
  }))
}
