import type { Point } from '../../plane.ts'
import { squareAt } from '../box.ts'
import type { LevelDrawing } from '../level-drawing.ts'
import { LEAST_PX, SIGN_PX } from '../letters.ts'
import { ringOfBox } from '../obstacles.ts'
import { turnedPoint } from '../turned-scene.ts'
import type { DrawnText } from './drawn-texts.ts'

/** The symbols of kinds of stores, with all of the room that they need, as they are drawn with so many pixels per metre. */
export function drawnSigns({ signs, turned }: LevelDrawing, scale: number, isTurned = false): DrawnText[] {
  return ((isTurned ? turned?.signs : signs) ?? []).flatMap(({ section, room, until, path }) => {
    if (room * scale < SIGN_PX || until * scale >= LEAST_PX.letters) return []
    return pointsOf(path).map((at) => {
      const corners = ringOfBox(squareAt(at, SIGN_PX / scale))
      return {
        name: section,
        letters: SIGN_PX,
        corners: isTurned ? corners.map(turnedPoint) : corners,
        isBeside: false,
      }
    })
  })
}

/** The corners of a line that is written as SVG path data. */
function pointsOf(path: string): Point[] {
  const points: Point[] = []
  let at: Point = { x: 0, y: 0 }
  for (const [, command, text = ''] of path.matchAll(/([Mlhv])([^Mlhv]*)/g)) {
    const numbers = [...text.matchAll(/-?\d*\.?\d+/g)].map(Number)
    const step = command === 'h' || command === 'v' ? 1 : 2
    for (let index = 0; index < numbers.length; index += step) {
      const [first = 0, second = 0] = numbers.slice(index, index + step)
      at = {
        x: at.x + (command === 'v' ? 0 : first),
        y: at.y + (command === 'v' ? first : command === 'h' ? 0 : second),
      }
      points.push(at)
    }
  }
  return points
}
