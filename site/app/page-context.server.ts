import type { Locale } from '@promenade/domain/locale/locale'
import type { MallContent } from '../content/mall-content.ts'
import { createLanguage } from './messages/language.ts'
import { messagesIn } from './messages/messages-in.server.ts'
import type { PageContext } from './page-context.ts'

type LanguageAndContent = Pick<
  PageContext,
  'locale' | 'messages' | 'href' | 'content' | 'timeZone' | 'pictureFiles'
>

/** The part of a page context that follows from language and content. */
export function languageAndContent(locale: Locale, content: MallContent): LanguageAndContent {
  const messages = messagesIn(locale)
  return {
    ...createLanguage(locale, messages),
    messages,
    content,
    timeZone: content.property.timeZone,
    pictureFiles: content.pictureFiles,
  }
}
