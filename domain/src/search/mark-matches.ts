import { findBegun, findMistyped, findWhole } from './find-terms.ts'
import {
  canBeMistyped,
  everyPlace,
  isIn,
  placesBegun,
  placesGuessed,
  placesOfForm,
  type PlaceSet,
  wholeAlias,
} from './leniency.ts'
import type { MatchBoard } from './match-board.ts'
import type { Run, SearchQuery } from './search-query.ts'
import { lengthOf, placeOf, type Place, places, recordOf, type TermPlaces } from './term-places.ts'

/** Marks every record in which something stands as it was typed, in its other number, as a number, or begins so. */
export function markSure(board: MatchBoard, query: SearchQuery, terms: TermPlaces): void {
  const mark = createMarker(board, query, terms)
  const known = markForms(mark, query, terms)
  for (const run of query.runs) {
    findBegun(terms.trie, run.text, (from, to, depth) => {
      const isWhole = terms.trie.terms[from]?.length === depth
      if (isWhole) mark(from, run, exactQuality, everyPlace)
      // Small words are whole as they are.
      if ((run.words & query.required) === 0) return
      const share = isWhole || known.has(run.words) ? knownShare : 1
      for (let term = isWhole ? from + 1 : from; term < to; term += 1) {
        const length = terms.trie.terms[term]?.length ?? depth
        mark(term, run, share * begunQuality(run, depth / length), placesBegun(run, length))
      }
    })
  }
  const { gist } = query
  if (gist !== undefined) mark(findWhole(terms.trie, gist.text), gist, exactQuality, wholeAlias)
}

/** Marks what stands there in another form, and tells which words of the query that was. */
function markForms(mark: Mark, { variants }: SearchQuery, { trie }: TermPlaces): ReadonlySet<number> {
  const known = new Set<number>()
  for (const variant of variants) {
    const term = findWhole(trie, variant.text)
    if (term < 0) continue
    known.add(variant.words)
    const quality = /\d/.test(variant.text) ? exactQuality : otherFormQuality
    mark(term, variant, quality, placesOfForm(variant))
  }
  return known
}

/** Marks every record in which something stands that is one typo away from what was typed. */
export function markGuesses(board: MatchBoard, query: SearchQuery, terms: TermPlaces): void {
  const mark = createMarker(board, query, terms)
  for (const run of query.runs.filter(canBeMistyped)) {
    findMistyped(terms.trie, run.text, (from, to, depth, isReplaced) => {
      for (let term = from; term < to; term += 1) {
        const text = terms.trie.terms[term] ?? ''
        const isWhole = text.length === depth
        const quality = isWhole ? mistypedQuality : mistypedQuality * (depth / text.length) * 0.8
        mark(term, run, quality, placesGuessed(run, { text, isWhole, isReplaced }))
      }
    })
  }
}

/** Added to the value of what stands there as typed: no guess, however telling its place, comes near. */
export const sure = 100

/** Value of a record whose whole name is what was typed, and of one that is also called so. */
export const exactName = 1000
export const exactAlias = 900

/** The term and the place that a mark comes from, and whether it is a word typed to its end. */
export interface Source {
  readonly term: number
  readonly place: Place
  readonly isWhole: boolean
}

export function sourceOf(source: number): Source {
  return {
    term: source >>> 5,
    place: places[(source >>> 1) & 15] ?? 'description',
    isWhole: (source & 1) === 1,
  }
}

/** How much a word in each of `places` says about a record whose text has no other. */
const weights: readonly number[] = [12, 12, 11, 10, 9, 9, 8, 5.9, 5, 2]

/** Of which this much is left in a text of many others. */
const leastShare = 0.5

/** By place, of what is typed whole. */
const wholeValues: readonly number[] = [exactName, exactAlias]

const exactQuality = 1
const otherFormQuality = 0.88
const mistypedQuality = 0.3

/** A word that is there as it was typed is less likely the beginning of another: `bar` of barbería. */
const knownShare = 0.7

/** The more of a term was typed, the likelier it is meant; the more so if it was typed to the end of a word. */
function begunQuality({ words }: Run, typedShare: number): number {
  const hasSeveralWords = (words & (words - 1)) !== 0
  return (hasSeveralWords ? 0.55 : 0.45) + 0.3 * typedShare
}

/** Marks the records that have a term in one of some places. */
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

/** The more of a text was typed, the more the text is about that. */
function shareOf(telling: number, length: number): number {
  return telling >= length ? 1 : leastShare + (1 - leastShare) * (telling / length)
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
