import type { Run } from './search-query.ts'
import { isTooFrequent } from './stop-words.ts'
import { type Place, places } from './term-places.ts'

/** A set of `places` as bits: bit `n` is `places[n]`. */
export type PlaceSet = number

/** All places. */
export const everyPlace: PlaceSet = (1 << places.length) - 1
/** Whole aliases only. */
export const wholeAlias: PlaceSet = setOf('whole alias')
/** Whole texts. */
export const wholePlaces: PlaceSet = setOf('whole name', 'whole alias', 'whole category', 'whole kind')
/** Places that say what a record is or has. */
export const meaningfulPlaces: PlaceSet =
  setOf('whole name', 'whole alias', 'whole category', 'whole kind') |
  setOf('name', 'title', 'category', 'kind', 'main tag', 'tag')
/** Names and words of them. */
export const allNames: PlaceSet = setOf('whole name', 'name', 'title')
/** Words of names. */
export const partOfName: PlaceSet = setOf('name', 'title')

/** True if the set contains the place with this index. */
export function isIn(set: PlaceSet, place: number): boolean {
  return (set & (1 << place)) !== 0
}

/**
 * The places in which a term of `length` letters may match a run that is its prefix. Short prefixes match too much, so
 * they match in fewer places: a single letter at the beginning of names, or of words of names if there are other words; two
 * or three letters in names and categories, a known word of three or four in names only. Descriptions need nearly whole
 * words. A number beside other words is no prefix.
 */
export function placesOfPrefix({ text, isAll }: Run, length: number, isKnown: boolean): PlaceSet {
  if (text.length === 1) return isAll ? wholeName : allNames
  if (!isAll && digits.test(text)) return nowhere
  if (isKnown && text.length <= 4) return allNames
  if (text.length <= 3) return brief
  return text.length >= 6 && text.length >= length * 0.75 ? everyPlace : short
}

/** The places in which a term may match as it is typed: a single letter is a name or nothing. */
export function placesOfTerm({ text }: Run): PlaceSet {
  return text.length === 1 && !digits.test(text) ? allNames : everyPlace
}

/** The places in which another word of the same meaning may match: not in sentences. */
export function placesOfMeaning(): PlaceSet {
  return short & ~setOf('owner', 'alias')
}

/**
 * The places in which another form of a word may match. In descriptions, short forms are mostly other words ("new" for
 * "news") and single digits are hours or prices.
 */
export function placesOfForm({ text }: Run): PlaceSet {
  return text.length >= (digits.test(text) ? 2 : 5) ? everyPlace : short
}

/** A term that a mistyped run may mean. */
export interface Guess {
  readonly text: string
  /** True if the run is the whole term with a typo, false if it is a prefix. */
  readonly isWhole: boolean
  /** True if a letter was replaced, which turns many short words into other words. */
  readonly isReplaced: boolean
}

/** True if the length of a run allows a search for typos; numbers have no typos. */
export function canBeMistyped({ text, isAll }: Run): boolean {
  return text.length >= (isAll ? 3 : 4) && text.length <= 64 && !digits.test(text)
}

/** The places in which a term may match a mistyped run: the shorter the run, the fewer. Digits must be equal. */
export function placesOfGuess({ text, isAll }: Run, guess: Guess): PlaceSet {
  const { length } = text
  if (!guess.isWhole && length < 6) return nowhere
  if (isTooFrequent(guess.text) || digitsOf(text) !== digitsOf(guess.text)) return nowhere
  if (!guess.isWhole) return allNames
  if (length === 3 || (length === 4 && guess.isReplaced)) return isAll ? wholeNames : nowhere
  return short
}

const nowhere: PlaceSet = 0
const short = everyPlace & ~setOf('description')
const wholeNames = setOf('whole name', 'whole alias')
const wholeName = setOf('whole name')
const brief = setOf('whole name', 'whole category', 'name', 'category')

/** Matches a text of digits only. */
const digits = /^\d+$/

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

function setOf(...some: readonly Place[]): PlaceSet {
  return some.reduce((set, place) => set | (1 << places.indexOf(place)), 0)
}
