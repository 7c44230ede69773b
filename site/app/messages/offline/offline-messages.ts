import type { Locale } from '@promenade/domain/locale/locale'
import type { Dictionary, InLanguage } from '../dictionary.ts'
import { fillAll } from '../fill-from-english.ts'
import { en, type OfflineMessages } from './en.ts'
import { es } from './es.ts'

const dictionaries: Readonly<Record<Locale, Dictionary<OfflineMessages>>> = { en, es }

/** The texts of the offline page and of cached pages. */
export function offlineMessagesIn(locale: Locale): InLanguage<OfflineMessages> {
  return fillAll(dictionaries[locale], en)
}
