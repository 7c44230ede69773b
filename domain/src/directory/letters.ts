import { defaultLocale } from '../locale/locale.ts'

/** The fields of a store that the alphabetical order needs. */
export interface Named {
  readonly id: string
  readonly name: string
}

/** The stores of one letter, or of `#`. */
export interface LetterGroup<T> {
  readonly letter: string
  readonly stores: readonly T[]
}

/**
 * The letter of a name in the directory (specification §2): its first character in upper case without accents (É is
 * E, Ñ is N, Ø is O, Æ is A, ß is S). Letters of other scripts stay as they are; anything else is `#`.
 */
export function letterOf(name: string): string {
  // Copied names may begin with invisible direction marks.
  const [first = ''] = name.replace(/^[\s\p{Cf}]+/u, '').normalize('NFKC')
  const folded = (unmarked.get(first.toLowerCase()) ?? withoutMark(first)).toUpperCase()
  const [letter = ''] = folded
  return /^[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]$/u.test(letter) ? letter : otherLetter
}

/** Stores by letter, `#` last, sorted by name in the language `locale`. */
export function letterGroups<T extends Named>(
  stores: readonly T[],
  locale: string = defaultLocale,
): readonly LetterGroup<T>[] {
  const groups = Map.groupBy(inNameOrder(stores, locale), ({ name }) => letterOf(name))
  return [...groups]
    .map(([letter, inGroup]) => ({ letter, stores: inGroup }))
    .toSorted((a, b) => compareLetters(a.letter, b.letter))
}

/** The letters that have at least one store, without duplicates, `#` last. */
export function availableLetters(stores: readonly Named[]): readonly string[] {
  return [...new Set(stores.map(({ name }) => letterOf(name)))].toSorted(compareLetters)
}

/** Stores sorted by trimmed name in the language `locale`, numbers by value; then by id. */
export function inNameOrder<T extends Named>(
  stores: readonly T[],
  locale: string = defaultLocale,
): readonly T[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return stores.toSorted((a, b) => compare(a.name.trim(), b.name.trim()) || compare(a.id, b.id))
}

/** The group of names that begin with no letter. */
export const otherLetter = '#'

/** Latin letters that Unicode normalization does not decompose. */
const unmarked: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ø: 'o',
    æ: 'a',
    œ: 'o',
    ß: 's',
    đ: 'd',
    ð: 'd',
    ł: 'l',
    þ: 't',
    ħ: 'h',
    ı: 'i',
    ŋ: 'n',
    ŧ: 't',
  }),
)

/** Removes the marks of Latin and Greek letters only; in other scripts (Й, が) a mark makes another letter. */
function withoutMark(letter: string): string {
  const [base = ''] = letter.normalize('NFKD')
  return /[\p{Script=Latin}\p{Script=Greek}]/u.test(base) ? base : letter
}

const { compare: compareAlphabets } = new Intl.Collator(defaultLocale)

function compareLetters(a: string, b: string): number {
  return Number(a === otherLetter) - Number(b === otherLetter) || compareAlphabets(a, b)
}
