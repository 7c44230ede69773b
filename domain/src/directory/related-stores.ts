import type { Categorized } from './categories.ts'
import type { CategoryTree } from './category-tree.ts'
import { inNameOrder } from './letters.ts'
import type { Located } from './neighbours.ts'

/**
 * At most `count` other stores that share the most leaf categories with `store`. Parents such as "Retail" do not count:
 * they relate half the mall. Among equals the same level comes first, then the name.
 */
export function relatedStores<T extends Located & Categorized>(
  store: Located & Categorized,
  stores: readonly T[],
  tree: CategoryTree,
  count: number,
): readonly T[] {
  const leaves = new Set(store.categoryIds.filter((id) => tree.nodes.get(id)?.children.length === 0))
  return inNameOrder(stores)
    .filter(({ id }) => id !== store.id)
    .map((other) => ({ other, shared: new Set(other.categoryIds.filter((id) => leaves.has(id))).size }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared || rank(a.other, store) - rank(b.other, store))
    .slice(0, Math.max(0, count))
    .map(({ other }) => other)
}

function rank(other: Located, store: Located): number {
  return store.level !== undefined && other.level === store.level ? 0 : 1
}
