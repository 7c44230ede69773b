import { describe, expect, it } from 'vitest'
import type { Category } from '../mall/category.ts'
import { categoryTree, type CategoryNode, withAncestors, withDescendants } from './category-tree.ts'

function category(id: string, parentId?: string, name = id): Category {
  return { id, slug: id, name, tags: [], untranslated: [], ...(parentId !== undefined && { parentId }) }
}

/** 'food(coffee,ice)'. */
function drawn(nodes: readonly CategoryNode[]): string {
  const draw = (node: CategoryNode) =>
    node.children.length === 0 ? node.category.id : `${node.category.id}(${drawn(node.children)})`
  return nodes.map(draw).join(',')
}

const draw = (...categories: readonly Category[]) => drawn(categoryTree(categories).top)

describe('categoryTree', () => {
  it('puts children below their parents, in input order, at any depth', () => {
    expect(
      draw(
        category('latte', 'coffee'),
        category('food'),
        category('coffee', 'food'),
        category('shops'),
        category('ice', 'food'),
      ),
    ).toBe('food(coffee(latte),ice),shops')
  })

  it('puts a category with an unknown parent on the top level', () => {
    expect(draw(category('a', 'gone'), category('b', 'a'))).toBe('a(b)')
  })

  it('keeps the first of two with one id', () => {
    const tree = categoryTree([
      category('a', undefined, 'First'),
      category('b'),
      category('a', 'b', 'Second'),
    ])
    expect(drawn(tree.top)).toBe('a,b')
    expect(tree.nodes.get('a')?.category.name).toBe('First')
  })

  it('cuts cycles above their first member', () => {
    expect(draw(category('a', 'a'))).toBe('a')
    expect(draw(category('b', 'c'), category('c', 'b'))).toBe('b(c)')
    expect(draw(category('tail', 'x'), category('y', 'x'), category('x', 'z'), category('z', 'y'))).toBe(
      'y(z(x(tail)))',
    )
  })

  it('has the parent of each child', () => {
    const { nodes } = categoryTree([category('ice', 'food'), category('food')])
    expect(nodes.get('ice')?.parent?.category.id).toBe('food')
    expect(nodes.get('food')?.parent).toBeUndefined()
    expect([...nodes.keys()]).toEqual(['food', 'ice'])
  })

  it('accepts ids that are property names of objects', () => {
    expect(draw(category('__proto__'), category('constructor', '__proto__'))).toBe('__proto__(constructor)')
  })

  it('accepts a chain and a cycle of twenty thousand', () => {
    const chain = Array.from({ length: 20_000 }, (_, index) => category(String(index), String(index + 1)))
    const tree = categoryTree(chain)
    expect(tree.nodes.size).toBe(20_000)
    expect(withDescendants(tree, '19999').size).toBe(20_000)
    const circle = categoryTree([...chain.slice(0, -1), category('19999', '0')])
    expect(circle.top.map(({ category: { id } }) => id)).toEqual(['0'])
  })
})

describe('withDescendants and withAncestors', () => {
  const tree = categoryTree([
    category('food'),
    category('coffee', 'food'),
    category('latte', 'coffee'),
    category('shops'),
  ])

  it('include all descendants and all ancestors', () => {
    expect([...withDescendants(tree, 'food')]).toEqual(['food', 'coffee', 'latte'])
    expect([...withDescendants(tree, 'latte')]).toEqual(['latte'])
    expect([...withAncestors(tree, ['latte', 'shops'])]).toEqual(['latte', 'coffee', 'food', 'shops'])
  })

  it('return an unknown id itself as descendant, and nothing as ancestor', () => {
    expect([...withDescendants(tree, 'gone')]).toEqual(['gone'])
    expect([...withAncestors(tree, ['gone'])]).toEqual([])
  })
})
