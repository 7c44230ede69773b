/**
 * The words of a text as search compares them: lower case, accents folded (`Piñón` is `pinon`), apostrophes gone
 * (`McDonald's` is `mcdonalds`), `&`, "and" and "y" left out, everything else that is no letter or digit a gap.
 * A text of nothing but "and" keeps it, and one of nothing but signs is one word of signs.
 */
export function wordsOf(text: string): readonly string[] {
  const all = allWords(text)
  const telling = all.filter((word) => !isConnector(word))
  if (telling.length > 0) return telling
  if (all.length > 0) return all
  const signs = foldText(text).replaceAll(/\s+/g, '')
  return signs === '' ? [] : [signs.slice(0, longestWord)]
}

/** As `wordsOf`, with the connecting words in their places: tells `Yarrow & Sons` from `Yarrow Sons`. */
export function literalText(text: string): string {
  return allWords(text.replaceAll('&', ' and '))
    .map((word) => (isConnector(word) ? '&' : word))
    .join(' ')
}

/** Lower case without accents; ligatures and letters with a stroke become the letters they are typed as. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  if (isPlain.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f\p{Cf}]/gu, '')
    .replaceAll(/[øæœßđðłþħıŋŧ]/g, (letter) => typedAs[letter] ?? letter)
}

/** A word of any language, apostrophes inside it included. */
export const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’‘ʼ`´′][\p{L}\p{N}\p{M}]+)*/gu

/** What follows a short word and its apostrophe is looked for by itself: `L'Éclair` also as `eclair`. */
export function withoutArticle(word: string): string | undefined {
  const rest = /^.{1,2}['’‘ʼ`´′](.{3,})$/u.exec(word)?.[1]
  return rest === undefined ? undefined : wordsOf(rest)[0]
}

/** No word of a language is longer, and nothing may be fed without end. */
const longestWord = 40

/** Whether a folded word only connects others. */
export function isConnector(word: string): boolean {
  return connectors.has(word)
}

const connectors: ReadonlySet<string> = new Set(['and', 'y'])

const isPlain = /^[\u0020-\u007e]*$/

const typedAs: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
}

function allWords(text: string): readonly string[] {
  const words = foldText(text)
    .replaceAll(/['’‘ʼ`´′]/g, '')
    // «Yarrow+» is said «Yarrow plus»; a plus between words connects them.
    .replaceAll(/(?<=[\p{L}\p{N}])\+/gu, ' plus ')
    .match(/[\p{L}\p{N}\p{M}]+/gu)
  return (words ?? []).map((word) => word.slice(0, longestWord))
}
