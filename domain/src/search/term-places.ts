import type { SearchRecord } from './search-record.ts'
import { createTermTrie, type TermTrie } from './term-trie.ts'
import { termsOf, wholeTerm } from './terms.ts'
import { wordsOf } from './words.ts'

/** Where a term stands, the most telling first; a whole name is a place of its own. As many as `placeBits` can say. */
export const places = [
  'whole name',
  'whole alias',
  'name',
  'alias',
  'category',
  'tag',
  'owner',
  'description',
] as const

export type Place = (typeof places)[number]

/**
 * The terms of many records and where each stands: `entries` of `starts[t]` to `starts[t + 1]` (exclusive) belong
 * to term `t`, each a record's number and a place, taken apart by `recordOf` and `placeOf`.
 */
export interface TermPlaces {
  readonly trie: TermTrie
  readonly starts: Uint32Array
  readonly entries: Uint32Array
}

export function recordOf(entry: number): number {
  return entry >>> placeBits
}

/** The number of a place in `places`. */
export function placeOf(entry: number): number {
  return entry & ((1 << placeBits) - 1)
}

/** What names, aliases, categories, tags and owners are found by. */
export function shortTermPlaces(records: readonly SearchRecord[]): TermPlaces {
  return collect(records, (record, add) => {
    for (const { name, aliases = [], owner = '', categories = [], kinds = [], tags = [] } of record.texts) {
      add(wholeTerm(name), 'whole name')
      for (const term of termsOf(name)) add(term, 'name')
      for (const alias of aliases) {
        add(wholeTerm(alias), 'whole alias')
        for (const term of termsOf(alias)) add(term, 'alias')
      }
      for (const category of [...categories, ...kinds])
        for (const term of termsOf(category)) add(term, 'category')
      for (const tag of tags) for (const term of termsOf(tag)) add(term, 'tag')
      for (const term of termsOf(owner)) add(term, 'owner')
    }
  })
}

/** What descriptions are found by: their words alone. */
export function descriptionPlaces(records: readonly SearchRecord[]): TermPlaces {
  return collect(records, (record, add) => {
    for (const { descriptions = [] } of record.texts)
      for (const description of descriptions)
        for (const word of new Set(wordsOf(description))) add(word, 'description')
  })
}

const placeBits = 3

type Add = (term: string, place: Place) => void

function collect(
  records: readonly SearchRecord[],
  read: (record: SearchRecord, add: Add) => void,
): TermPlaces {
  const found = new Map<string, number[]>()
  records.forEach((record, number) =>
    read(record, (term, place) => {
      if (term !== '') addBest(found, term, (number << placeBits) | places.indexOf(place))
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

/** One entry a record and term: its best place. A record's terms come one after the other. */
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
