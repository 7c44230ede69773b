import { readNumbers } from './number-words.ts'
import { isTooFrequent } from './stop-words.ts'
import { withoutArticle, wordPattern, wordsOf } from './words.ts'

/**
 * The terms of a short text such as a name: its words, each pair of adjacent words as one (`foodhall` for `Food Hall`),
 * the same with digits for number words, and the word after an elided article (`eclair` for `L'Éclair`). Each once.
 */
export function termsOf(text: string): ReadonlySet<string> {
  const articles = text.match(wordPattern)?.flatMap((word) => withoutArticle(word) ?? []) ?? []
  return new Set([...readingsOf(wordsOf(text)).flatMap(withPairs), ...articles])
}

/** A whole name as one term: `Mc Donald's` and `McDonalds` are the same, `Seven Eleven` is also `711`. */
export function wholeTerms(name: string): readonly string[] {
  return readingsOf(wordsOf(name)).map((words) => words.join('').slice(0, longestWhole))
}

/** The terms of a long text: its words and numbers, without words that almost every text has, without duplicates. */
export function descriptionTerms(text: string): ReadonlySet<string> {
  return new Set(readingsOf(wordsOf(text).filter((word) => !isTooFrequent(word))).flat())
}

/** The words as they are, and with digits for number words if there are any. */
function readingsOf(words: readonly string[]): readonly (readonly string[])[] {
  const numbers = readNumbers(words)
  return numbers === undefined ? [words] : [words, numbers.map((reading) => reading.text)]
}

function withPairs(words: readonly string[]): readonly string[] {
  return [...words, ...words.slice(1).map((word, index) => (words[index] ?? '') + word)]
}

/** Maximum length of a term of `wholeTerms`, in characters; names are shorter. */
export const longestWhole = 200
