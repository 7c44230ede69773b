import type { SearchRecord } from './search-record.ts'
import { createTermTrie, type TermTrie } from './term-trie.ts'
import { countTelling } from './small-words.ts'
import { descriptionTerms, termsOf, wholeTerms } from './terms.ts'
import { wordsOf } from './words.ts'

/**
 * Where a term stands, the most telling first; a whole name or category is a place of its own, and so are the words
 * of a title: the name of anything but a store, which often is a sentence. As many as `placeBits` can say.
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

export type Place = (typeof places)[number]

/**
 * The terms of many records and where each stands: `entries` of `starts[t]` to `starts[t + 1]` (exclusive) belong
 * to term `t`, each a record's number, a place and the length of the text it stands in, taken apart by `recordOf`,
 * `placeOf` and `lengthOf`.
 */
export interface TermPlaces {
  readonly trie: TermTrie
  readonly starts: Uint32Array
  readonly entries: Uint32Array
}

export function recordOf(entry: number): number {
  return entry >>> (placeBits + lengthBits)
}

/** The number of a place in `places`. */
export function placeOf(entry: number): number {
  return (entry >>> lengthBits) & ((1 << placeBits) - 1)
}

/** How many words the text has that say something; 0 for a description, of which it does not matter. */
export function lengthOf(entry: number): number {
  return entry & longestText
}

/** What names, aliases, categories, tags and owners are found by. */
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

/** What descriptions are found by. */
export function descriptionPlaces(records: readonly SearchRecord[]): TermPlaces {
  return collect(records, (record, add) => {
    for (const { descriptions = [] } of record.texts)
      for (const description of descriptions)
        for (const term of descriptionTerms(description)) add(term, 'description', 0)
  })
}

const placeBits = 4
const lengthBits = 4

/** Longer texts are no longer than that. */
const longestText = (1 << lengthBits) - 1

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
  return (((record << placeBits) | places.indexOf(place)) << lengthBits) | Math.min(length, longestText)
}

/** One entry a record and term: its best place, there the shortest text. A record's terms come one after the other. */
function addBest(found: Map<string, number[]>, term: string, entry: number): void {
  const entries = found.get(term)
  const last = entries?.at(-1)
  if (entries === undefined) found.set(term, [entry])
  else if (last === undefined || recordOf(last) !== recordOf(entry)) entries.push(entry)
  else if (entry < last) entries[entries.length - 1] = entry
}

/** The order the tree needs, and the default one; said, because that of a language would break the tree. */
function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
