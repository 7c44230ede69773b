import type { EntryRow } from '@promenade/contract/studio-api/entries'

/** True for a published or scheduled record that has a text in one language only. */
export function isUntranslated({ missingLocales, state }: EntryRow): boolean {
  return missingLocales.length > 0 && (state === 'live' || state === 'scheduled' || state === 'draft')
}
