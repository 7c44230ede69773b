import type { Point } from '../plane.ts'
import type { Box } from './box.ts'
import type { Beside } from './level-drawing.ts'
import { LINE_HEIGHT } from './letters.ts'

/**
 * The width of a text in ems, from average widths of sans-serif fonts. Rather too wide: the visitor's browser may lack the
 * mall's own font.
 */
export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0)
}

/** The box of lines in ems; `at` is their start, middle or end in width and their middle in height. */
export function boxOfLines(lines: readonly string[], at: Point, anchor: Beside['anchor']): Box {
  const width = Math.max(...lines.map(textWidth))
  const height = lines.length * LINE_HEIGHT
  const left = anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2
  return { x: at.x - left, y: at.y - height / 2, width, height }
}

const widths: readonly (readonly [letters: string, ems: number])[] = [
  ["'.,:;|!ijlI·’", 0.31],
  [' ftr()-/', 0.4],
  ['mwMW%@', 0.96],
  ['ABCDEGHKNOPQRSTUVXYZ&+', 0.74],
]

function letterWidth(letter: string): number {
  // Accents do not change the width.
  const [plain = letter] = letter.normalize('NFD')
  return widths.find(([letters]) => letters.includes(plain))?.[1] ?? (plain > '⺀' ? 1 : 0.6)
}
