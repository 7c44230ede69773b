import type { Query } from '../../route-handle.ts'
/** The selection among stores in the address (`?letter=B&category=fashion`). */
export interface Selection {
  readonly letter: string | undefined
  readonly category: string | undefined
}

interface Categorized {
  /** Slugs of the store's categories, parents included. */
  readonly categories: readonly string[]
}

interface Group {
  readonly letter: string
  readonly rows: readonly Categorized[]
}

export function parseSelection(query: Query<'letter' | 'category'>): Selection {
  const letter = query.get('letter')?.trim().toLocaleUpperCase()
  const category = query.get('category')?.trim().toLowerCase()
  return { letter: letter || undefined, category: category || undefined }
}

/** The search part of the address; empty for the full directory. */
export function selectionSearch({ letter, category }: Selection): string {
  const query = new URLSearchParams()
  if (letter !== undefined) query.set('letter', letter)
  if (category !== undefined) query.set('category', category)
  return query.size === 0 ? '' : `?${query}`
}

/** Number of stores by category slug for the chosen letter; without entries for zero. */
export function countByCategory(
  groups: readonly Group[],
  letter: string | undefined,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { categories } of rowsUnder(letter, groups)) {
    for (const slug of categories) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  }
  return counts
}

/** Number of stores with the chosen letter and category. */
export function countSelected(groups: readonly Group[], { letter, category }: Selection): number {
  return rowsUnder(letter, groups).filter((row) => isInCategory(row, category)).length
}

/** True for every store while no category is chosen. */
export function isInCategory({ categories }: Categorized, category: string | undefined): boolean {
  return category === undefined || categories.includes(category)
}

function rowsUnder(letter: string | undefined, groups: readonly Group[]): readonly Categorized[] {
  return groups.flatMap((group) => (letter === undefined || group.letter === letter ? group.rows : []))
}
