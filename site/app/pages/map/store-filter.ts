import { wordsOf } from '@promenade/domain/search/words'

interface Row {
  readonly name: string
  /** Slugs of the store's categories, parents included. */
  readonly categories: readonly string[]
}

/** The rows of a category whose name has a word for each typed prefix, ignoring accents and punctuation. */
export function filterRows<T extends Row>(
  rows: readonly T[],
  { filter, category }: { readonly filter?: string; readonly category?: string },
): readonly T[] {
  const typed = filter === undefined || filter.trim() === '' ? [] : wordsOf(filter)
  return rows.filter(({ name, categories }) => {
    if (category !== undefined && !categories.includes(category)) return false
    const words = wordsOf(name)
    const whole = words.join('')
    return typed.every((word) => whole.startsWith(word) || words.some((own) => own.startsWith(word)))
  })
}
