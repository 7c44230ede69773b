import type { Locale } from '../locale/locale.ts'

const small: Readonly<Record<Locale, string>> = {
  en:
    'the a an of for in on at to with from by or my me is are be there where what when how do does can could i you ' +
    'your we it this that any have has need want get find buy near nearest please unit',
  es:
    'de del a la el los las un una para por con en al o mi me es son hay donde que cual cuando como puedo ' +
    'se su lo este esta quiero necesito busco buscar tienen venden comprar encuentro cerca',
}

const formsOfCompany = 'co inc ltd ltda cia'

/** Words without meaning for a search. A record may lack them, but a name that contains them matches better. */
export const smallWords: ReadonlySet<string> = new Set(
  [...Object.values(small), formsOfCompany].flatMap((words) => words.split(' ')),
)

/** The number of words that are not small; all words if all are small. `words` are in the form of `wordsOf`. */
export function countTelling(words: readonly string[]): number {
  const telling = words.filter((word) => !smallWords.has(word)).length
  return telling > 0 ? telling : words.length
}

/**
 * True for a word that is in almost every text, so descriptions are not found by it. `word` is in the form of `wordsOf`;
 * without accents, some are equal to other words: Spanish "te" and té, "unas" and uñas.
 */
export function isEverywhere(word: string): boolean {
  return smallWords.has(word) || pronouns.has(word)
}

const frequent: Readonly<Record<Locale, string>> = {
  en: 'he she they us and',
  es: 'te nos le les unos unas mas pero y',
}
const pronouns: ReadonlySet<string> = new Set(Object.values(frequent).flatMap((words) => words.split(' ')))
