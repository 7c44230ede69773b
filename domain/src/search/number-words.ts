import type { Locale } from '../locale/locale.ts'

/** Adjacent words read as one number: `twenty one` at 1 to 3 (exclusive) is `21`. Other words stay as they are. */
export interface Reading {
  readonly text: string
  readonly from: number
  readonly to: number
}

/**
 * Replaces number words from 0 to 999 by digits; undefined without any. `words` are in the form of
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

interface NumberWords {
  /** From 0 on, without gaps. */
  readonly units: string
  /** 20, 30 … 90. */
  readonly tens: string
  readonly hundred: string
}

const wordsOfNumbers: Readonly<Record<Locale, NumberWords>> = {
  en: {
    units:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
      'seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    hundred: 'hundred',
  },
  es: {
    units:
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis ' +
      'diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis ' +
      'veintisiete veintiocho veintinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    hundred: 'cien ciento',
  },
}

const numbers: ReadonlyMap<string, number> = new Map(
  Object.values(wordsOfNumbers).flatMap(({ units, tens, hundred }): [string, number][] => [
    ...units.split(' ').map((word, at): [string, number] => [word, at]),
    ...tens.split(' ').map((word, at): [string, number] => [word, 20 + at * 10]),
    ...hundred.split(' ').map((word): [string, number] => [word, 100]),
  ]),
)
