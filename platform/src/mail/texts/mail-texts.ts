import { defaultLocale, type Locale } from '@promenade/domain/locale/locale'
import { dictionaries, type MailDictionary } from './dictionaries.ts'
import { en, type MailTexts } from './en.ts'

type Kind = Exclude<keyof MailTexts, 'frame'>

/** The texts of one mail with their language. */
export interface TextsOfMail<Words> {
  readonly language: Locale
  readonly frame: MailTexts['frame']
  readonly texts: Words
}

/**
 * The texts of a kind of mail in a language. A mail is in one language only: if the dictionary misses one of its texts,
 * the whole mail is in English.
 */
export function mailTexts<Name extends Kind>(
  kind: Name,
  locale: Locale,
  dictionary: MailDictionary = dictionaries[locale],
): TextsOfMail<MailTexts[Name]> {
  const { frame, [kind]: texts } = dictionary
  return hasTexts(frame, en.frame) && hasTexts(texts, en[kind])
    ? { language: locale, frame, texts }
    : { language: defaultLocale, frame: en.frame, texts: en[kind] }
}

/** True if no English text is missing. */
function hasTexts<Words extends object>(texts: unknown, english: Words): texts is Words {
  if (typeof texts !== 'object' || texts === null) return false
  return Object.entries(english).every(([name, word]: [string, unknown]) => {
    const own: unknown = Reflect.get(texts, name)
    return typeof word === 'object' && word !== null ? hasTexts(own, word) : own !== undefined
  })
}
