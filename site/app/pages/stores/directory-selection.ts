import { nameFilter } from '@promenade/domain/directory/name-filter'
import type { Query } from '../../route-handle.ts'

/** What a visitor narrows the directory by; it is in the address (`?letter=B&category=fashion&filter=bak`). */
export interface Selection {
  readonly letter: string | undefined
  readonly category: string | undefined
  /** Beginnings of words in a store's name. */
  readonly filter: string | undefined
}

/** The query keys of a directory. */
export type DirectoryQuery = Query<'letter' | 'category' | 'filter'>

interface Row {
  readonly name: string
  /** Slugs of the store's categories, parents included. */
  readonly categories: readonly string[]
}

interface Group<R> {
  readonly letter: string
  readonly rows: readonly R[]
}

export function parseSelection(query: DirectoryQuery): Selection {
  const letter = query.get('letter')?.trim().toLocaleUpperCase()
  const category = query.get('category')?.trim().toLowerCase()
  const filter = query.get('filter')?.trim().slice(0, 100)
  return { letter: letter || undefined, category: category || undefined, filter: filter || undefined }
}

/** The part of the address after the path; empty for the whole directory. */
export function selectionSearch({ letter, category, filter }: Selection): string {
  const query = new URLSearchParams()
  if (letter !== undefined) query.set('letter', letter)
  if (category !== undefined) query.set('category', category)
  if (filter !== undefined) query.set('filter', filter)
  return query.size === 0 ? '' : `?${query}`
}

/** How many stores of the selection each category has, by slug, whichever is chosen; one without any is absent. */
export function countByCategory(
  groups: readonly Group<Row>[],
  selection: Selection,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { categories } of selectRows(groups, { ...selection, category: undefined })) {
    for (const slug of categories) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  }
  return counts
}

/** The rows that pass everything that is chosen. */
export function selectRows<R extends Row>(
  groups: readonly Group<R>[],
  { letter, category, filter = '' }: Selection,
): readonly R[] {
  const hasName = nameFilter(filter)
  return groups.flatMap((group) =>
    letter !== undefined && group.letter !== letter
      ? []
      : group.rows.filter(
          ({ name, categories }) =>
            (category === undefined || categories.includes(category)) && hasName(name),
        ),
  )
}
