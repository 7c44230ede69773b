import { seededRandom } from './records.ts'

/** The four kinds of typos that the search tolerates (Damerau 1964). */
export const typos = ['deletion', 'insertion', 'substitution', 'swap'] as const

/** A kind of typo. */
export type Typo = (typeof typos)[number]

/** `name` with one typo at `at`; undefined if it changes nothing, as a swap of two equal letters. */
export function mistype(name: string, typo: Typo, at: number, letter: string): string | undefined {
  const [before, after] = [name.slice(0, at), name.slice(at + 1)]
  const here = name.charAt(at)
  const typed = {
    deletion: before + after,
    insertion: before + letter + here + after,
    substitution: before + letter + after,
    swap: before + after.charAt(0) + here + after.slice(1),
  }[typo]
  const hasHappened = typed.trim().toLowerCase() !== name.trim().toLowerCase() && typed.trim() !== ''
  return hasHappened && !(typo === 'swap' && after === '') ? typed : undefined
}

/** `times` random typos of one kind for each name; the seed decides places and letters. */
export function mistypings(
  names: readonly string[],
  typo: Typo,
  times: number,
  seed = 7,
): readonly { readonly name: string; readonly typed: string }[] {
  const random = seededRandom(seed)
  return names.flatMap((name) =>
    Array.from({ length: times }, () => {
      const at = Math.floor(random() * name.length)
      const letter = String.fromCharCode(97 + Math.floor(random() * 26))
      const typed = mistype(name, typo, at, letter)
      return typed === undefined ? [] : [{ name, typed }]
    }).flat(),
  )
}
