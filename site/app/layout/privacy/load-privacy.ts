import type { Locale } from '@promenade/domain/locale/locale'
import { loadPrivacyMessages } from '../../messages/load-messages.ts'
import { Privacy } from './privacy.tsx'

/** Loads the consent banner in one language; the only import of this folder from outside. */
export async function loadPrivacy(locale: Locale) {
  return { Privacy, words: await loadPrivacyMessages(locale) }
}
