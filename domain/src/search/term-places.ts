import type { SearchRecord } from './search-record.ts'
import { createTermTrie, type TermTrie } from './term-trie.ts'
import { countTelling } from './small-words.ts'
import { descriptionTerms, termsOf, wholeTerms } from './terms.ts'
import { wordsOf } from './words.ts'

/**
 * The places of terms, the most important first. A whole name or category is a place of its own. A title is the name of
 * anything but a store: often a sentence. `placeBits` limits their number.
 */
export const places = [
  'whole name',
  'whole alias',
  'whole category',
  'name',
  'title',
  'category',
  'alias',
  'tag',
  'owner',
  'description',
] as const

/** A place of a term. */
export type Place = (typeof places)[number]

/**
 * The terms of many records with their places. The entries of term `t` are `starts[t]` to `starts[t + 1]` (exclusive);
 * `recordOf`, `placeOf` and `lengthOf` decode an entry.
 */
export interface TermPlaces {
  readonly trie: TermTrie
  readonly starts: Uint32Array
  readonly entries: Uint32Array
}

/** The index of an entry's record. */
export function recordOf(entry: number): number {
  return entry >>> (placeBits + lengthBits)
}

/** The index of an entry's place in `places`. */
export function placeOf(entry: number): number {
  return (entry >>> lengthBits) & ((1 << placeBits) - 1)
}

/** The number of words of an entry's text without small ones; 0 for descriptions. */
export function lengthOf(entry: number): number {
  return entry & maxLength
}

/** The terms of names, aliases, categories, tags and owners. */
export function shortTermPlaces(records: readonly SearchRecord[]): TermPlaces {
  return collect(records, ({ kind, texts }, add) => {
    const addAll = (text: string, place: Place, wholePlace?: Place) => {
      const length = countTelling(wordsOf(text))
      if (wholePlace) for (const term of wholeTerms(text)) add(term, wholePlace, length)
      for (const term of termsOf(text)) add(term, place, length)
    }
    for (const { name, aliases = [], owner = '', categories = [], kinds = [], tags = [] } of texts) {
      addAll(name, kind === 'store' ? 'name' : 'title', 'whole name')
      for (const alias of aliases) addAll(alias, 'alias', 'whole alias')
      for (const category of [...categories, ...kinds]) addAll(category, 'category', 'whole category')
      for (const tag of tags) addAll(tag, 'tag')
      addAll(owner, 'owner')
    }
  })
}

/** The terms of descriptions. */
export function descriptionPlaces(records: readonly SearchRecord[]): TermPlaces {
  return collect(records, (record, add) => {
    for (const { descriptions = [] } of record.texts)
      for (const description of descriptions)
        for (const term of descriptionTerms(description)) add(term, 'description', 0)
  })
}

const placeBits = 4
const lengthBits = 4

/** The length of longer texts too. */
const maxLength = (1 << lengthBits) - 1

type Add = (term: string, place: Place, length: number) => void

function collect(
  records: readonly SearchRecord[],
  read: (record: SearchRecord, add: Add) => void,
): TermPlaces {
  const found = new Map<string, number[]>()
  records.forEach((record, number) =>
    read(record, (term, place, length) => {
      if (term !== '') addBest(found, term, entryOf(number, place, length))
    }),
  )
  const terms = [...found.keys()].toSorted(byCodeUnits)
  const starts = new Uint32Array(terms.length + 1)
  terms.forEach((term, index) => {
    starts[index + 1] = (starts[index] ?? 0) + (found.get(term)?.length ?? 0)
  })
  const entries = new Uint32Array(starts.at(-1) ?? 0)
  terms.forEach((term, index) => entries.set(found.get(term) ?? [], starts[index]))
  return { trie: createTermTrie(terms), starts, entries }
}

function entryOf(record: number, place: Place, length: number): number {
  return (((record << placeBits) | places.indexOf(place)) << lengthBits) | Math.min(length, maxLength)
}

/** One entry per record and term, with the best place and the shortest text. The terms of a record come together. */
function addBest(found: Map<string, number[]>, term: string, entry: number): void {
  const entries = found.get(term)
  const last = entries?.at(-1)
  if (entries === undefined) found.set(term, [entry])
  else if (last === undefined || recordOf(last) !== recordOf(entry)) entries.push(entry)
  else if (entry < last) entries[entries.length - 1] = entry
}

/** The order that `createTermTrie` needs. */
function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
