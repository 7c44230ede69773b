import type { Locale } from '@promenade/domain/locale/locale'
import type { Dictionary, InLanguage } from '../dictionary.ts'
import { fillAll } from '../fill-from-english.ts'
import { en, type TrailMessages } from './en.ts'
import { es } from './es.ts'

const dictionaries: Readonly<Record<Locale, Dictionary<TrailMessages>>> = { en, es }

/** The texts of directions for someone who cannot see. */
export function trailMessagesIn(locale: Locale): InLanguage<TrailMessages> {
  return fillAll(dictionaries[locale], en)
}
