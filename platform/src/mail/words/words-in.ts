import type { Locale } from '@promenade/domain/locale/locale'
import { en, type MailWords } from './en.ts'
import { es } from './es.ts'

const words: Readonly<Record<Locale, MailWords>> = { en, es }

export function wordsIn(locale: Locale): MailWords {
  return words[locale]
}
