import type { Locale } from '../locale/locale.ts'

/**
 * The words of a text in the form for comparisons: lower case, without accents (`Piñón` is `pinon`) and apostrophes
 * (`McDonald's` is `mcdonalds`), without `&`, "and" and "y". All other signs separate words. A text of only "and" keeps
 * it, and a text of only signs is one word.
 */
export function wordsOf(text: string): readonly string[] {
  const all = allWords(text)
  const contentWords = all.filter((word) => !isConnector(word))
  if (contentWords.length > 0) return contentWords
  if (all.length > 0) return all
  const signs = foldText(text).replaceAll(/\s+/g, '')
  return signs === '' ? [] : [signs.slice(0, maxWord)]
}

/** The words with connecting words: distinguishes `Yarrow & Sons` from `Yarrow Sons`. */
export function literalText(text: string): string {
  return allWords(text.replaceAll('&', ' and '))
    .map((word) => (isConnector(word) ? '&' : word))
    .join(' ')
}

/** Lower case without accents; ligatures and letters with a stroke become the letters that people type for them. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  if (isPlain.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f\p{Cf}]/gu, '')
    .replaceAll(/[øæœßđðłþħıŋŧ]/g, (letter) => typedAs[letter] ?? letter)
}

/** A word of any language, apostrophes inside it included. */
export const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’‘ʼ`´′][\p{L}\p{N}\p{M}]+)*/gu

/** The word after an elided article: `eclair` for `L'Éclair`; undefined without an article. */
export function withoutArticle(word: string): string | undefined {
  const rest = /^.{1,2}['’‘ʼ`´′](.{3,})$/u.exec(word)?.[1]
  return rest === undefined ? undefined : wordsOf(rest)[0]
}

/** In characters; bounds the work of hostile texts. */
const maxWord = 40

/** True for "and" in each language. */
export function isConnector(word: string): boolean {
  return connectors.has(word)
}

const connectorOf: Readonly<Record<Locale, string>> = { en: 'and', es: 'y' }
const connectors: ReadonlySet<string> = new Set(Object.values(connectorOf))

const isPlain = /^[\u0020-\u007e]*$/

const typedAs: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
}

function allWords(text: string): readonly string[] {
  const words = foldText(text)
    .replaceAll(/['’‘ʼ`´′]/g, '')
    // "Yarrow+" is pronounced "Yarrow plus"; a plus between spaces is a separator.
    .replaceAll(/(?<=[\p{L}\p{N}])\+/gu, ' plus ')
    .match(/[\p{L}\p{N}\p{M}]+/gu)
  return (words ?? []).map((word) => word.slice(0, maxWord))
}
