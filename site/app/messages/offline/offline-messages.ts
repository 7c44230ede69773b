import type { Locale } from '@promenade/domain/locale/locale'
import type { Dictionary, InLanguage } from '../dictionary.ts'
import { fillAll } from '../fill-from-english.ts'
import { en, type OfflineMessages } from './en.ts'
import { es } from './es.ts'

const dictionaries: Readonly<Record<Locale, Dictionary<OfflineMessages>>> = { en, es }

/** What is said without a network, in a language. */
export function offlineMessagesIn(locale: Locale): InLanguage<OfflineMessages> {
  return fillAll(dictionaries[locale], en)
}
