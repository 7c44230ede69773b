import { defaultLocale, type Locale } from '@promenade/domain/locale/locale'
import { dictionaries, type MailDictionary } from './dictionaries.ts'
import { en, type MailWords } from './en.ts'

type Kind = Exclude<keyof MailWords, 'frame'>

/** The words of one mail, and the language they are in. */
export interface WordsOfMail<Words> {
  readonly language: Locale
  readonly frame: MailWords['frame']
  readonly words: Words
}

/**
 * The words of a kind of mail in a language. A mail is in one language from top to bottom: where the dictionary misses
 * any of its words, all of it is in English.
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

/** True when every word of the English ones is there. */
function hasWords<Words extends object>(words: unknown, english: Words): words is Words {
  if (typeof words !== 'object' || words === null) return false
  return Object.entries(english).every(([name, word]: [string, unknown]) => {
    const own: unknown = Reflect.get(words, name)
    return typeof word === 'object' && word !== null ? hasWords(own, word) : own !== undefined
  })
}
