import { describe, expect, it } from 'vitest'
import { createSearchIndex } from '../search-index.ts'
import { createTestRecords } from './records.ts'
import { mistypings, typos } from './typos.ts'

/** Tests that names are found however they are typed, among records made from each of the seeds. */
export function testRecall(seeds: readonly number[]): void {
  describe.each(seeds)('among 1,000 records made from seed %i', (seed) => {
    const records = createTestRecords(1_000, seed)
    const index = createSearchIndex(records)
    const names = records.map(({ id, texts }) => ({ id, name: texts[0]?.name ?? '' }))
    const idOf = new Map(names.map(({ id, name }) => [name, id]))
    const best = (text: string, count: number) =>
      index
        .search(text)
        .slice(0, count)
        .map(({ record }) => record.id)

    it('an exact name is always first', () => {
      expect(names.filter(({ id, name }) => best(name, 1)[0] !== id)).toEqual([])
    })

    it.each([
      ['without accents', (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '')],
      ['in capitals', (name: string) => name.toUpperCase()],
      ['without punctuation', (name: string) => name.replaceAll('&', 'and').replaceAll(/['-]/g, '')],
      ['without spaces', (name: string) => name.replaceAll(' ', '')],
      ['as far as it is typed', (name: string) => name.slice(0, Math.ceil(name.length * 0.8))],
      ['with its words turned round', (name: string) => name.split(' ').toReversed().join(' ')],
    ])('every name is among the first three %s', (_, change) => {
      expect(names.filter(({ id, name }) => !best(change(name), 3).includes(id))).toEqual([])
    })

    it.each(typos)('99 of 100 names with a %s are among the first three', (typo) => {
      const typedNames = mistypings([...idOf.keys()], typo, 2, seed)
      const missed = typedNames.filter(({ name, typed }) => !best(typed, 3).includes(idOf.get(name) ?? ''))
      expect(typedNames.length).toBeGreaterThan(1_800)
      expect(missed.length / typedNames.length).toBeLessThanOrEqual(0.01)
    })
  })
}
