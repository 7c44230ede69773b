import { nameFilter } from '@promenade/domain/directory/name-filter'

interface Row {
  readonly name: string
  /** Slugs of the store's categories, parents included. */
  readonly categories: readonly string[]
}

/** The rows of a category whose name passes what is typed. */
export function filterRows<T extends Row>(
  rows: readonly T[],
  { filter = '', category }: { readonly filter?: string; readonly category?: string },
): readonly T[] {
  const hasName = nameFilter(filter)
  return rows.filter(
    ({ name, categories }) => (category === undefined || categories.includes(category)) && hasName(name),
  )
}
