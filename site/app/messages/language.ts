import type { Locale } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'
import type { Messages } from './en.ts'

/** The language of a page: its texts, and links that stay in it. */
export interface Language {
  readonly locale: Locale
  readonly messages: Messages
  /** The address of a path (`/stores?letter=A`) in this language. */
  readonly href: (path: string) => string
}

export function createLanguage(locale: Locale, messages: Messages): Language {
  return { locale, messages, href: (path) => localePath(path, locale) }
}
