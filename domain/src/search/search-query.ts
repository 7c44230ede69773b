import { longestWhole } from './terms.ts'
import { wordsOf } from './words.ts'

/** What a visitor typed, taken apart. */
export interface SearchQuery {
  readonly words: readonly string[]
  /** Bits of the words that must be found: all but small ones such as "the", unless there is nothing else. */
  readonly required: number
  /** What to look up: each word, neighbours written as one (`mc donald`), and all of them as one. */
  readonly runs: readonly Run[]
  /** What is left without the small words, as one term, where that is less: people call things by it. */
  readonly gist: Run | undefined
}

/** A piece of the query that is looked up as one term. */
export interface Run {
  readonly text: string
  /** Bits of the words in it. */
  readonly words: number
  readonly isAll: boolean
}

/** Nothing longer is looked at, in characters and words: a name fits, an attack does not. */
const longestQuery = 200
export const mostWords = 8

export function parseSearchQuery(text: string): SearchQuery {
  const all = wordsOf(text.slice(0, longestQuery))
  const words = all.slice(0, mostWords)
  const everything = (1 << words.length) - 1
  const telling = words.reduce((bits, word, at) => (smallWords.has(word) ? bits : bits | (1 << at)), 0)
  const singles = words.map((word, at) => ({ text: word, words: 1 << at, isAll: words.length === 1 }))
  const pairs = words.slice(1).map((word, at) => ({
    text: (words[at] ?? '') + word,
    words: 3 << at,
    isAll: words.length === 2,
  }))
  const whole = { text: all.join('').slice(0, longestWhole), words: everything, isAll: true }
  return {
    words,
    required: telling === 0 ? everything : telling,
    runs: [...singles, ...pairs, ...(words.length > 2 ? [whole] : [])],
    gist: gistOf(words, telling),
  }
}

/** «where is the food hall» is «food hall», whole. */
function gistOf(words: readonly string[], telling: number): Run | undefined {
  const text = words.filter((_, at) => telling & (1 << at)).join('')
  const everything = (1 << words.length) - 1
  return text === '' || telling === everything ? undefined : { text, words: everything, isAll: true }
}

/** Words that say nothing about what is looked for; a name that has them is still found better by them. */
const smallWords: ReadonlySet<string> = new Set(
  (
    'the a an of for in on at to with or my is are there where what when how do does can i you your ' +
    'de del la el los las un una para por con en al o mi es son hay donde que cuando como puedo se su'
  ).split(' '),
)
