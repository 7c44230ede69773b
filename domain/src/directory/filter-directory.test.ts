import { describe, expect, it } from 'vitest'
import { categoryTree } from './category-tree.ts'
import { filterDirectory } from './filter-directory.ts'
import { type Flaggable, hasFlag, tileFlags } from './tile-flags.ts'

const plain: Flaggable = {
  isTemporarilyClosed: false,
  isNew: false,
  isComingSoon: false,
  isRelocated: false,
  activePromotions: 0,
  activeEvents: 0,
  activeJobs: 0,
}
const everything: Flaggable = {
  isTemporarilyClosed: true,
  isNew: true,
  isComingSoon: true,
  isRelocated: true,
  activePromotions: 2,
  activeEvents: 1,
  activeJobs: 1,
}

describe('tileFlags', () => {
  it('are empty for a store without flags', () => {
    expect(tileFlags(plain)).toEqual([])
  })

  it.each([
    ['temporarily-closed', everything],
    ['new', { ...everything, isTemporarilyClosed: false }],
    ['coming-soon', { ...plain, isComingSoon: true, isRelocated: true, activePromotions: 1 }],
    ['relocated', { ...plain, isRelocated: true, activePromotions: 1, activeJobs: 1 }],
    ['promotion', { ...plain, activePromotions: 1, activeEvents: 2, activeJobs: 3 }],
    ['event', { ...plain, activeEvents: 2, activeJobs: 3 }],
    ['job', { ...plain, activeJobs: 3 }],
  ] as const)('show %s alone, before all that is less urgent', (flag, store) => {
    expect(tileFlags(store)).toEqual([flag])
    expect(hasFlag(everything, flag)).toBe(true)
    expect(hasFlag(plain, flag)).toBe(false)
  })
})

describe('filterDirectory', () => {
  const category = (id: string, parentId?: string) => ({
    id,
    slug: id,
    name: id,
    untranslated: [],
    ...(parentId !== undefined && { parentId }),
  })
  const tree = categoryTree([category('food'), category('coffee', 'food'), category('shops')])
  const store = (id: string, name: string, categoryId: string, flags: Partial<Flaggable> = {}) => ({
    ...plain,
    ...flags,
    id,
    name,
    categoryIds: [categoryId],
  })
  const stores = [
    store('1', 'Bean', 'coffee', { isNew: true, activePromotions: 1 }),
    store('2', 'Éclair', 'food', { activePromotions: 1 }),
    store('3', 'Elm', 'shops', { isNew: true }),
    store('4', '7 Seas', 'shops'),
  ]
  const found = (filter: Parameters<typeof filterDirectory>[1]) =>
    filterDirectory(stores, filter, tree).map(({ id }) => id)

  it('returns all stores without a filter', () => {
    expect(found({})).toEqual(['1', '2', '3', '4'])
    expect(found({ letter: undefined, categoryId: undefined, flag: undefined })).toEqual(['1', '2', '3', '4'])
  })

  it('filters by letter, category with its children, and flag', () => {
    expect(found({ letter: 'E' })).toEqual(['2', '3'])
    expect(found({ letter: '#' })).toEqual(['4'])
    expect(found({ categoryId: 'food' })).toEqual(['1', '2'])
    expect(found({ flag: 'new' })).toEqual(['1', '3'])
  })

  it('finds a store by a flag that its tile does not show', () => {
    expect(found({ flag: 'promotion' })).toEqual(['1', '2'])
  })

  it('combines all filters', () => {
    expect(found({ letter: 'E', categoryId: 'food', flag: 'promotion' })).toEqual(['2'])
    expect(found({ letter: 'E', categoryId: 'food', flag: 'new' })).toEqual([])
    expect(found({ categoryId: 'gone' })).toEqual([])
  })
})
