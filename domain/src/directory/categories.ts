import { defaultLocale } from '../locale/locale.ts'
import type { Category } from '../mall/category.ts'
import { type CategoryTree, withAncestors, withDescendants } from './category-tree.ts'

/** The field of a store that categories need. */
export interface Categorized {
  readonly categoryIds: readonly string[]
}

/** The stores of a category and of its descendants, in the given order. */
export function storesInCategory<T extends Categorized>(
  stores: readonly T[],
  tree: CategoryTree,
  categoryId: string,
): readonly T[] {
  const ids = withDescendants(tree, categoryId)
  return stores.filter(({ categoryIds }) => categoryIds.some((id) => ids.has(id)))
}

/** A category with the number of stores in it and in its descendants. */
export interface UsedCategory {
  readonly category: Category
  readonly count: number
  readonly children: readonly UsedCategory[]
}

/** The named categories with at least one store, each level sorted by name in the language `locale`. */
export function usedCategories(
  tree: CategoryTree,
  stores: readonly Categorized[],
  locale: string = defaultLocale,
): readonly UsedCategory[] {
  const counts = countStores(tree, stores)
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const used = new Map<string, UsedCategory>()
  const sorted = (nodes: CategoryTree['top']) =>
    nodes
      .flatMap(({ category }) => used.get(category.id) ?? [])
      .toSorted((a, b) => compare(a.category.name, b.category.name))
  // Children first, without recursion: the platform may send a tree of any depth.
  for (const { category, children } of [...tree.nodes.values()].toReversed()) {
    const count = counts.get(category.id) ?? 0
    if (count > 0 && category.name.trim() !== '') {
      used.set(category.id, { category, count, children: sorted(children) })
    }
  }
  return sorted(tree.top)
}

function countStores(tree: CategoryTree, stores: readonly Categorized[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { categoryIds } of stores) {
    for (const id of withAncestors(tree, categoryIds)) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
