/**
 * How wide a text is in ems, from the average widths of sans faces. It errs on the wide side: the visitor's browser may
 * lack the mall's own face.
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
  // Accents change nothing.
  const [plain = letter] = letter.normalize('NFD')
  return widths.find(([letters]) => letters.includes(plain))?.[1] ?? (plain > '⺀' ? 1 : 0.6)
}
