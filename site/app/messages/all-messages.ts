import type { Locale } from '@promenade/domain/locale/locale'
import type { Marked } from './dictionary.ts'
import type { Messages } from './en.ts'
import type { ServerMessages } from './server/en.ts'

/** All texts of a language, including those that only the server uses. */
export type AllMessages = {
  readonly [Group in keyof Messages | keyof ServerMessages]: WordsOf<Marked<Messages>, Group> &
    WordsOf<Marked<ServerMessages>, Group>
}

type WordsOf<Dictionary, Group> = Group extends keyof Dictionary ? Dictionary[Group] : unknown

/** Joins the texts that browsers have with those that only the server uses. */
export function withServerMessages(
  words: Marked<Messages>,
  serverMessages: Marked<ServerMessages>,
): AllMessages {
  return {
    ...words,
    ...serverMessages,
    site: join(words.site, serverMessages.site),
    hours: join(words.hours, serverMessages.hours),
    directory: join(words.directory, serverMessages.directory),
    map: join(words.map, serverMessages.map),
    store: join(words.store, serverMessages.store),
    home: join(words.home, serverMessages.home),
    events: join(words.events, serverMessages.events),
    blogs: join(words.blogs, serverMessages.blogs),
    contests: join(words.contests, serverMessages.contests),
    promotion: join(words.promotion, serverMessages.promotion),
    job: join(words.job, serverMessages.job),
    page: join(words.page, serverMessages.page),
    search: join(words.search, serverMessages.search),
    gallery: join(words.gallery, serverMessages.gallery),
    share: join(words.share, serverMessages.share),
  }
}

/** Joins the server's texts to a group. `lang` is the one of the texts that browsers have, so that hydration matches. */
function join<Group extends object, ServerGroup extends { readonly lang?: Locale }>(
  group: Group,
  { lang: _, ...serverGroup }: ServerGroup,
): Group & Omit<ServerGroup, 'lang'> {
  return { ...serverGroup, ...group }
}
