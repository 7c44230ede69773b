import { findMistyped, findPrefixed, findWhole } from './find-terms.ts'
import {
  canBeMistyped,
  everyPlace,
  isIn,
  placesOfForm,
  placesOfGuess,
  placesOfPrefix,
  type PlaceSet,
  wholeAlias,
} from './leniency.ts'
import type { MatchBoard } from './match-board.ts'
import type { Run, SearchQuery } from './search-query.ts'
import { lengthOf, placeOf, type Place, places, recordOf, type TermPlaces } from './term-places.ts'

/** Marks the records with a typed word: as it is, in another form, with digits for number words, or as a prefix. */
export function markSure(board: MatchBoard, query: SearchQuery, terms: TermPlaces): void {
  const mark = createMarker(board, query, terms)
  const wordsWithForms = markForms(mark, query, terms)
  for (const run of query.runs) {
    findPrefixed(terms.trie, run.text, (from, to, depth) => {
      const isWhole = terms.trie.terms[from]?.length === depth
      if (isWhole) mark(from, run, exactQuality, everyPlace)
      // Small words such as "the" are no prefixes.
      if ((run.words & query.required) === 0) return
      const share = isWhole || wordsWithForms.has(run.words) ? knownShare : 1
      for (let term = isWhole ? from + 1 : from; term < to; term += 1) {
        const length = terms.trie.terms[term]?.length ?? depth
        mark(term, run, share * prefixQuality(run, depth / length), placesOfPrefix(run, length))
      }
    })
  }
  const { gist } = query
  if (gist !== undefined) mark(findWhole(terms.trie, gist.text), gist, exactQuality, wholeAlias)
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

/** Marks the records with a word that is one typo away from a typed one. */
export function markGuesses(board: MatchBoard, query: SearchQuery, terms: TermPlaces): void {
  const mark = createMarker(board, query, terms)
  for (const run of query.runs.filter(canBeMistyped)) {
    findMistyped(terms.trie, run.text, (from, to, depth, isReplaced) => {
      for (let term = from; term < to; term += 1) {
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

/** The term and the place of a mark; `isWhole` is false for a prefix or a guess. */
export interface Source {
  readonly term: number
  readonly place: Place
  readonly isWhole: boolean
}

/** Decodes the number that `MatchBoard.mark` takes as source. */
export function sourceOf(source: number): Source {
  return {
    term: source >>> 5,
    place: places[(source >>> 1) & 15] ?? 'description',
    isWhole: (source & 1) === 1,
  }
}

/** The weight of each of `places`, for a word that is the whole text. */
const weights: readonly number[] = [12, 12, 11, 10, 9, 9, 8, 5.9, 5, 2]

/** The share of the weight of a word in a long text. */
const minShare = 0.5

/** The values of whole matches, by place. */
const wholeValues: readonly number[] = [exactName, exactAlias]

const exactQuality = 1
const otherFormQuality = 0.88
const mistypedQuality = 0.3

/** The share of a prefix match if the word also exists as a term: `bar` is rarely meant as the prefix of barbería. */
const knownShare = 0.7

/** The quality of a prefix: higher for a larger share of the term, and after several words. */
function prefixQuality({ words }: Run, typedShare: number): number {
  const hasSeveralWords = (words & (words - 1)) !== 0
  return (hasSeveralWords ? 0.55 : 0.45) + 0.3 * typedShare
}

/** Marks the records with a term in one of the allowed places. */
type Mark = (term: number, run: Run, quality: number, allowed: PlaceSet) => void

function createMarker(board: MatchBoard, { required }: SearchQuery, { starts, entries }: TermPlaces): Mark {
  return (term, run, quality, allowed) => {
    if (term < 0 || allowed === 0) return
    const isExact = run.isAll && quality === exactQuality
    const certainty = quality > mistypedQuality ? sure : 0
    const isWhole = quality >= otherFormQuality
    const telling = countBits(run.words & required) || countBits(run.words)
    const end = starts[term + 1] ?? 0
    for (let at = starts[term] ?? 0; at < end; at += 1) {
      const entry = entries[at] ?? 0
      const place = placeOf(entry)
      if (!isIn(allowed, place)) continue
      const worth = (weights[place] ?? 0) * quality * shareOf(telling, lengthOf(entry))
      const value = (isExact && wholeValues[place]) || worth + certainty
      board.mark(run.words, recordOf(entry), value, (((term << 4) | place) << 1) | Number(isWhole))
    }
  }
}

/** The share of the weight for `telling` typed words of a text with `length` words. */
function shareOf(telling: number, length: number): number {
  return telling >= length ? 1 : minShare + (1 - minShare) * (telling / length)
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
