import type { StoreListing } from '@promenade/domain/mall/store'
import type { Words } from './page-parts.ts'

type Placed = Pick<StoreListing, 'level' | 'unit' | 'location' | 'untranslated'>

/** `Level 2, unit 214` as far as known, else the platform's text in the page's language. */
export function storePlace(store: Placed, language: Words): string | undefined {
  const isEnglish = store.untranslated.includes('location')
  return unitPlace(store, language) ?? (isEnglish ? undefined : store.location)
}

/** `Level 2, unit 214`, as far as known. */
export function unitPlace(
  { level, unit }: Pick<StoreListing, 'level' | 'unit'>,
  { messages }: Words,
): string | undefined {
  if (level !== undefined && unit !== undefined) {
    return messages.store.place(messages.store.level(level), unit)
  }
  if (level !== undefined) return messages.store.level(level)
  return unit === undefined ? undefined : messages.store.unit(unit)
}
