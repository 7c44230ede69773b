import type { EntryRow } from '@promenade/contract/studio-api/entries'

/** True for a record that visitors see, or will see, with a text in one language alone. */
export function isUntranslated({ missingLocales, state }: EntryRow): boolean {
  return missingLocales.length > 0 && (state === 'live' || state === 'scheduled' || state === 'draft')
}
