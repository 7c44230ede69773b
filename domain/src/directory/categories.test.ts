import { describe, expect, it } from 'vitest'
import type { Category } from '../mall/category.ts'
import { storesInCategory, type UsedCategory, usedCategories } from './categories.ts'
import { categoryTree } from './category-tree.ts'
import { sectionCategory } from './section-category.ts'

function category(id: string, parentId?: string, name = id, slug = id): Category {
  return { id, slug, name, tags: [], untranslated: [], ...(parentId !== undefined && { parentId }) }
}

const store = (id: string, ...categoryIds: readonly string[]) => ({ id, categoryIds })
const tree = categoryTree([
  category('shops', undefined, 'Shops'),
  category('food', undefined, 'Food'),
  category('ice', 'food', 'Ice cream'),
  category('coffee', 'food', 'Café'),
  category('tea', 'food', 'Tea'),
  category('spa', undefined, 'Spa'),
])
const stores = [
  store('both', 'food', 'coffee'),
  store('child only', 'ice'),
  store('parent only', 'food'),
  store('shop', 'shops', 'unknown', 'shops'),
  store('none'),
]
const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id)

describe('storesInCategory', () => {
  it('includes the stores of child categories, each once, in their order', () => {
    expect(ids(storesInCategory(stores, tree, 'food'))).toEqual(['both', 'child only', 'parent only'])
    expect(ids(storesInCategory(stores, tree, 'ice'))).toEqual(['child only'])
    expect(ids(storesInCategory(stores, tree, 'spa'))).toEqual([])
  })

  it('finds the stores of a category that is not in the tree', () => {
    expect(ids(storesInCategory(stores, tree, 'unknown'))).toEqual(['shop'])
  })
})

describe('usedCategories', () => {
  const listed = (used: readonly UsedCategory[]): unknown =>
    used.map(({ category: { name }, count, children }) => [name, count, listed(children)])

  it('are those with a store, each store counted once, sorted by name', () => {
    expect(listed(usedCategories(tree, stores, 'en'))).toEqual([
      [
        'Food',
        3,
        [
          ['Café', 1, []],
          ['Ice cream', 1, []],
        ],
      ],
      ['Shops', 1, []],
    ])
  })

  it('are sorted by the value of numbers in names', () => {
    const numbered = categoryTree([category('Level 10'), category('Level 9')])
    expect(listed(usedCategories(numbered, [store('x', 'Level 9', 'Level 10')], 'en'))).toEqual([
      ['Level 9', 1, []],
      ['Level 10', 1, []],
    ])
  })

  it('leave out nameless ones, and are empty without stores', () => {
    const nameless = categoryTree([category('a', undefined, ' '), category('b')])
    expect(listed(usedCategories(nameless, [store('x', 'a', 'b')], 'en'))).toEqual([['b', 1, []]])
    expect(usedCategories(tree, [], 'en')).toEqual([])
  })

  it('accept a chain of twenty thousand', () => {
    const chain = categoryTree(
      Array.from({ length: 20_000 }, (_, at) => category(String(at), String(at + 1))),
    )
    const [top] = usedCategories(chain, [store('deep', '0')], 'en')
    expect(top?.category.id).toBe('19999')
  })
})

describe('sectionCategory', () => {
  const found = (section: Parameters<typeof sectionCategory>[1], ...categories: readonly Category[]) =>
    sectionCategory(categoryTree(categories), section)?.id

  const namesOfFood =
    'Food & Beverage, FOOD AND BEVERAGES, Food & Drink, Food and Drinks, Food & Dining, Dining & Food, Food & Restaurants, ' +
    'Restaurants & Food, Food, Dining, Dine, Eat and Drink, Eat, Eats, Restaurants, Restaurant, Restaurants & Cafés, ' +
    'Food Court, Food-Hall, Comida y bebidas, Comida y bebida, Alimentos y bebidas, Comida, Alimentos, Restaurantes, Gastronomía'
  const namesOfRetail = 'Retail, Shopping, Shop, SHOPS, Stores, Store, Tiendas, Comercios, Compras'
  const namesOfServices =
    'Professional Services, Services, Service, Personal Services, Services: Professional, Health Services, ' +
    'Servicios profesionales, Servicios, Servicio'

  it.each([
    ...namesOfFood.split(', ').map((name) => ['foodandbeverage', name] as const),
    ...namesOfRetail.split(', ').map((name) => ['retail', name] as const),
    ...namesOfServices.split(', ').map((name) => ['professionalservices', name] as const),
  ])('finds %s by the name %j or the slug of it', (section, name) => {
    const slug = name.toLowerCase().replaceAll(' & ', '-and-').replaceAll(' ', '-')
    const other = category('1', undefined, 'Other', 'other')
    expect(found(section, other, category('2', undefined, name, 'x'))).toBe('2')
    expect(found(section, other, category('2', undefined, '', slug))).toBe('2')
  })

  it('prefers the more exact of two names, whichever comes first', () => {
    const [dining, food] = [category('1', undefined, 'Dining'), category('2', undefined, 'Food & Drink')]
    expect(found('foodandbeverage', dining, food)).toBe('2')
    expect(found('foodandbeverage', food, dining)).toBe('2')
  })

  it('finds only categories of the top level', () => {
    expect(found('retail', category('1', undefined, 'Other'), category('2', '1', 'Retail'))).toBeUndefined()
    expect(found('professionalservices', category('1', undefined, 'Self-service laundry'))).toBeUndefined()
    expect(found('retail')).toBeUndefined()
  })
})
