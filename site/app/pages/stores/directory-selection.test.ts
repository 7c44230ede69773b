import { describe, expect, it } from 'vitest'
import { isSelected, parseSelection, selectionSearch } from './directory-selection.ts'

const row = { letter: 'B', categories: ['retail', 'fashion'] }

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
    expect(isSelected(row, { letter: 'B', category: 'retail' })).toBe(true)
  })

  it('leaves out a store with another letter or outside the category', () => {
    expect(isSelected(row, { letter: 'C', category: undefined })).toBe(false)
    expect(isSelected(row, { letter: undefined, category: 'shoes' })).toBe(false)
  })
})
