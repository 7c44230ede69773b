import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPrefixed, findMistyped } from './find-terms.ts'
import { createTermTrie } from './term-trie.ts'

const seed = 20_261_120

/** Few letters, so that words are near each other. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ñ'), minLength: 1, maxLength: 7 })
const vocabulary = fc.uniqueArray(word, { minLength: 1, maxLength: 40 }).map((terms) => terms.toSorted())

/** Every way to type `term` with one typo, by brute force. */
function withOneSlip(term: string): Set<string> {
  const typed = new Set<string>()
  for (let at = 0; at <= term.length; at += 1) {
    const [before, after] = [term.slice(0, at), term.slice(at)]
    if (after !== '') typed.add(before + after.slice(1))
    if (after.length > 1) typed.add(before + after.charAt(1) + after.charAt(0) + after.slice(2))
    for (const letter of 'abcñ') {
      typed.add(before + letter + after)
      if (after !== '') typed.add(before + letter + after.slice(1))
    }
  }
  return typed
}

describe('findPrefixed', () => {
  it('finds exactly the terms with the typed prefix', () => {
    const property = fc.property(vocabulary, word, (terms, typed) => {
      const found: string[] = []
      findPrefixed(createTermTrie(terms), typed, (from, to) => found.push(...terms.slice(from, to)))
      expect(found).toEqual(terms.filter((term) => term.startsWith(typed)))
    })
    fc.assert(property, { seed, numRuns: 500 })
  })
})

describe('findMistyped', () => {
  it('finds every term one typo away, and none but those that begin one typo away', () => {
    const property = fc.property(vocabulary, word, (terms, typed) => {
      const whole = new Set<string>()
      const all = new Set<string>()
      findMistyped(createTermTrie(terms), typed, (from, to, depth) => {
        for (const term of terms.slice(from, to)) {
          all.add(term)
          if (term.length === depth) whole.add(term)
        }
      })
      // A last letter left out is a beginning, which `findPrefixed` finds.
      const begun = (term: string) => term.startsWith(typed) && term !== typed
      const near = terms.filter((term) => term !== typed && withOneSlip(term).has(typed) && !begun(term))
      expect(near.filter((term) => !whole.has(term))).toEqual([])
      const beginnings = (term: string) =>
        Array.from({ length: term.length + 1 }, (_, length) => term.slice(0, length))
      const strangers = [...all].filter(
        (term) => !beginnings(term).some((start) => start === typed || withOneSlip(start).has(typed)),
      )
      expect(strangers).toEqual([])
    })
    fc.assert(property, { seed, numRuns: 500 })
  })

  it('lets a term go on after a typo, but not after one in the last letter', () => {
    const found: string[] = []
    const terms = ['boards', 'boot', 'bootees', 'boots']
    findMistyped(createTermTrie(terms), 'boox', (from, to) => found.push(...terms.slice(from, to)))
    expect(found).toEqual(['boot'])
    findMistyped(createTermTrie(terms), 'baot', (from, to) => found.push(...terms.slice(from, to)))
    expect(found).toContain('bootees')
  })
})
