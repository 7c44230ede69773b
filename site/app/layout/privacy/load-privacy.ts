import type { Locale } from '@promenade/domain/locale/locale'
import { loadPrivacyMessages } from '../../messages/load-messages.ts'
import { Privacy } from './privacy.tsx'

/** The question in one language: the one thing of this folder that the rest of the site asks for, and late. */
export async function loadPrivacy(locale: Locale) {
  return { Privacy, words: await loadPrivacyMessages(locale) }
}
