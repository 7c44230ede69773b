import { type Categorized, storesInCategory } from './categories.ts'
import type { CategoryTree } from './category-tree.ts'
import { letterOf, type Named } from './letters.ts'
import { type Flaggable, hasFlag, type TileFlag } from './tile-flags.ts'

/** What a visitor narrows the directory by; all that is given must hold. `letter` is one of `letterOf`'s. */
export interface DirectoryFilter {
  readonly letter?: string | undefined
  readonly categoryId?: string | undefined
  readonly flag?: TileFlag | undefined
}

/** The stores that pass the filter, in their order. A category holds the stores of those below it. */
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
