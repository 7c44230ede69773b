import { type Locale, locales } from '../locale/locale.ts'
import type { SearchRecord } from './search-record.ts'
import { createTermTrie, type TermTrie } from './term-trie.ts'
import { countContentWords } from './stop-words.ts'
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
  'whole kind',
  'name',
  'title',
  'category',
  'kind',
  'alias',
  'main tag',
  'tag',
  'owner',
  'description',
] as const

/** A place of a term. */
export type Place = (typeof places)[number]

/**
 * The terms of many records with their places. The entries of term `t` are `starts[t]` to `starts[t + 1]` (exclusive);
 * `recordOf`, `placeOf` and `textLengthOf` decode an entry.
 */
export interface TermPlaces {
  readonly trie: TermTrie
  readonly starts: Uint32Array
  readonly entries: Uint32Array
  /** Bits of the languages in which each term is written, by `languageBit`; names of stores have all. */
  readonly languages: Uint32Array
}

/** The bit of a language in `languages`; all bits without a language. */
export function languageBit(locale: Locale | undefined): number {
  const at = locales.findIndex(({ code }) => code === locale)
  return at < 0 ? everyLanguage : 1 << at
}

const everyLanguage = 2 ** 31 - 1

/** The index of an entry's record. */
export function recordOf(entry: number): number {
  return entry >>> (placeBits + lengthBits)
}

/** The index of an entry's place in `places`. */
export function placeOf(entry: number): number {
  return (entry >>> lengthBits) & ((1 << placeBits) - 1)
}

/** The number of words of an entry's text without small ones; 0 for descriptions. */
export function textLengthOf(entry: number): number {
  return entry & maxLength
}

/** The terms of names, aliases, categories, tags and owners. */
export function shortTermPlaces(records: readonly SearchRecord[]): TermPlaces {
  return collect(records, ({ kind, texts }, add) => {
    for (const { locale, name, aliases = [], owner = '', categories = [], kinds = [], tags = [] } of texts) {
      const addAll = (text: string, place: Place, wholePlace: Place = place, written?: Locale) => {
        const [length, languages] = [countContentWords(wordsOf(text)), languageBit(written)]
        for (const term of wholeTerms(text)) add(term, wholePlace, length, languages)
        for (const term of termsOf(text)) add(term, place, length, languages)
      }
      addAll(name, kind === 'store' ? 'name' : 'title', 'whole name', kind === 'store' ? undefined : locale)
      for (const alias of aliases) addAll(alias, 'alias', 'whole alias', locale)
      for (const category of categories) addAll(category, 'category', 'whole category', locale)
      for (const word of kinds) addAll(word, 'kind', 'whole kind', locale)
      tags.forEach((tag, at) => {
        const place = at < mainTags ? 'main tag' : 'tag'
        addAll(tag, place, place, locale)
      })
      addAll(owner, 'owner')
    }
  })
}

/** The first tags say what a record is most of all. */
const mainTags = 2

/** The terms of descriptions. */
export function descriptionPlaces(records: readonly SearchRecord[]): TermPlaces {
  return collect(records, (record, add) => {
    for (const { locale, descriptions = [] } of record.texts)
      for (const description of descriptions)
        for (const term of descriptionTerms(description)) add(term, 'description', 0, languageBit(locale))
  })
}

const placeBits = 4
const lengthBits = 4

/** The length of longer texts too. */
const maxLength = (1 << lengthBits) - 1

type Add = (term: string, place: Place, length: number, languages: number) => void

function collect(
  records: readonly SearchRecord[],
  read: (record: SearchRecord, add: Add) => void,
): TermPlaces {
  const found = new Map<string, number[]>()
  const written = new Map<string, number>()
  records.forEach((record, number) =>
    read(record, (term, place, length, languages) => {
      if (term === '') return
      addBest(found, term, entryOf(number, place, length))
      written.set(term, (written.get(term) ?? 0) | languages)
    }),
  )
  const terms = [...found.keys()].toSorted(byCodeUnits)
  const starts = new Uint32Array(terms.length + 1)
  terms.forEach((term, index) => {
    starts[index + 1] = (starts[index] ?? 0) + (found.get(term)?.length ?? 0)
  })
  const entries = new Uint32Array(starts.at(-1) ?? 0)
  terms.forEach((term, index) => entries.set(found.get(term) ?? [], starts[index]))
  const languages = Uint32Array.from(terms, (term) => written.get(term) ?? 0)
  return { trie: createTermTrie(terms), starts, entries, languages }
}

function entryOf(record: number, place: Place, length: number): number {
  return (((record << placeBits) | places.indexOf(place)) << lengthBits) | Math.min(length, maxLength)
}

/** One entry per record, term and place, with the shortest text. The terms of a record come together. */
function addBest(found: Map<string, number[]>, term: string, entry: number): void {
  const entries = found.get(term)
  if (entries === undefined) {
    found.set(term, [entry])
    return
  }
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const other = entries[at] ?? 0
    if (recordOf(other) !== recordOf(entry)) break
    if (placeOf(other) !== placeOf(entry)) continue
    entries[at] = Math.min(other, entry)
    return
  }
  entries.push(entry)
}

/** The order that `createTermTrie` needs. */
function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
