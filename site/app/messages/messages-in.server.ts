import type { Locale } from '@promenade/domain/locale/locale'
import { en, type Messages } from './en.ts'
import { es } from './es.ts'
import { en as formsEn, type FormMessages } from './forms/en.ts'
import { es as formsEs } from './forms/es.ts'
import { en as saidEn, type ServerMessages } from './server/en.ts'
import { es as saidEs } from './server/es.ts'

/** All texts of a language, including those that only the server uses. */
export type AllMessages = {
  readonly [Group in keyof Messages | keyof ServerMessages]: WordsOf<Messages, Group> &
    WordsOf<ServerMessages, Group>
}

type WordsOf<Dictionary, Group> = Group extends keyof Dictionary ? Dictionary[Group] : unknown

const dictionaries: Record<Locale, AllMessages> = { en: withSaid(en, saidEn), es: withSaid(es, saidEs) }

export function messagesIn(locale: Locale): AllMessages {
  return dictionaries[locale]
}

function withSaid(words: Messages, said: ServerMessages): AllMessages {
  return {
    ...words,
    ...said,
    site: { ...words.site, ...said.site },
    hours: { ...words.hours, ...said.hours },
    map: { ...words.map, ...said.map },
    store: { ...words.store, ...said.store },
    home: { ...words.home, ...said.home },
    follow: { ...words.follow, ...said.follow },
    events: { ...words.events, ...said.events },
    contests: { ...words.contests, ...said.contests },
    promotion: { ...words.promotion, ...said.promotion },
    job: { ...words.job, ...said.job },
    search: { ...words.search, ...said.search },
  }
}

const formDictionaries: Record<Locale, FormMessages> = { en: formsEn, es: formsEs }

/** The texts of forms; browsers get them in loader data only. */
export function formMessagesIn(locale: Locale): FormMessages {
  return formDictionaries[locale]
}
