import { nameFilter } from '@promenade/domain/directory/name-filter'
import { formatQuery, type Query, type RouteHandle } from '../../route-handle.ts'

/** The filters of the directory, from its address (`?letter=B&category=fashion&filter=bak`). */
export interface Selection {
  readonly letter: string | undefined
  readonly category: string | undefined
  /** Beginnings of words in a store's name. */
  readonly filter: string | undefined
}

/** The handle of routes that show a directory. */
export const directoryHandle = {
  query: ['letter', 'category', 'filter'],
  freeText: ['filter'],
} as const satisfies RouteHandle

type DirectoryKey = (typeof directoryHandle.query)[number]

export type DirectoryQuery = Query<DirectoryKey>

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

/** The query of the address; empty for the full directory. */
export function selectionSearch({ letter, category, filter }: Selection): string {
  return formatQuery<DirectoryKey>({ letter, category, filter })
}

/** Id of a letter's stores on the page. Letters that an address would escape are named by their code point. */
export function letterId(letter: string): string {
  return `letter-${/^[A-Z]$/.test(letter) ? letter : letter.codePointAt(0)}`
}

/** Number of stores by category slug for the chosen letter and filter; without entries for zero. */
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

/** The rows of the chosen letter and category whose names pass the filter. */
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
