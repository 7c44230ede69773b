import { readNumbers } from './number-words.ts'
import { isEverywhere } from './small-words.ts'
import { withoutArticle, wordPattern, wordsOf } from './words.ts'

/**
 * What a short text (a name, a tag) is found by: its words, each two neighbours written as one (`Food Hall` by
 * `foodhall`), the same with its numbers as digits, and what follows an article (`L'Éclair` by `eclair`). Each once.
 */
export function termsOf(text: string): ReadonlySet<string> {
  const articles = text.match(wordPattern)?.flatMap((word) => withoutArticle(word) ?? []) ?? []
  return new Set([...readingsOf(wordsOf(text)).flatMap(withPairs), ...articles])
}

/** A whole name as one word: `Mc Donald's` and `McDonalds` are the same, `Seven Eleven` is also `711`. */
export function wholeTerms(name: string): readonly string[] {
  return readingsOf(wordsOf(name)).map((words) => words.join('').slice(0, longestWhole))
}

/** What a long text is found by: its words and its numbers, but no word that every text has. Each once. */
export function descriptionTerms(text: string): ReadonlySet<string> {
  return new Set(readingsOf(wordsOf(text).filter((word) => !isEverywhere(word))).flat())
}

/** The words as they are written and, where that is different, with digits for numbers. */
function readingsOf(words: readonly string[]): readonly (readonly string[])[] {
  const numbers = readNumbers(words)
  return numbers === undefined ? [words] : [words, numbers.map((reading) => reading.text)]
}

function withPairs(words: readonly string[]): readonly string[] {
  return [...words, ...words.slice(1).map((word, index) => (words[index] ?? '') + word)]
}

/** Names are shorter; what is beyond does not help to tell them apart. */
export const longestWhole = 200
