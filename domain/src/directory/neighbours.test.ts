import { describe, expect, it } from 'vitest'
import { categoryTree } from './category-tree.ts'
import { neighbours } from './neighbours.ts'
import { relatedStores } from './related-stores.ts'

const at = (unit: string, level = 1) => ({ id: `${level}/${unit}`, name: `Store ${unit}`, unit, level })
const ids = (stores: readonly { readonly id: string }[]) => stores.map(({ id }) => id)

describe('neighbours', () => {
  const stores = [at('120'), at('101'), at('112'), at('110'), at('114', 2), at('K3'), at('111')]

  it('are the nearest units of the level, the lower of two equally near first', () => {
    expect(ids(neighbours(at('111'), stores, 3))).toEqual(['1/110', '1/112', '1/120'])
    expect(ids(neighbours(at('101'), stores, 2))).toEqual(['1/110', '1/111'])
  })

  it('are at most the requested number, without the store itself', () => {
    expect(neighbours(at('111'), stores, 0)).toEqual([])
    expect(neighbours(at('111'), stores, -1)).toEqual([])
    expect(ids(neighbours(at('111'), stores, 99))).not.toContain('1/111')
  })

  it('stay within a series of units', () => {
    expect(ids(neighbours(at('k 4'), [...stores, at('K12'), at('5')], 5))).toEqual(['1/K3', '1/K12'])
    expect(ids(neighbours(at('2-114'), [at('2-116'), at('115'), at('3-115')], 5))).toEqual(['1/2-116'])
  })

  it('accept stores in several units, and units with a letter suffix', () => {
    expect(ids(neighbours(at('110'), [at('120'), at('114-130'), at('112b')], 3))).toEqual([
      '1/112b',
      '1/114-130',
      '1/120',
    ])
  })

  it('are none for a store without a place', () => {
    const { unit: _, ...unitless } = at('111')
    const { level: __, ...levelless } = at('111')
    expect(neighbours(unitless, stores, 3)).toEqual([])
    expect(neighbours(levelless, stores, 3)).toEqual([])
    expect(neighbours(at('Atrium'), stores, 3)).toEqual([])
    expect(ids(neighbours(at('111'), [unitless, levelless, at('Atrium'), at('113')], 3))).toEqual(['1/113'])
  })
})

describe('relatedStores', () => {
  const category = (id: string, parentId?: string) => ({
    id,
    slug: id,
    name: id,
    tags: [],
    untranslated: [],
    ...(parentId !== undefined && { parentId }),
  })
  const tree = categoryTree([
    category('food'),
    category('coffee', 'food'),
    category('cake', 'food'),
    category('cinema'),
  ])
  const store = (id: string, level: number, ...categoryIds: readonly string[]) => ({
    id,
    name: id,
    level,
    categoryIds,
  })
  const own = store('own', 1, 'food', 'coffee', 'cake')

  it('are sorted by shared categories, then level, then name', () => {
    const stores = [
      own,
      store('food only', 1, 'food'),
      store('z coffee', 1, 'food', 'coffee'),
      store('a coffee', 1, 'food', 'coffee'),
      store('0 coffee upstairs', 2, 'food', 'coffee'),
      store('both upstairs', 2, 'coffee', 'cake', 'coffee'),
    ]
    const expected = ['both upstairs', 'a coffee', 'z coffee', '0 coffee upstairs']
    expect(ids(relatedStores(own, stores, tree, 9))).toEqual(expected)
    expect(ids(relatedStores(own, stores.toReversed(), tree, 9))).toEqual(expected)
    expect(ids(relatedStores(own, stores, tree, 1))).toEqual(['both upstairs'])
    expect(relatedStores(own, stores, tree, 0)).toEqual([])
  })

  it('may share a top level category without children', () => {
    expect(ids(relatedStores(store('a', 1, 'cinema'), [store('b', 1, 'cinema')], tree, 3))).toEqual(['b'])
  })

  it('ignore unknown categories', () => {
    expect(relatedStores(store('a', 1, 'gone'), [store('b', 1, 'gone')], tree, 3)).toEqual([])
  })
})
