import { createDice } from './testing/records.ts'

/** The four typos of a typing hand that search forgives (Damerau 1964). */
export const typos = ['deletion', 'insertion', 'substitution', 'swap'] as const

export type Typo = (typeof typos)[number]

/** `name` with one typo at `at`; undefined where it changes nothing, as two equal letters that change places. */
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

/** `times` typos of one kind for each name, at places and with letters that a seed decides. */
export function mistypings(
  names: readonly string[],
  typo: Typo,
  times: number,
  seed = 7,
): readonly { readonly name: string; readonly typed: string }[] {
  const dice = createDice(seed)
  return names.flatMap((name) =>
    Array.from({ length: times }, () => {
      const at = Math.floor(dice() * name.length)
      const letter = String.fromCharCode(97 + Math.floor(dice() * 26))
      const typed = mistype(name, typo, at, letter)
      return typed === undefined ? [] : [{ name, typed }]
    }).flat(),
  )
}
