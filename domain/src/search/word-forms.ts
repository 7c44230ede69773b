import type { Locale } from '../locale/locale.ts'
import { isTooFrequent } from './stop-words.ts'

/**
 * Other forms of a word without accents: singular or plural by the rules of English and Spanish (`shoe` for shoes,
 * `lapices` for lápiz), and the American or British spelling. Some are not real words and match nothing. Words of almost
 * every text are left out: "unas" may be uñas.
 */
export function otherForms(word: string): readonly string[] {
  if (word.length < 3 || /\d/.test(word)) return []
  const spelling = spellings.get(word)
  const forms = [...(spelling === undefined ? [] : [spelling]), ...otherNumbers(word)]
  return forms.filter((form) => !isTooFrequent(form))
}

function otherNumbers(word: string): readonly string[] {
  if (!word.endsWith('s')) return [...pluralStems(word).map((stem) => `${stem}es`), `${word}s`]
  if (word.length < 4 || word.endsWith('ss')) return []
  const singular = word.slice(0, -1)
  return word.endsWith('es') ? [singular, ...singularsOf(word.slice(0, -2))] : [singular]
}

/** Last letters that change before the plural ending `es`: `berries` of berry, `lapices` of lapiz. */
const changedLetters: Readonly<Record<Locale, readonly (readonly [one: string, many: string])[]>> = {
  en: [['y', 'i']],
  es: [['z', 'c']],
}
const changes = Object.values(changedLetters).flat()

/** Stems before the plural ending `es`: `berri` of berry, `lapic` of lapiz, `flor` of flor. */
function pluralStems(word: string): readonly string[] {
  return [...exchange(word, changes), word]
}

function singularsOf(stem: string): readonly string[] {
  return [
    ...exchange(
      stem,
      changes.map(([one, many]) => [many, one] as const),
    ),
    stem,
  ]
}

/** The word with another last letter, by each rule that fits. */
function exchange(word: string, rules: readonly (readonly [from: string, to: string])[]): readonly string[] {
  return rules.filter(([from]) => word.endsWith(from)).map(([from, to]) => word.slice(0, -from.length) + to)
}

/** Spellings that differ by more than the one typo that the search tolerates. */
const spellings: ReadonlyMap<string, string> = new Map(
  [
    ['jewelry', 'jewellery'],
    ['donut', 'doughnut'],
    ['donuts', 'doughnuts'],
    ['check', 'cheque'],
    ['checks', 'cheques'],
    ['tire', 'tyre'],
    ['tires', 'tyres'],
  ].flatMap(([american = '', british = '']): [string, string][] => [
    [american, british],
    [british, american],
  ]),
)
