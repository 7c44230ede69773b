/** What is chosen among the stores; it lives in the address (`?letter=B&category=fashion`). */
export interface Selection {
  readonly letter: string | undefined
  readonly category: string | undefined
}

interface Selectable {
  readonly letter: string
  /** Slugs of the store's categories, parents included. */
  readonly categories: readonly string[]
}

export function parseSelection(query: URLSearchParams): Selection {
  const letter = query.get('letter')?.trim().toLocaleUpperCase()
  const category = query.get('category')?.trim().toLowerCase()
  return { letter: letter || undefined, category: category || undefined }
}

/** The part of the address after the path; empty for the whole directory. */
export function selectionSearch({ letter, category }: Selection): string {
  const query = new URLSearchParams()
  if (letter !== undefined) query.set('letter', letter)
  if (category !== undefined) query.set('category', category)
  return query.size === 0 ? '' : `?${query}`
}

/** How many stores each category has under the chosen letter, by slug; one without any is absent. */
export function countByCategory(
  groups: readonly { readonly rows: readonly Selectable[] }[],
  letter: string | undefined,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const row of groups.flatMap(({ rows }) => rows)) {
    if (!isSelected(row, { letter, category: undefined })) continue
    for (const slug of row.categories) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  }
  return counts
}

export function isSelected(row: Selectable, { letter, category }: Selection): boolean {
  if (letter !== undefined && row.letter !== letter) return false
  return category === undefined || row.categories.includes(category)
}
