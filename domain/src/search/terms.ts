import { withoutArticle, wordPattern, wordsOf } from './words.ts'

/**
 * What a short text (a name, a tag) is found by: its words, each two neighbours written as one (`Food Hall` by
 * `foodhall`), and what follows an article (`L'Éclair` by `eclair`). Each once.
 */
export function termsOf(text: string): ReadonlySet<string> {
  const words = wordsOf(text)
  const pairs = words.slice(1).map((word, index) => (words[index] ?? '') + word)
  const articles = text.match(wordPattern)?.flatMap((word) => withoutArticle(word) ?? []) ?? []
  return new Set([...words, ...pairs, ...articles])
}

/** A whole name as one word: `Mc Donald's` and `McDonalds` are the same. */
export function wholeTerm(name: string): string {
  return wordsOf(name).join('').slice(0, longestWhole)
}

/** Names are shorter; what is beyond does not help to tell them apart. */
export const longestWhole = 200
