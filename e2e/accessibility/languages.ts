import { en } from '../../site/app/messages/en.ts'
import { es } from '../../site/app/messages/es.ts'
import { en as formsEn } from '../../site/app/messages/forms/en.ts'
import { es as formsEs } from '../../site/app/messages/forms/es.ts'
import { en as privacyEn } from '../../site/app/messages/privacy/en.ts'
import { es as privacyEs } from '../../site/app/messages/privacy/es.ts'
import type { LanguageWords } from './find-foreign-text.ts'

const english = new Set(textsOf([en, formsEn, privacyEn]))
const spanish = new Set(textsOf([es, formsEs, privacyEs]))

/** Words by which the languages of the site are recognised. */
export const languageWords: LanguageWords = {
  small: {
    en: 'the and of to in is with for on at your you from are by it its or not this that we'.split(' '),
    es: 'el la de que y en los las un una con para por es se del su al lo más o te tu sin'.split(' '),
  },
  own: {
    en: [...english].filter((text) => isPhrase(text) && !spanish.has(text)),
    es: [...spanish].filter((text) => isPhrase(text) && !english.has(text)),
  },
}

/** All texts of dictionaries, without those that are functions. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** More than a word, and not a name: «Guest Services» is the same in Spanish. */
function isPhrase(text: string): boolean {
  return text.split(' ').some((word, place) => place > 0 && /^\p{Ll}/u.test(word))
}
