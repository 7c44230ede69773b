import type { Locale } from '../locale/locale.ts'
import { findConcepts } from './concepts/find-concepts.ts'
import { readNumbers, type Reading } from './number-words.ts'
import { isWeak, localesOf, stopWords } from './stop-words.ts'
import { longestWhole } from './terms.ts'
import { otherForms } from './word-forms.ts'
import { wordsOf } from './words.ts'

/** A parsed query. */
export interface SearchQuery {
  readonly words: readonly string[]
  /**
   * Bits of the words that must match: all except stop words such as "the" and weak ones such as "close", unless there are
   * only such.
   */
  readonly required: number
  /** Bits of the words of a known meaning. */
  readonly meant: number
  /** The bits of each meaning of several words. */
  readonly phrases: readonly number[]
  /** The other words of these meanings, and those of neighbouring ones; they match whole terms only. */
  readonly concepts: readonly Run[]
  readonly neighbours: readonly Run[]
  /** The language that the words show; undefined if they could be any. */
  readonly locale: Locale | undefined
  /** The texts to look up: each word, each pair of adjacent words as one (`mc donald`), and all words as one. */
  readonly runs: readonly Run[]
  /** The runs in other forms (`otherForms`) and with digits for number words; they match whole terms only. */
  readonly variants: readonly Run[]
  /** The query without its stop words as one term, if it has any: visitors call things by it. */
  readonly content: Run | undefined
}

/** A part of the query that is looked up as one term. */
export interface Run {
  readonly text: string
  /** Bits of the words in it. */
  readonly words: number
  readonly isAll: boolean
}

/** In characters; bounds the work of hostile queries. */
const maxQuery = 200
/** Maximum number of words; further words are ignored. */
export const maxWords = 8

/** Parses the text of a visitor; without words for a text without letters, digits or signs. */
export function parseSearchQuery(text: string): SearchQuery {
  const all = wordsOf(text.slice(0, maxQuery))
  const words = all.slice(0, maxWords)
  const everything = (1 << words.length) - 1
  const contentWords = words.reduce((bits, word, at) => (stopWords.has(word) ? bits : bits | (1 << at)), 0)
  const concepts = findConcepts(words)
  const meant = concepts.reduce((bits, concept) => bits | concept.words, 0)
  const strong = words.reduce((bits, word, at) => (isWeak(word) ? bits & ~(1 << at) : bits), contentWords)
  return {
    words,
    required: strong || contentWords & meant || contentWords || everything,
    meant,
    phrases: concepts.flatMap(({ words: bits }) => ((bits & (bits - 1)) === 0 ? [] : [bits])),
    concepts: concepts.flatMap(({ terms, words: bits }) =>
      terms.map((term) => runOf(term, bits, everything)),
    ),
    neighbours: concepts.flatMap(({ near, words: bits }) =>
      near.map((term) => runOf(term, bits, everything)),
    ),
    locale: localeOf([...words.map(localesOf), ...concepts.map((concept) => concept.locales)]),
    runs: wordRuns(words, all, everything),
    variants: [
      ...words.flatMap((word, at) => otherForms(word).map((form) => runOf(form, 1 << at, everything))),
      ...numberRuns(words, all, everything),
    ],
    content: contentOf(words, contentWords),
  }
}

/** The only language that some of the words show, if no other word shows only another one. */
function localeOf(shown: readonly (readonly Locale[])[]): Locale | undefined {
  const [first, ...others] = new Set(shown.flatMap((each) => (each.length === 1 ? each : [])))
  return others.length === 0 ? first : undefined
}

/** The words of a number such as "twenty one" are no runs of their own: they match 31 and 27. */
function wordRuns(words: readonly string[], all: readonly string[], everything: number): readonly Run[] {
  const readings = words.map((word, at) => ({ text: word, from: at, to: at + 1 }))
  const composed = readNumbers(words)?.filter(({ from, to }) => to - from > 1) ?? []
  const isHalf = (run: Run) => composed.some(({ from, to }) => run.words === (run.words & bitsOf(from, to)))
  return runsOf(readings, all.join(''), everything).filter((run) => run.isAll || !isHalf(run))
}

/** Each reading, each pair of adjacent readings as one, and `whole`. */
function runsOf(readings: readonly Reading[], whole: string, everything: number): readonly Run[] {
  const singles = readings.map(({ text, from, to }) => runOf(text, bitsOf(from, to), everything))
  const pairs = readings.slice(1).map(({ text, to }, at) => {
    const { text: before = '', from = 0 } = readings[at] ?? {}
    return runOf(before + text, bitsOf(from, to), everything)
  })
  const all = runOf(whole.slice(0, longestWhole), everything, everything)
  return [...singles, ...pairs, ...(readings.length > 2 ? [all] : [])]
}

function numberRuns(words: readonly string[], all: readonly string[], everything: number): readonly Run[] {
  const readings = readNumbers(words)
  if (readings === undefined) return []
  const whole = readNumbers(all)?.map(({ text }) => text) ?? all
  return runsOf(readings, whole.join(''), everything)
}

function runOf(text: string, words: number, everything: number): Run {
  return { text, words, isAll: words === everything }
}

function bitsOf(from: number, to: number): number {
  return ((1 << (to - from)) - 1) << from
}

/** "where is the food hall" is the whole term "food hall". */
function contentOf(words: readonly string[], contentWords: number): Run | undefined {
  const text = words.filter((_, at) => contentWords & (1 << at)).join('')
  const everything = (1 << words.length) - 1
  return text === '' || contentWords === everything ? undefined : { text, words: everything, isAll: true }
}
