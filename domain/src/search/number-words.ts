/** Adjacent words read as one number: `twenty one` at 1 to 3 (exclusive) is `21`. Other words stay as they are. */
export interface Reading {
  readonly text: string
  readonly from: number
  readonly to: number
}

/**
 * Replaces English and Spanish number words from 0 to 999 by digits; undefined without any. `words` are in the form of
 * `wordsOf`. `siete once` becomes 7 and 11, `treinta y uno` and `thirty one` become 31.
 */
export function readNumbers(words: readonly string[]): readonly Reading[] | undefined {
  if (!words.some((word) => numbers.has(word))) return undefined
  const readings: Reading[] = []
  for (let at = 0; at < words.length; at = readings.at(-1)?.to ?? words.length) {
    readings.push(numberAt(words, at) ?? { text: words[at] ?? '', from: at, to: at + 1 })
  }
  return readings.some(({ text, from }) => text !== words[from]) ? readings : undefined
}

function numberAt(words: readonly string[], from: number): Reading | undefined {
  const [first, second, third] = [from, from + 1, from + 2].map((at) => numbers.get(words[at] ?? ''))
  if (first === undefined || isLoneAdverb(words, from)) return undefined
  const number = (value: number, length: number) => ({ text: String(value), from, to: from + length })
  if (isUnit(first) && words[from + 1] === 'hundred') return number(first * 100, 2)
  if (first === 100 && isTens(second) && isUnit(third)) return number(first + second + third, 3)
  if (first === 100 && second !== undefined && second < 100) return number(first + second, 2)
  if (isTens(first) && isUnit(second)) return number(first + second, 2)
  return number(first, 1)
}

/** `once` is Spanish for eleven and an English adverb, so it is a number only beside another one. */
function isLoneAdverb(words: readonly string[], at: number): boolean {
  const isNumber = (word = '') => numbers.has(word) || /^\d+$/.test(word)
  return words[at] === 'once' && !isNumber(words[at - 1]) && !isNumber(words[at + 1])
}

function isUnit(value: number | undefined): value is number {
  return value !== undefined && value > 0 && value < 10
}

function isTens(value: number | undefined): value is number {
  return value !== undefined && value >= 20 && value < 100 && value % 10 === 0
}

const numbers: ReadonlyMap<string, number> = new Map([
  ...from(
    0,
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  ...from(
    0,
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
  ),
  ...from(
    21,
    'veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
  ),
  ...from(20, 'twenty thirty forty fifty sixty seventy eighty ninety hundred', 10),
  ...from(20, 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien', 10),
  ['ciento', 100],
])

function from(first: number, words: string, step = 1): [string, number][] {
  return words.split(' ').map((word, at) => [word, first + at * step])
}
