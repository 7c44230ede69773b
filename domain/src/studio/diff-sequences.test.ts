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
