import { isWholeSource, placeIndexOf } from './match-source.ts'
import { maxWords } from './search-query.ts'

/**
 * The matches of one search: the best value and its source for each word of the query and each record. Created once per
 * index and cleared after each search, so that a search allocates almost no memory. Records and words are indices.
 */
export interface MatchTable {
  /** The records with at least one word. */
  readonly marked: () => readonly number[]
  /** Bits of the words of a record, guesses included. */
  readonly foundWords: (record: number) => number
  readonly valueOf: (word: number, record: number) => number
  /** The best value of the same word in another place: a store that has "cinema" in its category and in its tags. */
  readonly otherValueOf: (word: number, record: number) => number
  /** The `source` of the best value. */
  readonly sourceOf: (word: number, record: number) => number
  readonly mark: (words: number, record: number, value: number, source: number) => void
  readonly clear: () => void
}

/** Creates the table of an index with this number of records. */
export function createMatchTable(records: number): MatchTable {
  const values = new Float64Array(records * maxWords)
  const others = new Float64Array(records * maxWords)
  const sources = new Uint32Array(records * maxWords)
  const found = new Uint8Array(records)
  let marked: number[] = []
  return {
    marked: () => marked,
    foundWords: (record) => found[record] ?? 0,
    valueOf: (word, record) => values[record * maxWords + word] ?? 0,
    otherValueOf: (word, record) => others[record * maxWords + word] ?? 0,
    sourceOf: (word, record) => sources[record * maxWords + word] ?? 0,
    mark(words, record, value, source) {
      const before = found[record] ?? 0
      if (before === 0) marked.push(record)
      found[record] = before | words
      for (let word = 0, rest = words; rest !== 0; word += 1, rest >>= 1) {
        const at = record * maxWords + word
        if ((rest & 1) === 0) continue
        const best = values[at] ?? 0
        const isElsewhere = placeIndexOf(source) !== placeIndexOf(sources[at] ?? 0)
        const isLesserWhole = isWholeSource(value <= best ? source : (sources[at] ?? 0))
        if (isElsewhere && isLesserWhole) others[at] = Math.max(others[at] ?? 0, Math.min(best, value))
        if (value <= best) continue
        values[at] = value
        sources[at] = source
      }
    },
    clear() {
      for (const record of marked) {
        found[record] = 0
        values.fill(0, record * maxWords, (record + 1) * maxWords)
        others.fill(0, record * maxWords, (record + 1) * maxWords)
      }
      marked = []
    },
  }
}
