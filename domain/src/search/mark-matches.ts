import { findMistyped, findPrefixed, findWhole } from './find-terms.ts'
import {
  allNames,
  canBeMistyped,
  isIn,
  placesOfForm,
  placesOfGuess,
  placesOfPrefix,
  type PlaceSet,
  placesOfMeaning,
  placesOfTerm,
  wholeAlias,
  wholePlaces,
} from './match-places.ts'
import type { MatchTable } from './match-table.ts'
import type { Run, SearchQuery } from './search-query.ts'
import { encodeSource } from './match-source.ts'
import { textLengthOf, placeOf, recordOf, type TermPlaces } from './term-places.ts'

/**
 * Marks the records with a typed word: as it is, in another form, with digits for number words, or as a prefix.
 * Prefixes match only terms of `languages`.
 */
export function markSure(table: MatchTable, query: SearchQuery, terms: TermPlaces, languages: number): void {
  const mark = createMarker(table, query, terms)
  const wordsWithForms = markForms(mark, query, terms)
  for (const run of query.runs) {
    const isKnown = run.words === (run.words & query.meant)
    findPrefixed(terms.trie, run.text, (from, to, depth) => {
      const isWhole = terms.trie.terms[from]?.length === depth
      if (isWhole) mark(from, run, exactQuality, placesOfTerm(run))
      // stop words such as "the" are no prefixes.
      if ((run.words & query.required) === 0) return
      const share = isWhole || isKnown || wordsWithForms.has(run.words) ? knownShare : 1
      for (let term = isWhole ? from + 1 : from; term < to; term += 1) {
        if (((terms.languages[term] ?? 0) & languages) === 0) continue
        const length = terms.trie.terms[term]?.length ?? depth
        mark(term, run, share * prefixQuality(run, depth / length), placesOfPrefix(run, length, isKnown))
      }
    })
  }
  const { content } = query
  if (content !== undefined) mark(findWhole(terms.trie, content.text), content, exactQuality, wholeAlias)
}

/** Marks the records with another word of the same meaning, among those that have the words with the bits `beside`. */
export function markConcepts(table: MatchTable, query: SearchQuery, terms: TermPlaces, beside: number): void {
  markTerms(createMarker(table, query, terms, beside), query.concepts, terms, conceptQuality)
}

/** Marks the records with a word of a neighbouring meaning. */
export function markNeighbours(table: MatchTable, query: SearchQuery, terms: TermPlaces): void {
  markTerms(createMarker(table, query, terms), query.neighbours, terms, neighbourQuality)
}

function markTerms(mark: Mark, runs: readonly Run[], { trie }: TermPlaces, quality: number): void {
  for (const run of runs) mark(findWhole(trie, run.text), run, quality, placesOfMeaning(), true)
}

/** Marks the records with another form of a word; returns the bits of the words that have one. */
function markForms(mark: Mark, { variants }: SearchQuery, { trie }: TermPlaces): ReadonlySet<number> {
  const wordsWithForms = new Set<number>()
  for (const variant of variants) {
    const term = findWhole(trie, variant.text)
    if (term < 0) continue
    wordsWithForms.add(variant.words)
    const quality = /\d/.test(variant.text) ? exactQuality : otherFormQuality
    mark(term, variant, quality, placesOfForm(variant))
  }
  return wordsWithForms
}

/** Marks the records with a word of `languages` that is one typo away from a typed one; words of a known meaning have none. */
export function markGuesses(
  table: MatchTable,
  query: SearchQuery,
  terms: TermPlaces,
  languages: number,
): void {
  const mark = createMarker(table, query, terms)
  const isUnknown = ({ words }: Run) => (words & query.required & ~query.meant) !== 0
  for (const run of query.runs.filter((each) => canBeMistyped(each) && isUnknown(each))) {
    findMistyped(terms.trie, run.text, (from, to, depth, isReplaced) => {
      for (let term = from; term < to; term += 1) {
        if (((terms.languages[term] ?? 0) & languages) === 0) continue
        const text = terms.trie.terms[term] ?? ''
        const isWhole = text.length === depth
        const quality = isWhole ? mistypedQuality : mistypedQuality * (depth / text.length) * 0.8
        mark(term, run, quality, placesOfGuess(run, { text, isWhole, isReplaced }))
      }
    })
  }
}

/** Added to the value of a match without a typo, so that it exceeds the value of every guess. */
export const sure = 100

/** The value of a record whose whole name was typed. */
export const exactName = 1000
/** The value of a record whose whole alias was typed. */
export const exactAlias = 900

/** The weight of each of `places`, for a word that is the whole text. */
const weights: readonly number[] = [12, 12, 11, 11, 10, 6, 9, 9, 5.5, 6.5, 5.9, 5, 2]

/** The share of the weight of a word in a long text. */
const minShare = 0.5

/** The values of whole matches, by place. */
const wholeValues: readonly number[] = [exactName, exactAlias]

const exactQuality = 1
const otherFormQuality = 0.88
const conceptQuality = 0.8
const neighbourQuality = 0.5
const mistypedQuality = 0.3

/** The share of a prefix match if the word also exists as a term: `bar` is rarely meant as the prefix of barbería. */
const knownShare = 0.7

/** The quality of a prefix: higher for a larger share of the term, and after several words. */
function prefixQuality({ words }: Run, typedShare: number): number {
  const hasSeveralWords = (words & (words - 1)) !== 0
  return (hasSeveralWords ? 0.55 : 0.45) + 0.3 * typedShare
}

/** Marks the records with a term in one of the allowed places; `isOther` for a term that is not the typed one. */
type Mark = (term: number, run: Run, quality: number, allowed: PlaceSet, isOther?: boolean) => void

function createMarker(
  table: MatchTable,
  query: SearchQuery,
  { starts, entries }: TermPlaces,
  beside = 0,
): Mark {
  const { required, phrases } = query
  return (term, run, quality, allowed, isOther = false) => {
    if (term < 0 || allowed === 0) return
    const isExact = run.isAll && quality === exactQuality
    const certainty = quality > mistypedQuality ? sure : 0
    const isWhole = isOther || quality >= otherFormQuality
    const contentCount = countBits(run.words & required) || countBits(run.words)
    const partOfPhrase = phrases.some((words) => (run.words & ~words) === 0 && run.words !== words)
    const worth = quality * (partOfPhrase ? halfPhrase : 1)
    const named = isOther ? otherName : 1
    const end = starts[term + 1] ?? 0
    for (let at = starts[term] ?? 0; at < end; at += 1) {
      const entry = entries[at] ?? 0
      const place = placeOf(entry)
      if (!isIn(allowed, place)) continue
      const record = recordOf(entry)
      if (beside !== 0 && (table.foundWords(record) & beside) !== beside) continue
      const share = isWhole && isIn(wholePlaces, place) ? 1 : shareOf(contentCount, textLengthOf(entry))
      const value =
        (isExact && wholeValues[place]) ||
        (weights[place] ?? 0) * worth * share * (isIn(allNames, place) ? named : 1) + certainty
      table.mark(run.words, record, value, encodeSource(term, place, isWhole))
    }
  }
}

/** The share of a name that has another word of the typed meaning. */
const otherName = 0.5

/** The share of a word that says something else with its neighbour: "phone" in "phone repair". */
const halfPhrase = 0.7

/** The share of the weight for `contentCount` typed words of a text with `length` words. */
function shareOf(contentCount: number, length: number): number {
  return contentCount >= length ? 1 : minShare + (1 - minShare) * (contentCount / length)
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
