import { describe, expect, it } from 'vitest'
import { countSelected, parseSelection, selectionSearch } from './directory-selection.ts'

const groups = [{ letter: 'B', rows: [{ categories: ['retail', 'fashion'] }] }]

describe('a selection in the directory', () => {
  it('reads letter and category from the address, whatever their case', () => {
    expect(parseSelection(new URLSearchParams('letter=b&category=Fashion'))).toEqual({
      letter: 'B',
      category: 'fashion',
    })
  })

  it('takes blank values for no choice', () => {
    expect(parseSelection(new URLSearchParams('letter=%20&category='))).toEqual({})
  })

  it('writes an address that it reads again', () => {
    const selection = { letter: '#', category: 'coffee-tea' }
    expect(parseSelection(new URLSearchParams(selectionSearch(selection)))).toEqual(selection)
  })

  it('writes nothing for the whole directory', () => {
    expect(selectionSearch({ letter: undefined, category: undefined })).toBe('')
  })

  it('keeps a store that has both the letter and the category, a parent category included', () => {
    expect(countSelected(groups, { letter: 'B', category: 'retail' })).toBe(1)
    expect(countSelected(groups, { letter: undefined, category: undefined })).toBe(1)
  })

  it('leaves out a store with another letter or outside the category', () => {
    expect(countSelected(groups, { letter: 'C', category: undefined })).toBe(0)
    expect(countSelected(groups, { letter: undefined, category: 'shoes' })).toBe(0)
  })
})
