import type { Locale } from '@promenade/domain/locale/locale'
import { en, type MailWords } from './en.ts'
import { es } from './es.ts'

/** Some of the words; what is missing is said in English. */
type Some<Words> = {
  readonly [Name in keyof Words]?: Words[Name] extends Function | string ? Words[Name] : Some<Words[Name]>
}

export type MailDictionary = Some<MailWords>

/** The words of mails by language. */
export const dictionaries: Readonly<Record<Locale, MailDictionary>> = { en, es }
