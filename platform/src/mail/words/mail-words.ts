import { defaultLocale, type Locale } from '@promenade/domain/locale/locale'
import { dictionaries, type MailDictionary } from './dictionaries.ts'
import { en, type MailWords } from './en.ts'

type Kind = Exclude<keyof MailWords, 'frame'>

/** The texts of one mail with their language. */
export interface WordsOfMail<Words> {
  readonly language: Locale
  readonly frame: MailWords['frame']
  readonly words: Words
}

/**
 * The texts of a kind of mail in a language. A mail is in one language only: if the dictionary misses one of its texts,
 * the whole mail is in English.
 */
export function mailWords<Name extends Kind>(
  kind: Name,
  locale: Locale,
  dictionary: MailDictionary = dictionaries[locale],
): WordsOfMail<MailWords[Name]> {
  const { frame, [kind]: words } = dictionary
  return hasWords(frame, en.frame) && hasWords(words, en[kind])
    ? { language: locale, frame, words }
    : { language: defaultLocale, frame: en.frame, words: en[kind] }
}

/** True if no English text is missing. */
function hasWords<Words extends object>(words: unknown, english: Words): words is Words {
  if (typeof words !== 'object' || words === null) return false
  return Object.entries(english).every(([name, word]: [string, unknown]) => {
    const own: unknown = Reflect.get(words, name)
    return typeof word === 'object' && word !== null ? hasWords(own, word) : own !== undefined
  })
}
