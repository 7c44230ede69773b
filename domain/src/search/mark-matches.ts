import { findBegun, findMistyped } from './find-terms.ts'
import type { MatchBoard } from './match-board.ts'
import type { Run, SearchQuery } from './search-query.ts'
import { placeOf, places, type Place, recordOf, type TermPlaces } from './term-places.ts'

/** Marks every record in which something stands as it was typed, or begins so. */
export function markSure(board: MatchBoard, query: SearchQuery, terms: TermPlaces): void {
  for (const run of query.runs) {
    findBegun(terms.trie, run.text, (from, to, depth) => {
      const isWhole = terms.trie.terms[from]?.length === depth
      if (isWhole) markTerm(board, terms, from, run, exactQuality, sure)
      const lastPlace = lastPlaceBegun(run)
      for (let term = isWhole ? from + 1 : from; term < to; term += 1) {
        markTerm(board, terms, term, run, begunQuality(depth, lengthOf(terms, term)), sure, lastPlace)
      }
    })
  }
  const { gist } = query
  if (gist === undefined) return
  findBegun(terms.trie, gist.text, (from, _, depth) => {
    const isWhole = terms.trie.terms[from]?.length === depth
    if (isWhole) markTerm(board, terms, from, gist, exactQuality, sure, aliasPlace, aliasPlace)
  })
}

/** Marks every record in which something stands that is one slip away from what was typed. */
export function markGuesses(board: MatchBoard, query: SearchQuery, terms: TermPlaces): void {
  for (const run of query.runs) {
    if (run.text.length < shortestGuess || run.text.length > longestGuess) continue
    findMistyped(terms.trie, run.text, (from, to, depth) => {
      // With few letters and a slip half the language begins.
      const end = run.text.length < shortestOpenGuess ? from + 1 : to
      for (let term = from; term < end; term += 1) {
        const length = lengthOf(terms, term)
        if (length === depth) markTerm(board, terms, term, run, mistypedQuality, 0)
        else if (end === to) markTerm(board, terms, term, run, mistypedQuality * (depth / length) * 0.8, 0)
      }
    })
  }
}

/** Added to the value of what stands there as typed: no guess, however telling its place, comes near. */
export const sure = 100

/** Value of a record whose whole name is what was typed, and of one that is also called so. */
export const exactName = 1000
export const exactAlias = 900

/** The term and the place (a number in `places`) that a mark comes from. */
export function sourceOf(source: number): { readonly term: number; readonly place: Place } {
  const place = placeOf(source)
  return { term: recordOf(source), place: places[place] ?? 'description' }
}

/** How much a word in each of `places` says about a record. */
const weights: readonly number[] = [12, 12, 10, 8, 6, 6, 5, 2]

/** By place, of what is typed whole. */
const wholeValues: readonly number[] = [exactName, exactAlias]

const aliasPlace = places.indexOf('whole alias')
const descriptionPlace = places.indexOf('description')

const exactQuality = 1
const mistypedQuality = 0.45
const shortestGuess = 3
const shortestOpenGuess = 5
const longestGuess = 64

/** The more of a term was typed, the likelier it is meant. */
function begunQuality(typed: number, length: number): number {
  return 0.55 + 0.35 * (typed / length)
}

/**
 * Much begins with few letters, so with fewer only the more telling places count: with one letter that is all there
 * is, what a name begins with; with one after other words, the words of names.
 */
function lastPlaceBegun({ text, isAll }: Run): number {
  if (text.length >= 3) return descriptionPlace
  if (text.length === 2) return descriptionPlace - 1
  return places.indexOf(isAll ? 'whole name' : 'name')
}

function lengthOf({ trie }: TermPlaces, term: number): number {
  return trie.terms[term]?.length ?? 1
}

function markTerm(
  board: MatchBoard,
  { starts, entries }: TermPlaces,
  term: number,
  run: Run,
  quality: number,
  certainty: number,
  lastPlace = descriptionPlace,
  firstPlace = 0,
): void {
  const end = starts[term + 1] ?? 0
  for (let at = starts[term] ?? 0; at < end; at += 1) {
    const entry = entries[at] ?? 0
    const place = placeOf(entry)
    if (place > lastPlace || place < firstPlace) continue
    const isWhole = run.isAll && quality === exactQuality
    const value = (isWhole && wholeValues[place]) || (weights[place] ?? 0) * quality + certainty
    board.mark(run.words, recordOf(entry), value, sourceFor(term, place))
  }
}

/** Packed as an entry is, the term in the record's stead. */
function sourceFor(term: number, place: number): number {
  return (term << 3) | place
}
