import { describe, expect, it } from 'vitest'
import { filterRows } from './store-filter.ts'

const rows = [
  { name: 'Zapatería Lucero', categories: ['retail', 'shoes'] },
  { name: 'McAuley’s', categories: ['food'] },
  { name: 'Yarrow & Sons', categories: ['retail'] },
]

describe('the list of stores beside the plan', () => {
  it.each([
    ['zapateria', ['Zapatería Lucero']],
    ['LUC', ['Zapatería Lucero']],
    ['mcauleys', ['McAuley’s']],
    ['sons yarrow', ['Yarrow & Sons']],
    ['yarrow and sons', ['Yarrow & Sons']],
    ['aria', []],
    ['  ', rows.map(({ name }) => name)],
  ])('has for "%s": %j', (filter, names) => {
    expect(filterRows(rows, { filter }).map(({ name }) => name)).toEqual(names)
  })

  it('is filtered by a category as well', () => {
    expect(filterRows(rows, { category: 'retail', filter: 'y' }).map(({ name }) => name)).toEqual([
      'Yarrow & Sons',
    ])
    expect(filterRows(rows, { category: 'no-such-one' })).toEqual([])
  })
})
