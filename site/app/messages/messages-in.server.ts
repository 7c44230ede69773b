import type { Locale } from '@promenade/domain/locale/locale'
import { en, type Messages } from './en.ts'
import { es } from './es.ts'

const dictionaries: Record<Locale, Messages> = { en, es }

export function messagesIn(locale: Locale): Messages {
  return dictionaries[locale]
}
