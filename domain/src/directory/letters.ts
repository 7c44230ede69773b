import { defaultLocale } from '../locale/locale.ts'

/** What the directory needs to know of a store to sort it. */
export interface Named {
  readonly id: string
  readonly name: string
}

/** The stores under one letter of the alphabet, or under `#`. */
export interface LetterGroup<T> {
  readonly letter: string
  readonly stores: readonly T[]
}

/**
 * The letter a name stands under (specification §2): its first character in upper case without accents (É is
 * E, Ñ is N, Ø is O, Æ is A, ß is S), a letter of another script as it is, and `#` for all that is no letter.
 */
export function letterOf(name: string): string {
  // Editors paste invisible marks of direction in front of names.
  const [first = ''] = name.replace(/^[\s\p{Cf}]+/u, '').normalize('NFKC')
  const folded = (unmarked.get(first.toLowerCase()) ?? withoutMark(first)).toUpperCase()
  const [letter = ''] = folded
  return /^[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]$/u.test(letter) ? letter : otherLetter
}

/** Stores by letter, `#` last, and by name within each, as the language `locale` sorts. */
export function letterGroups<T extends Named>(
  stores: readonly T[],
  locale: string = defaultLocale,
): readonly LetterGroup<T>[] {
  const groups = Map.groupBy(inNameOrder(stores, locale), ({ name }) => letterOf(name))
  return [...groups]
    .map(([letter, inGroup]) => ({ letter, stores: inGroup }))
    .toSorted((a, b) => compareLetters(a.letter, b.letter))
}

/** The letters some store stands under, each once, `#` last. */
export function availableLetters(stores: readonly Named[]): readonly string[] {
  return [...new Set(stores.map(({ name }) => letterOf(name)))].toSorted(compareLetters)
}

/** By name as the language `locale` sorts, numbers by value, spaces around names ignored; then by id. */
export function inNameOrder<T extends Named>(
  stores: readonly T[],
  locale: string = defaultLocale,
): readonly T[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return stores.toSorted((a, b) => compare(a.name.trim(), b.name.trim()) || compare(a.id, b.id))
}

/** Where names without a letter stand. */
export const otherLetter = '#'

/** Latin letters whose stroke or ligature Unicode does not take apart. */
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

/** Only Latin and Greek marks are accents; in other scripts (Й, が) they make another letter. */
function withoutMark(letter: string): string {
  const [base = ''] = letter.normalize('NFKD')
  return /[\p{Script=Latin}\p{Script=Greek}]/u.test(base) ? base : letter
}

const { compare: compareAlphabets } = new Intl.Collator(defaultLocale)

function compareLetters(a: string, b: string): number {
  return Number(a === otherLetter) - Number(b === otherLetter) || compareAlphabets(a, b)
}
