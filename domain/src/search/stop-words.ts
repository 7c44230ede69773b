import { type Locale, locales } from '../locale/locale.ts'

const stop: Readonly<Partial<Record<Locale, string>>> = {
  en:
    'the a an of for in on at to with from by or my me is are be there where what when how do does can could i you ' +
    'your we it this that any have has need want get find buy near nearest please unit some if so will would should ' +
    'who which did am was not im ive id whats wheres hows theres is isnt dont lets got look looking help tell show know ' +
    'one guys us our here still really just also like go going hi hello thanks pls carry someone something anything done get getting right bring allowed',
  es:
    'de del a la el los las un una para por con en al o mi me es son hay donde que cual cuando como puedo ' +
    'se su lo este esta quiero necesito busco buscar tienen venden comprar encuentro cerca mis yo tu ustedes esto estan ' +
    'aqui ahi muy si no le porfa favor tienes tiene vende puede puedes quisiera ando buscando algun alguna algo ' +
    'alguien sus sobre cuanto cuanta cuantos cuales quien entrar llevar traer ver ir voy conseguir encontrar ocupo hola gracias',
}

/**
 * Words that say little beside others: "store" in "toy store", "close" in "when does the pharmacy close". Alone they are
 * the question.
 */
const weak: Readonly<Partial<Record<Locale, string>>> = {
  en:
    'time times open opens opened opening close closes closed closing hours hour schedule timetable today tonight now ' +
    'late early tomorrow store stores shop shops place places somewhere good best cheap nice sell sells selling take ' +
    'make use much cost costs price prices long far thing things stuff kind available new area free local mall center ' +
    'centre around me check',
  es:
    'hora horas abre abren abierto abierta abiertos cierra cierran cerrado horario horarios hoy ahora ahorita tarde ' +
    'temprano manana tienda tiendas lugar lugares local bueno buena buenos mejor mejores barato barata baratos cuesta ' +
    'cuestan cuesta precio precios lejos cosa cosas tipo nuevo nueva gratis plaza centro comercial hacen hace sacan ' +
    'dan doy quedan queda arreglan reparan pongo hacer',
}

const formsOfCompany = 'co inc ltd ltda cia'

/** Words without meaning for a search. A record may lack them, but a name that contains them matches better. */
export const stopWords: ReadonlySet<string> = new Set(
  [...Object.values(stop), formsOfCompany].flatMap((words) => words.split(' ')),
)

/** True for a word that only counts where no other says more; single letters are such words too. */
export function isWeak(word: string): boolean {
  return weakWords.has(word) || word.length === 1
}

/** The languages with this stop or weak word. */
export function localesOf(word: string): readonly Locale[] {
  return wordsByLocale.filter(({ words }) => words.has(word)).map(({ code }) => code)
}

const weakWords: ReadonlySet<string> = new Set(Object.values(weak).flatMap((words) => words.split(' ')))
const wordsByLocale = locales.map(({ code }) => ({
  code,
  words: new Set([stop[code], weak[code]].flatMap((words) => words?.split(' ') ?? [])),
}))

/** The number of words that are not stop words; all words if all are. `words` are in the form of `wordsOf`. */
export function countContentWords(words: readonly string[]): number {
  const contentWords = words.filter((word) => !stopWords.has(word)).length
  return contentWords > 0 ? contentWords : words.length
}

/**
 * True for a word that is in almost every text, so descriptions are not found by it. `word` is in the form of `wordsOf`;
 * without accents, some are equal to other words: Spanish "te" and té, "unas" and uñas.
 */
export function isTooFrequent(word: string): boolean {
  return stopWords.has(word) || pronouns.has(word)
}

const frequent: Readonly<Record<Locale, string>> = {
  en: 'he she they us and',
  es: 'te nos le les unos unas mas pero y',
}
const pronouns: ReadonlySet<string> = new Set(Object.values(frequent).flatMap((words) => words.split(' ')))
