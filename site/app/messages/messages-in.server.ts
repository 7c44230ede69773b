import { byLocale, type Locale } from '@promenade/domain/locale/locale'
import type { Dictionary, InLanguage, Marked } from './dictionary.ts'
import { en, type Messages } from './en.ts'
import { es } from './es.ts'
import { fillAll, fillGroups } from './fill-from-english.ts'
import { en as formsEn, type FormMessages } from './forms/en.ts'
import { es as formsEs } from './forms/es.ts'
import { en as saidEn, type ServerMessages } from './server/en.ts'
import { es as saidEs } from './server/es.ts'

/** Every word of a language: those that browsers load, and those the server alone says. */
export type AllMessages = {
  readonly [Group in keyof Messages | keyof ServerMessages]: WordsOf<Marked<Messages>, Group> &
    WordsOf<ServerMessages, Group>
}

type WordsOf<Dictionary, Group> = Group extends keyof Dictionary ? Dictionary[Group] : unknown

const dictionaries: Readonly<Record<Locale, Dictionary<Messages>>> = { en, es }
const serverDictionaries: Readonly<Record<Locale, Dictionary<ServerMessages>>> = { en: saidEn, es: saidEs }
const formDictionaries: Readonly<Record<Locale, Dictionary<FormMessages>>> = { en: formsEn, es: formsEs }

const all = byLocale((locale) =>
  withServerMessages(fillGroups(dictionaries[locale], en), fillGroups(serverDictionaries[locale], saidEn)),
)

export function messagesIn(locale: Locale): AllMessages {
  return all[locale]
}

function withServerMessages(words: Marked<Messages>, said: Marked<ServerMessages>): AllMessages {
  return {
    ...words,
    ...said,
    site: join(words.site, said.site),
    hours: join(words.hours, said.hours),
    map: join(words.map, said.map),
    store: join(words.store, said.store),
    home: join(words.home, said.home),
    follow: join(words.follow, said.follow),
    events: join(words.events, said.events),
    contests: join(words.contests, said.contests),
    promotion: join(words.promotion, said.promotion),
    job: join(words.job, said.job),
    search: join(words.search, said.search),
  }
}

/** One group: it is marked as what the browser has of it, so that both render the same. */
function join<Group extends object, Said extends { readonly lang?: Locale }>(
  group: Group,
  { lang: _, ...said }: Said,
): Group & Omit<Said, 'lang'> {
  return { ...said, ...group }
}

const forms = byLocale((locale) => fillAll(formDictionaries[locale], formsEn))

/** What forms say in a language: it reaches a browser with the forms alone. */
export function formMessagesIn(locale: Locale): InLanguage<FormMessages> {
  return forms[locale]
}
