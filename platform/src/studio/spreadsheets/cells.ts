import type { Column } from '@promenade/contract/kinds/columns'
import type { CellFault } from '@promenade/contract/studio-api/spreadsheets'
import { isIsoDate } from '@promenade/domain/calendar/dates'

/** Which number of `03/04/2026` is the day; undefined where nothing tells. */
export type DateOrder = 'day-first' | 'month-first' | undefined

/** A value, or why a cell has none. */
export type Parsed = { readonly value: unknown } | { readonly fault: CellFault['code'] }

/** Excel cuts a cell here and spills the rest into the next row. Such a text is no cell: it is left out, as if absent. */
const maxLength = 32_000

/** Between the values of a list. */
const separator = '; '

/** A value as a cell. Anything that no cell can hold is empty. */
export function formatCell(value: unknown): string | number {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = Array.isArray(value) ? value.map(formatCell).join(separator) : value
  return typeof text === 'string' && text.length <= maxLength ? text : ''
}

/**
 * Matches texts that a spreadsheet program would run as a formula or change: `0045` to 45, `12-25` to a date,
 * `2E3` to 2000. They get an apostrophe in front. Texts that begin with one get another, which would else be
 * lost on import.
 */
export const needsApostrophe =
  /^'|^[\t\r\n]|^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^0\d|^\d{1,2}[-/]\d{1,2}(?:[-/]\d{2,4})?$|^\d+E\d+$|^\d{12,}$/i

/** The text of a cell, without the apostrophe of `needsApostrophe`. */
export function readText(cell: string): string {
  const text = cell.startsWith("'") && needsApostrophe.test(cell.slice(1)) ? cell.slice(1) : cell
  return text.replaceAll(/\r\n?/g, '\n').trim()
}

/** The value of a cell that is not empty. */
export function parseCell({ cell, isList }: Column, text: string, order: DateOrder): Parsed {
  if (!isList) return parsers[cell](text, order)
  const items = text.split(separator.trim()).map((item) => item.trim())
  const parsed = items.filter((item) => item !== '').map((item) => parsers[cell](item, order))
  const wrong = parsed.find((item) => 'fault' in item)
  return wrong ?? { value: parsed.map((item) => ('value' in item ? item.value : undefined)) }
}

const parsers: Readonly<Record<Column['cell'], (text: string, order: DateOrder) => Parsed>> = {
  text: (text) => (isMangled(text) ? { fault: 'mangled' } : { value: text }),
  number: parseNumber,
  flag: parseFlag,
  date: (text, order) => parseMoment(text.replace(/ 0?0:00(?::00)?$/, ''), order, /^$/),
  'date-or-date-time': (text, order) => parseMoment(text, order, /^(?: (\d{1,2}:\d{2})(?::00)?)?$/),
  'opening-hours': (text) => ({ value: text.replace(/\s*[-\u2010-\u2015\u2212]\s*/, '-').toLowerCase() }),
}

/** Texts that Excel makes of long numbers, narrow columns, supposed formulas and days in a text. */
const mangled = [
  /^-?\d+(?:[.,]\d+)?E[+-]\d+$/i,
  /^#+$/,
  /^#[¡¿]?(?:NAME|NOMBRE|REF|VALUE|VALOR|DIV\/0|NUM|NULL|NULO|SPILL|N\/[AD])[!?]?$/,
  /^(?:\d{1,2}-)?(?:jan|ene|feb|mar|apr|abr|may|jun|jul|aug|ago|sept?|oct|nov|dec|dic)(?:-\d{1,4})?$/i,
]

function isMangled(text: string): boolean {
  // `May` alone is a name.
  return /[\d#]/.test(text) && mangled.some((pattern) => pattern.test(text))
}

/** `1.000` may be one or a thousand, so it is neither. */
function parseNumber(text: string): Parsed {
  const isNumber = /^-?\d+(?:[.,](?:\d{1,2}|\d{4,}))?$/.test(text)
  return isNumber
    ? { value: Number(text.replace(',', '.')) }
    : { fault: isMangled(text) ? 'mangled' : 'number' }
}

/** Excel writes TRUE and FALSE in its own language. */
function parseFlag(text: string): Parsed {
  const word = text.toLowerCase()
  if (['yes', 'true', '1', 'sí', 'si', 'verdadero'].includes(word)) return { value: true }
  return ['no', 'false', '0', 'falso'].includes(word) ? { value: false } : { fault: 'flag' }
}

function parseMoment(text: string, order: DateOrder, rest: RegExp): Parsed {
  const [, day = '', time = ''] = /^(\S+)(.*)$/.exec(text.replace(/T(?=\d)/, ' ')) ?? []
  const [matches, clock] = rest.exec(time) ?? []
  if (isMangled(text)) return { fault: 'mangled' }
  const date = matches === undefined ? undefined : parseDate(day, order)
  if (date === 'ambiguous') return { fault: 'ambiguous-date' }
  if (date === undefined) return { fault: 'date' }
  return { value: clock === undefined ? date : `${date} ${clock.padStart(5, '0')}` }
}

function parseDate(text: string, order: DateOrder): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? []
  if (year !== '') return toDate(year, month, day)
  const [, first = '', second = '', last = ''] = readSlashes(text) ?? []
  if (last === '') return undefined
  const isAmbiguous = Number(first) <= 12 && Number(second) <= 12 && first !== second
  if (isAmbiguous && order === undefined) return 'ambiguous'
  const isDayFirst = isAmbiguous ? order === 'day-first' : Number(second) <= 12
  return isDayFirst ? toDate(last, second, first) : toDate(last, first, second)
}

function readSlashes(text: string) {
  return /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?=\s|$)/.exec(text)
}

function toDate(year: string, month: string, day: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(date) ? date : undefined
}

/** A date of a spreadsheet, and the one that the downloaded file had in its place. */
export interface DatePair {
  readonly text: string
  readonly before: string
}

/**
 * The order of the dates of a file: of those that have a number above 12, else of those that are the downloaded ones in
 * that order. A spreadsheet program writes all dates of a file alike, so if they differ, nothing is certain.
 */
export function findDateOrder(dates: readonly DatePair[], fallback: DateOrder): DateOrder {
  const orders = (['day-first', 'month-first'] as const).map((order) => {
    const other = order === 'day-first' ? 'month-first' : 'day-first'
    const read = ({ text }: DatePair, by: DateOrder) => parseDate(text.replace(/[ T].*$/, ''), by)
    const certain = dates.some(({ text }) => {
      const [, first = '0', second = '0'] = readSlashes(text) ?? []
      return Number(order === 'day-first' ? first : second) > 12
    })
    const known = dates.some(
      (pair) =>
        readSlashes(pair.text) !== null &&
        read(pair, order) === pair.before.slice(0, 10) &&
        read(pair, other) !== pair.before.slice(0, 10),
    )
    return { order, certain, known }
  })
  for (const proof of ['certain', 'known'] as const) {
    const proven = orders.filter((one) => one[proof])
    if (proven.length > 0) return proven.length === 1 ? proven[0]?.order : undefined
  }
  return fallback
}
