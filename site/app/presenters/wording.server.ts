import { localePath } from '@promenade/domain/locale/locale-path'
import type { Locale } from '@promenade/domain/locale/locale'
import type { EpochMs } from '@promenade/domain/mall/values'
import type { MallContent } from '../../content/mall-content.ts'
import type { PageContext } from '../page-context.ts'
import type { Messages } from '../messages/en.ts'
import { type AllMessages, messagesIn } from '../messages/messages-in.server.ts'

/** What it takes to turn a value of the domain into words that say nothing of the time. */
export interface TimelessWording {
  readonly messages: Messages
  readonly locale: Locale
  /** A path of the site with the prefix of the language. */
  readonly href: (path: string) => string
}

/** What it takes to turn a value of the domain into words for one visit. */
export interface Wording extends TimelessWording {
  readonly messages: AllMessages
  readonly timeZone: string
  readonly now: EpochMs
  /** What was made of photographs, by their addresses. */
  readonly pictureFiles: MallContent['pictureFiles']
}

export function wordingFor(visit: PageContext): Wording {
  const { locale, now, content } = visit
  return {
    messages: messagesIn(locale),
    locale,
    timeZone: content.property.timeZone,
    now,
    pictureFiles: content.pictureFiles,
    href: (path) => localePath(path, locale),
  }
}

/** The `lang` of a text that is English on a page of another language. */
export function langOf(
  record: { readonly untranslated: readonly string[] },
  field: string,
): 'en' | undefined {
  return record.untranslated.includes(field) ? 'en' : undefined
}
