import type { Locale } from '@promenade/domain/locale/locale'
import { en, type MailTexts } from './en.ts'
import { es } from './es.ts'

/** A partial dictionary. */
type Some<Words> = {
  readonly [Name in keyof Words]?: Words[Name] extends Function | string ? Words[Name] : Some<Words[Name]>
}

/** The texts of mails in one language; mails with missing texts are in English. */
export type MailDictionary = Some<MailTexts>

/** The texts of mails by language. */
export const dictionaries: Readonly<Record<Locale, MailDictionary>> = { en, es }
