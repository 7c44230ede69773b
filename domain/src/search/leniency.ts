import type { Run } from './search-query.ts'
import { isEverywhere } from './small-words.ts'
import { type Place, places } from './term-places.ts'

/** A set of `places`: bit `n` stands for the n-th. */
export type PlaceSet = number

export const everyPlace: PlaceSet = (1 << places.length) - 1
export const wholeAlias: PlaceSet = setOf('whole alias')

export function isIn(set: PlaceSet, place: number): boolean {
  return (set & (1 << place)) !== 0
}

/**
 * Where a term of `length` letters may be found by a run that it begins with. Much begins with few letters, so with
 * fewer only the more telling places count: with one letter that is all there is, what a name begins with; with one
 * after other words, the words of names; with two or three, no words of sentences. A description is found by words that are nearly whole, and a number beside
 * other words is not the beginning of another number.
 */
export function placesBegun({ text, isAll }: Run, length: number): PlaceSet {
  if (text.length === 1) return isAll ? wholeNames : names
  if (!isAll && digits.test(text)) return nowhere
  if (text.length <= 3) return brief
  return text.length >= 5 && text.length >= length * 0.6 ? everyPlace : short
}

/**
 * Where another form of a word may be found: in a description a short one is another word, as "new" is of news, and
 * a digit is any hour or price.
 */
export function placesOfForm({ text }: Run): PlaceSet {
  return text.length >= (digits.test(text) ? 2 : 5) ? everyPlace : short
}

/** What is known of a term that may be meant by a mistyped run. */
export interface Guess {
  readonly text: string
  /** Whether the typo is in the whole term, or in what it begins with. */
  readonly isWhole: boolean
  /** Whether another letter was typed in the place of one, which makes another word of many a short one. */
  readonly isReplaced: boolean
}

/** Whether a run is long enough, and not too long, to be looked up with a typo in it. */
export function canBeMistyped({ text, isAll }: Run): boolean {
  return text.length >= (isAll ? 3 : 4) && text.length <= 64 && !digits.test(text)
}

/** Where a term may be found by a run with a typo in it: the shorter the run, the fewer. No typo changes a number. */
export function placesGuessed({ text, isAll }: Run, guess: Guess): PlaceSet {
  const { length } = text
  if (!guess.isWhole && length < 6) return nowhere
  if (isEverywhere(guess.text) || digitsOf(text) !== digitsOf(guess.text)) return nowhere
  if (!guess.isWhole) return allNames
  if (length === 3 || (length === 4 && guess.isReplaced)) return isAll ? wholeNames : nowhere
  return length >= 6 ? everyPlace : short
}

const nowhere: PlaceSet = 0
const short = everyPlace & ~setOf('description')
const wholeNames = setOf('whole name', 'whole alias')
const names = setOf('whole name', 'whole alias', 'whole category', 'name', 'title')
const brief = (names & ~setOf('title')) | setOf('category', 'alias', 'tag')
const allNames = names | setOf('alias')

/** Nothing but digits. */
const digits = /^\d+$/

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

function setOf(...some: readonly Place[]): PlaceSet {
  return some.reduce((set, place) => set | (1 << places.indexOf(place)), 0)
}
