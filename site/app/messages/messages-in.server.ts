import { byLocale, type Locale } from '@promenade/domain/locale/locale'
import { type AllMessages, withServerMessages } from './all-messages.ts'
import type { Dictionary, InLanguage } from './dictionary.ts'
import { en, type Messages } from './en.ts'
import { es } from './es.ts'
import { fillAll, fillGroups } from './fill-from-english.ts'
import { en as formsEn, type FormMessages } from './forms/en.ts'
import { es as formsEs } from './forms/es.ts'
import { en as serverEn, type ServerMessages } from './server/en.ts'
import { es as serverEs } from './server/es.ts'

const dictionaries: Readonly<Record<Locale, Dictionary<Messages>>> = { en, es }
const serverDictionaries: Readonly<Record<Locale, Dictionary<ServerMessages>>> = {
  en: serverEn,
  es: serverEs,
}
const formDictionaries: Readonly<Record<Locale, Dictionary<FormMessages>>> = { en: formsEn, es: formsEs }

const all = byLocale((locale) =>
  withServerMessages(fillGroups(dictionaries[locale], en), fillGroups(serverDictionaries[locale], serverEn)),
)

export function messagesIn(locale: Locale): AllMessages {
  return all[locale]
}

const forms = byLocale((locale) => fillAll(formDictionaries[locale], formsEn))

/** The texts of forms; browsers get them in loader data only. */
export function formMessagesIn(locale: Locale): InLanguage<FormMessages> {
  return forms[locale]
}
