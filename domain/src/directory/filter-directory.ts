import { type Categorized, storesInCategory } from './categories.ts'
import type { CategoryTree } from './category-tree.ts'
import { letterOf, type Named } from './letters.ts'
import { type Flaggable, hasFlag, type TileFlag } from './tile-flags.ts'

/** The filters of the directory (specification §2); a store must match all that are set. `letter` is a result of `letterOf`. */
export interface DirectoryFilter {
  readonly letter?: string | undefined
  readonly categoryId?: string | undefined
  readonly flag?: TileFlag | undefined
}

/** The stores that match the filter, in the given order. A category includes its descendants. */
export function filterDirectory<T extends Named & Categorized & Flaggable>(
  stores: readonly T[],
  { letter, categoryId, flag }: DirectoryFilter,
  tree: CategoryTree,
): readonly T[] {
  const inCategory = categoryId === undefined ? stores : storesInCategory(stores, tree, categoryId)
  return inCategory.filter(
    (store) =>
      (letter === undefined || letterOf(store.name) === letter) &&
      (flag === undefined || hasFlag(store, flag)),
  )
}
