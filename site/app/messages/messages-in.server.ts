import type { Locale } from '@promenade/domain/locale/locale'
import { en, type Messages } from './en.ts'
import { es } from './es.ts'
import { en as formsEn, type FormMessages } from './forms/en.ts'
import { es as formsEs } from './forms/es.ts'
import { en as serverEn, type ServerMessages } from './server/en.ts'
import { es as serverEs } from './server/es.ts'

/** All texts of a language, including those that only the server uses. */
export type AllMessages = {
  readonly [Group in keyof Messages | keyof ServerMessages]: WordsOf<Messages, Group> &
    WordsOf<ServerMessages, Group>
}

type WordsOf<Dictionary, Group> = Group extends keyof Dictionary ? Dictionary[Group] : unknown

const dictionaries: Record<Locale, AllMessages> = {
  en: withServerMessages(en, serverEn),
  es: withServerMessages(es, serverEs),
}

export function messagesIn(locale: Locale): AllMessages {
  return dictionaries[locale]
}

function withServerMessages(words: Messages, serverMessages: ServerMessages): AllMessages {
  return {
    ...words,
    ...serverMessages,
    site: { ...words.site, ...serverMessages.site },
    hours: { ...words.hours, ...serverMessages.hours },
    map: { ...words.map, ...serverMessages.map },
    store: { ...words.store, ...serverMessages.store },
    home: { ...words.home, ...serverMessages.home },
    follow: { ...words.follow, ...serverMessages.follow },
    events: { ...words.events, ...serverMessages.events },
    contests: { ...words.contests, ...serverMessages.contests },
    promotion: { ...words.promotion, ...serverMessages.promotion },
    job: { ...words.job, ...serverMessages.job },
    search: { ...words.search, ...serverMessages.search },
  }
}

const formDictionaries: Record<Locale, FormMessages> = { en: formsEn, es: formsEs }

/** The texts of forms; browsers get them in loader data only. */
export function formMessagesIn(locale: Locale): FormMessages {
  return formDictionaries[locale]
}
