import { describe, expect, it } from 'vitest'
import { countByCategory, parseSelection, selectionSearch, selectRows } from './directory-selection.ts'

const bakery = { name: 'Bakehouse', categories: ['food', 'bakeries'] }
const fashion = { name: 'Bay & Loom', categories: ['retail', 'fashion'] }
const shoes = { name: 'Cordage', categories: ['retail', 'shoes'] }
const groups = [
  { letter: 'B', rows: [bakery, fashion] },
  { letter: 'C', rows: [shoes] },
]
const all = { letter: undefined, category: undefined, filter: undefined }

describe('a selection in the directory', () => {
  it('reads letter, category and filter from the address, whatever their case', () => {
    expect(parseSelection(new URLSearchParams('letter=b&category=Fashion&filter=+Bay'))).toEqual({
      letter: 'B',
      category: 'fashion',
      filter: 'Bay',
    })
  })

  it('ignores blank values', () => {
    expect(parseSelection(new URLSearchParams('letter=%20&category=&filter=%20'))).toEqual(all)
  })

  it('cuts a filter that is longer than any name', () => {
    expect(parseSelection(new URLSearchParams({ filter: 'b'.repeat(101) })).filter).toHaveLength(100)
  })

  it('survives a round trip through the address', () => {
    const selection = { letter: '#', category: 'coffee-tea', filter: '7 & salt' }
    expect(parseSelection(new URLSearchParams(selectionSearch(selection)))).toEqual(selection)
  })

  it('is empty for the whole directory', () => {
    expect(selectionSearch(all)).toBe('')
  })

  it.each([
    [all, [bakery, fashion, shoes]],
    [{ ...all, letter: 'B', category: 'retail' }, [fashion]],
    [{ ...all, letter: 'C', category: 'fashion' }, []],
    [{ ...all, filter: 'ba' }, [bakery, fashion]],
    [{ ...all, filter: 'loom' }, [fashion]],
    [{ ...all, filter: 'ba', category: 'food' }, [bakery]],
    [{ ...all, filter: 'x' }, []],
  ])('selects with %o', (selection, rows) => {
    expect(selectRows(groups, selection)).toEqual(rows)
  })

  it('counts categories after letter and filter, independent of the selected category', () => {
    const counts = countByCategory(groups, { letter: 'B', category: 'food', filter: 'b' })
    expect(Object.fromEntries(counts)).toEqual({ food: 1, bakeries: 1, retail: 1, fashion: 1 })
  })
})
