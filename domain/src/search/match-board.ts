import { maxWords } from './search-query.ts'

/**
 * What one search has found so far: for each word of the query and each record the best value and the entry it
 * comes from. Made once an index and wiped after each search, so that a search allocates next to nothing.
 */
export interface MatchBoard {
  /** Numbers of the records with at least one word. */
  readonly touched: () => readonly number[]
  /** Bits of the words a record has, guesses included. */
  readonly foundWords: (record: number) => number
  readonly valueOf: (word: number, record: number) => number
  /** Where the best value comes from, as it was given to `mark`. */
  readonly sourceOf: (word: number, record: number) => number
  readonly mark: (words: number, record: number, value: number, source: number) => void
  readonly wipe: () => void
}

export function createMatchBoard(records: number): MatchBoard {
  const values = new Float64Array(records * maxWords)
  const sources = new Uint32Array(records * maxWords)
  const found = new Uint8Array(records)
  let touched: number[] = []
  return {
    touched: () => touched,
    foundWords: (record) => found[record] ?? 0,
    valueOf: (word, record) => values[record * maxWords + word] ?? 0,
    sourceOf: (word, record) => sources[record * maxWords + word] ?? 0,
    mark(words, record, value, source) {
      const before = found[record] ?? 0
      if (before === 0) touched.push(record)
      found[record] = before | words
      for (let word = 0, rest = words; rest !== 0; word += 1, rest >>= 1) {
        const at = record * maxWords + word
        if ((rest & 1) === 0 || value <= (values[at] ?? 0)) continue
        values[at] = value
        sources[at] = source
      }
    },
    wipe() {
      for (const record of touched) {
        found[record] = 0
        values.fill(0, record * maxWords, (record + 1) * maxWords)
      }
      touched = []
    },
  }
}
