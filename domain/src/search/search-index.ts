import { markConcepts, markGuesses, markNeighbours, markSure } from './mark-matches.ts'
import { createMatchTable } from './match-table.ts'
import { sourceOf } from './match-source.ts'
import { type Certainty, enoughSure, isAnswer, type Ranked, rankMatches } from './rank-matches.ts'
import type { Locale } from '../locale/locale.ts'
import { parseSearchQuery, type SearchQuery } from './search-query.ts'
import { type SearchField, searchKinds, type SearchRecord } from './search-record.ts'
import { descriptionPlaces, languageBit, type Place, shortTermPlaces } from './term-places.ts'
import { foldText, literalText } from './words.ts'

/** A search index over records in all their languages. */
export interface SearchIndex<T extends SearchRecord> {
  /**
   * The records that match `text`, the best first; empty for a text without words. Deterministic: the order of the
   * records in the index does not matter.
   */
  readonly search: (text: string, options?: SearchOptions<T>) => readonly SearchResult<T>[]
}

/** Options of one search. */
export interface SearchOptions<T> {
  /** False for a record that visitors may not see now. */
  readonly accepts?: (record: T) => boolean
  /** The reader's language: prefixes and typos match only terms in the language of the query, or else in this one. */
  readonly locale?: Locale
}

/** A matching record. */
export interface SearchResult<T> {
  readonly record: T
  readonly certainty: Certainty
  /** Higher is better; comparable only within one search and one certainty. */
  readonly score: number
  /** The matching words in the order of the query, without stop words. */
  readonly matches: readonly SearchMatch[]
}

/** A word of the query with the term and the field it matches. */
export interface SearchMatch {
  readonly typed: string
  /** The matching term in the form of `termsOf`: `botas` for `bots`. */
  readonly term: string
  readonly field: SearchField
}

/**
 * Creates the index once per version of the content: it takes tens of milliseconds for a thousand records, a search takes
 * microseconds. The exact name comes first, then records with every word or prefix, then (if there are few) records with
 * mistyped words, then records with a part of the words.
 */
export function createSearchIndex<T extends SearchRecord>(unordered: readonly T[]): SearchIndex<T> {
  const records = inStanding(unordered)
  const short = shortTermPlaces(records)
  const long = descriptionPlaces(records)
  const literals = records.map(({ texts }) => texts.map(({ name }) => literalText(name)))
  const table = createMatchTable(records.length)

  function rank(query: SearchQuery, text: string, { accepts }: SearchOptions<T>): readonly Ranked[] {
    const literal = literalText(text)
    const isAccepted = (record: T | undefined) => record !== undefined && (accepts?.(record) ?? true)
    return rankMatches(table, query, (number) => isAccepted(records[number]), {
      position: (number) => number,
      isLiteral: (number) => literals[number]?.includes(literal) ?? false,
      weight: (number) => searchKinds[records[number]?.kind ?? 'page'].weight,
    })
  }

  function find(query: SearchQuery, text: string, options: SearchOptions<T>): readonly Ranked[] {
    const languages = languageBit(query.locale ?? options.locale)
    // Another word of a meaning counts beside the words without one, so that names are found fast.
    const beside = query.required & ~query.meant
    markSure(table, query, short, languages)
    markSure(table, query, long, languages)
    markConcepts(table, query, short, beside)
    const sure = rank(query, text, options)
    const certain = sure.filter(({ certainty }) => certainty === 'name' || certainty === 'sure')
    if (certain.length >= enoughSure) return sure
    const near = beside === 0 ? findNear(query, text, options, sure) : undefined
    if (near !== undefined) return near
    markGuesses(table, query, short, languages)
    if (beside !== 0) markConcepts(table, query, short, beside)
    const guessed = rank(query, text, options)
    if (guessed.some(({ certainty }) => certainty !== 'part' && certainty !== 'mention')) return guessed
    if (beside !== 0) markConcepts(table, query, short, 0)
    const parts = rank(query, text, options)
    const nearParts = findNear(query, text, options, parts)
    if (nearParts !== undefined) return nearParts
    if (parts.length > 0 || query.locale !== undefined) return parts
    // Nothing in the reader's language: a long word may be a mistyped one of another language.
    markGuesses(table, query, short, languageBit(undefined))
    return rank(query, text, options)
  }

  /** The records of a neighbouring meaning, if no record has the meaning itself. */
  function findNear(
    query: SearchQuery,
    text: string,
    options: SearchOptions<T>,
    found: readonly Ranked[],
  ): readonly Ranked[] | undefined {
    if (query.neighbours.length === 0) return undefined
    if (found.some(({ record }) => isAnswer(table, query, record))) return undefined
    markNeighbours(table, query, short)
    const near = rank(query, text, options)
    return near.some(({ certainty }) => certainty === 'sure') ? near.map(asNear) : undefined
  }

  function toResult(query: SearchQuery, { record: number, certainty, score }: Ranked): SearchResult<T>[] {
    const record = records[number]
    const matches = query.words.flatMap((typed, word) => {
      if ((table.foundWords(number) & query.required & (1 << word)) === 0) return []
      const { term, place } = sourceOf(table.sourceOf(word, number))
      const { trie } = place === 'description' ? long : short
      return [{ typed, term: trie.terms[term] ?? '', field: fieldsOf[place] } as const]
    })
    return record === undefined ? [] : [{ record, certainty, score, matches }]
  }

  return {
    search(text, options = {}) {
      const query = parseSearchQuery(text)
      if (query.words.length === 0) return []
      try {
        return find(query, text, options).flatMap((ranked) => toResult(query, ranked))
      } finally {
        table.clear()
      }
    },
  }
}

const fieldsOf = {
  'whole name': 'name',
  'whole alias': 'alias',
  'whole category': 'category',
  'whole kind': 'category',
  kind: 'category',
  name: 'name',
  title: 'name',
  category: 'category',
  alias: 'alias',
  'main tag': 'tag',
  tag: 'tag',
  owner: 'owner',
  description: 'description',
} as const satisfies Record<Place, SearchField>

const kindOrder = Object.keys(searchKinds)

function asNear(ranked: Ranked): Ranked {
  return ranked.certainty === 'sure' ? { ...ranked, certainty: 'near' } : ranked
}

/** The order among equal matches: stores first, then the shorter name, then the alphabet. */
function inStanding<T extends SearchRecord>(records: readonly T[]): readonly T[] {
  const keyed = records.map((record) => ({
    record,
    kind: kindOrder.indexOf(record.kind),
    name: foldText(record.texts[0]?.name ?? ''),
  }))
  return keyed
    .toSorted(
      (a, b) =>
        a.kind - b.kind ||
        a.name.length - b.name.length ||
        compare(a.name, b.name) ||
        compare(a.record.id, b.record.id),
    )
    .map(({ record }) => record)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
