import { locales } from '@promenade/domain/locale/locale'
import { describe, expect, it } from 'vitest'
import { columnsOf } from '../kinds/columns.ts'
import { entryKinds, singleKinds } from '../kinds/kinds.ts'
import { columnHeads, createColumnFinder } from './column-heads.ts'

const kinds = entryKinds.filter((kind) => !singleKinds.has(kind))

describe.each(kinds)('the heads of a spreadsheet of %s', (kind) => {
  it.each(locales.map(({ code }) => code))('are words of their own, without a delimiter, in %s', (locale) => {
    const heads = [...columnHeads(kind, locale).values()]
    expect(heads.filter((head, index) => heads.indexOf(head) < index)).toEqual([])
    expect(heads.filter((head) => /[,;\t\n]/.test(head))).toEqual([])
    const names = columnsOf(kind).map(({ header }) => header)
    expect(heads.filter((head) => names.includes(head))).toEqual([])
  })

  it('lead back to their columns in every language, with and without accents', () => {
    const find = createColumnFinder(kind)
    for (const { code } of locales)
      for (const [name, head] of columnHeads(kind, code)) {
        expect(find(head)).toBe(name)
        expect(find(head.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase())).toBe(name)
        expect(find(name)).toBe(name)
      }
  })
})

it('name the language, the day, and the field around one that has the name of another', () => {
  const heads = columnHeads('store', 'en')
  expect(heads.get('name.en')).toBe('Name of the store (English)')
  expect(heads.get('hours.regular.monday')).toBe('Week – Monday')
  expect(columnHeads('store', 'es').get('name.es')).toMatch(/\(español\)$/)
  expect(createColumnFinder('store')('Colour')).toBeUndefined()
})
