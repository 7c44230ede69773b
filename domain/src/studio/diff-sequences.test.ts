import fc from 'fast-check'
import { expect, it } from 'vitest'
import { diffSequences } from './diff-sequences.ts'

const words = (text: string) => text.split(' ')

it('finds every place that differs, and what stays between them', () => {
  expect(diffSequences(words('a b c d e'), words('a x c d'))).toEqual([
    { start: 1, removed: 1, inserted: ['x'] },
    { start: 4, removed: 1, inserted: [] },
  ])
  expect(diffSequences(words('a b'), words('a b'))).toEqual([])
})

it('says of two sequences of thousands of items that they differ, in no time', () => {
  const many = (name: string) => Array.from({ length: 20_000 }, (_, index) => `${name}${index}`)
  expect(diffSequences(many('a'), many('b'))).toHaveLength(1)
})

it('makes the one sequence of the other', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 })
  fc.assert(
    fc.property(list, list, (before, after) => {
      const made = diffSequences(before, after).reduceRight<readonly string[]>(
        (made, { start, removed, inserted }) => made.toSpliced(start, removed, ...inserted),
        before,
      )
      expect(made).toEqual(after)
    }),
  )
})

it('keeps as many common items as there are', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 })
  fc.assert(
    fc.property(list, list, (before, after) => {
      const removed = diffSequences(before, after).reduce((sum, splice) => sum + splice.removed, 0)
      expect(before.length - removed).toBe(longestCommon(before, after))
    }),
  )
})

it('compares up to 2,000 items with 2,000', () => {
  const many = (name: string, length: number) =>
    Array.from({ length }, (_, index) => (index === 1_000 ? 'same' : `${name}${index}`))
  expect(diffSequences(many('a', 2_000), many('b', 2_000))).toHaveLength(2)
  expect(diffSequences(many('a', 2_001), many('b', 2_000))).toHaveLength(1)
})

/** The most items that both have in the same order, by trying. */
function longestCommon([first, ...before]: readonly string[], after: readonly string[]): number {
  if (first === undefined) return 0
  const at = after.indexOf(first)
  const without = longestCommon(before, after)
  return at === -1 ? without : Math.max(without, 1 + longestCommon(before, after.slice(at + 1)))
}
