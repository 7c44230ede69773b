import { byLocale, type Locale } from '@promenade/domain/locale/locale'
import type { Dictionary, InLanguage, Marked } from './dictionary.ts'
import { en, type Messages } from './en.ts'
import { es } from './es.ts'
import { fillAll, fillGroups } from './fill-from-english.ts'
import { en as formsEn, type FormMessages } from './forms/en.ts'
import { es as formsEs } from './forms/es.ts'
import { en as serverEn, type ServerMessages } from './server/en.ts'
import { es as serverEs } from './server/es.ts'

/** All texts of a language, including those that only the server uses. */
export type AllMessages = {
  readonly [Group in keyof Messages | keyof ServerMessages]: WordsOf<Marked<Messages>, Group> &
    WordsOf<Marked<ServerMessages>, Group>
}

type WordsOf<Dictionary, Group> = Group extends keyof Dictionary ? Dictionary[Group] : unknown

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

function withServerMessages(words: Marked<Messages>, serverMessages: Marked<ServerMessages>): AllMessages {
  return {
    ...words,
    ...serverMessages,
    site: join(words.site, serverMessages.site),
    hours: join(words.hours, serverMessages.hours),
    map: join(words.map, serverMessages.map),
    store: join(words.store, serverMessages.store),
    home: join(words.home, serverMessages.home),
    follow: join(words.follow, serverMessages.follow),
    events: join(words.events, serverMessages.events),
    contests: join(words.contests, serverMessages.contests),
    promotion: join(words.promotion, serverMessages.promotion),
    job: join(words.job, serverMessages.job),
    search: join(words.search, serverMessages.search),
  }
}

/** Joins the server's texts to a group. `lang` is the one of the texts that browsers have, so that hydration matches. */
function join<Group extends object, ServerGroup extends { readonly lang?: Locale }>(
  group: Group,
  { lang: _, ...serverGroup }: ServerGroup,
): Group & Omit<ServerGroup, 'lang'> {
  return { ...serverGroup, ...group }
}

const forms = byLocale((locale) => fillAll(formDictionaries[locale], formsEn))

/** The texts of forms; browsers get them in loader data only. */
export function formMessagesIn(locale: Locale): InLanguage<FormMessages> {
  return forms[locale]
}
