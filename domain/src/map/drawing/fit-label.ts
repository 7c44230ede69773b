import { edgesOf } from '../lines.ts'
import { distanceBetween, minus, type Point, type Polygon } from '../plane.ts'
import { rounded } from './box.ts'
import { type DrawnLabel, type LabelSize, labelSizes } from './level-drawing.ts'
import { LINE_HEIGHT } from './letters.ts'
import { findTextRoom } from './text-room.ts'
import { textWidth } from './text-width.ts'

/** Margins left and right, and above and below, in ems. */
const SIDE_FREE = 0.5
const TOP_FREE = 0.25
const MAX_LINES = 3
/** Steeper text is not read at a glance. */
const MAX_DEGREES = 60
/** Slanting text is harder to read, so its letter size counts less. */
const SLANTING_WORTH = 0.75

/**
 * Fits a text into a shape as large as possible, in one to three lines along its walls or across them, with letters of at
 * most `largest` metres. Undefined if not even the smallest letters fit.
 */
export function fitLabel(text: string, shape: Polygon, largest = Infinity): DrawnLabel | undefined {
  const breaks = lineBreaks(text)
  let best: { label: DrawnLabel; worth: number } | undefined
  for (const { turn, worth } of directionsOf(shape)) {
    for (const lines of breaks) {
      // Skip searches that cannot beat the best size so far.
      const sizes = labelSizes.filter((size) => size <= largest && size * worth > (best?.worth ?? 0))
      const label = labelIn(shape, lines, turn, sizes)
      if (label !== undefined) best = { label, worth: label.size * worth }
    }
  }
  return best?.label
}

/** The size of a text with its margins, in ems. */
export function textBlock(lines: readonly string[]): { width: number; height: number } {
  return {
    width: Math.max(...lines.map(textWidth)) + 2 * SIDE_FREE,
    height: lines.length * LINE_HEIGHT + 2 * TOP_FREE,
  }
}

/** The lines in the largest size that fits. */
function labelIn(
  shape: Polygon,
  lines: readonly string[],
  turn: number,
  sizes: readonly LabelSize[],
): DrawnLabel | undefined {
  const block = textBlock(lines)
  const least = sizes.at(-1)
  if (least === undefined) return undefined
  const room = findTextRoom(shape, block.width / block.height, turn, least * block.height)
  if (room === undefined) return undefined
  const size = sizes.find((step) => step <= room.height / block.height)
  if (size === undefined) return undefined
  return {
    lines,
    at: size < FINE_METRES ? rounded(room.at) : halfMetres(room.at),
    turn: degreesOf(turn),
    size,
  }
}

/** Smaller letters are placed exactly; others in half metres, which are shorter to write. */
const FINE_METRES = 1.5

function halfMetres({ x, y }: Point): Point {
  return { x: Math.round(2 * x) / 2, y: Math.round(2 * y) / 2 }
}

/** Along the longest wall or across it, in radians, as far as that is read from the left. */
function directionsOf({ outer }: Polygon): { turn: number; worth: number }[] {
  const [longest] = edgesOf(outer).toSorted(([a, b], [c, d]) => distanceBetween(c, d) - distanceBetween(a, b))
  if (longest === undefined) return []
  const { x, y } = minus(longest[1], longest[0])
  const along = Math.atan2(y, x)
  return [along, along + Math.PI / 2].flatMap((direction) => {
    const turn = wholeDegrees(direction - Math.PI * Math.round(direction / Math.PI))
    if (Math.abs(degreesOf(turn)) > MAX_DEGREES) return []
    return [{ turn, worth: Math.abs(turn) > Math.PI / 4 ? SLANTING_WORTH : 1 }]
  })
}

/** Rounded as it will be drawn, so that the measured direction is the drawn one. */
function wholeDegrees(turn: number): number {
  return (degreesOf(turn) * Math.PI) / 180
}

function degreesOf(turn: number): number {
  return Math.round((turn * 180) / Math.PI)
}

/** The text in one, two and three lines of similar length; none without words. */
export function lineBreaks(text: string): string[][] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const maxLines = Math.min(MAX_LINES, words.length)
  return Array.from({ length: maxLines }, (_, index) => evenLines(words, index + 1))
}

/** Breaks the text so that the longest line is as short as possible. */
function evenLines(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join(' ')]
  const breaks = Array.from({ length: words.length - count + 1 }, (_, index) => [
    words.slice(0, index + 1).join(' '),
    ...evenLines(words.slice(index + 1), count - 1),
  ])
  return breaks.reduce((best, one) => (widest(one) < widest(best) ? one : best))
}

function widest(lines: readonly string[]): number {
  return Math.max(...lines.map(textWidth))
}
