import type { Locale } from '@promenade/domain/locale/locale'
import { en, type Messages } from './en.ts'
import { es } from './es.ts'
import { en as formsEn, type FormMessages } from './forms/en.ts'
import { es as formsEs } from './forms/es.ts'

const dictionaries: Record<Locale, Messages> = { en, es }

export function messagesIn(locale: Locale): Messages {
  return dictionaries[locale]
}

const formDictionaries: Record<Locale, FormMessages> = { en: formsEn, es: formsEs }

/** What forms say in a language: it reaches a browser with the forms alone. */
export function formMessagesIn(locale: Locale): FormMessages {
  return formDictionaries[locale]
}
