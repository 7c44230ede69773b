import { foldText } from './words.ts'

/**
 * The similarity of two texts, from 0 (nothing in common) to 1 (the same letters in the same order): Dice's coefficient
 * of their pairs of adjacent letters and digits, without accents and case.
 */
export function similarity(a: string, b: string): number {
  const [left, right] = [pairsOf(a), pairsOf(b)]
  const shared = [...left].filter((pair) => right.has(pair)).length
  return left.size + right.size === 0 ? 0 : (2 * shared) / (left.size + right.size)
}

/** In characters; the rest of a longer text is ignored. */
const maxText = 200

function pairsOf(text: string): ReadonlySet<string> {
  const letters = foldText(text.slice(0, maxText)).replaceAll(/[^\p{L}\p{N}]+/gu, '')
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  )
}
