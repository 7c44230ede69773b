import { byLocale, type Locale } from '@promenade/domain/locale/locale'
import type { Dictionary, InLanguage } from '../dictionary.ts'
import { fillAll } from '../fill-from-english.ts'
import { en, type StaticMessages } from './en.ts'
import { es } from './es.ts'

const dictionaries: Readonly<Record<Locale, Dictionary<StaticMessages>>> = { en, es }

const all = byLocale((locale) => fillAll(dictionaries[locale], en))

/** The texts of static error pages. */
export function staticMessagesIn(locale: Locale): InLanguage<StaticMessages> {
  return all[locale]
}
