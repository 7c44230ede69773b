import type { Categorized } from './categories.ts'
import type { CategoryTree } from './category-tree.ts'
import { inNameOrder } from './letters.ts'
import type { Located } from './neighbours.ts'

/**
 * At most `count` other stores that share the most of the store's own kinds: categories with none below them,
 * since "Retail" relates half the mall. Among equals those on the same level come first, then by name.
 */
export function relatedStores<T extends Located & Categorized>(
  store: Located & Categorized,
  stores: readonly T[],
  tree: CategoryTree,
  count: number,
): readonly T[] {
  const kinds = new Set(store.categoryIds.filter((id) => tree.nodes.get(id)?.children.length === 0))
  return inNameOrder(stores)
    .filter(({ id }) => id !== store.id)
    .map((other) => ({ other, shared: new Set(other.categoryIds.filter((id) => kinds.has(id))).size }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared || rank(a.other, store) - rank(b.other, store))
    .slice(0, Math.max(0, count))
    .map(({ other }) => other)
}

function rank(other: Located, store: Located): number {
  return store.level !== undefined && other.level === store.level ? 0 : 1
}
