/**
 * The width of a text in ems, from average widths of sans-serif fonts. Rather too wide: the visitor's browser may lack the
 * mall's own font.
 */
export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0)
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
