import { defaultLocale, detailsOf, isLocale, type Locale, locales } from '@promenade/domain/locale/locale'
import { dayNames } from '@promenade/domain/calendar/yearly-day'
import { type Column, columnsOf } from '../kinds/columns.ts'
import type { EntryKind } from '../kinds/kinds.ts'
import { fieldsEn } from './en.ts'
import { fieldsEs } from './es.ts'
import { type AllFieldWords, findWords } from './find-words.ts'

/** The names of fields in each language that has them; another language gets those of the default one. */
const words: Readonly<Partial<Record<Locale, AllFieldWords>>> = { en: fieldsEn, es: fieldsEs }

/** The columns that say which record a row is, and of which version. */
export const keyColumns = ['slug', 'version'] as const

const keyHeads: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = {
  en: { slug: 'Address', version: 'Version (leave as it is)' },
  es: { slug: 'Dirección', version: 'Versión (no la cambies)' },
}

/**
 * The heads of a kind's spreadsheet by their names (`slug`, `name.en`) in the words of a language: `Name (English)`,
 * `Week – Monday`. Each is there once.
 */
export function columnHeads(kind: EntryKind, locale: Locale): ReadonlyMap<string, string> {
  const columns = columnsOf(kind)
  const short = columns.map((column) => headOf(kind, column, locale, 1))
  const heads = columns.map((column, index): [string, string] => {
    const own = short[index] ?? column.header
    // If two fields share a name, both heads include the names of their groups.
    const isShared = short.filter((head) => head === own).length > 1
    return [column.header, isShared ? headOf(kind, column, locale, column.path.length) : own]
  })
  const ownHeads = keyHeads[locale] ?? keyHeads[defaultLocale]
  const keys = keyColumns.map((name): [string, string] => [name, ownHeads?.[name] ?? name])
  return new Map([...keys, ...heads])
}

/** Finds the name of a column by its head: the name itself, or its words in any language. Undefined for no column of the kind. */
export function createColumnFinder(kind: EntryKind): (head: string) => string | undefined {
  const names = new Map<string, string>()
  for (const { code } of locales)
    for (const [name, words] of columnHeads(kind, code)) names.set(plain(words), name).set(name, name)
  return (head) => names.get(head) ?? names.get(plain(head))
}

/** The last `depth` names of a path that are fields, then the language or the day of the week. */
function headOf(kind: EntryKind, { path }: Column, locale: Locale, depth: number): string {
  const last = path.at(-1) ?? ''
  const isDay = dayNames.some((day) => day === last)
  const fields = isLocale(last) || isDay ? path.slice(0, -1) : path
  const names = fields.map((_, index) => labelOf(kind, fields.slice(0, index + 1), locale))
  const head = names.slice(-depth).join(' – ')
  if (isLocale(last)) return `${head} (${languageName(last, locale)})`
  return isDay ? `${head} – ${dayName(last, locale)}` : head
}

function labelOf(kind: EntryKind, path: readonly string[], locale: Locale): string {
  const found =
    findWords(words[locale] ?? {}, kind, path) ?? findWords(words[defaultLocale] ?? {}, kind, path)
  // A delimiter in a head would be taken for that of the file.
  return (found?.label ?? path.at(-1) ?? '').replaceAll(/\s*[,;]\s*/g, ' · ')
}

function languageName(code: Locale, locale: Locale): string {
  return new Intl.DisplayNames(detailsOf(locale).iso, { type: 'language' }).of(code) ?? code
}

/** The first Sunday of 1970 is its fourth day. */
function dayName(day: string, locale: Locale): string {
  const date = Date.UTC(1970, 0, 4 + dayNames.findIndex((one) => one === day))
  return new Intl.DateTimeFormat(detailsOf(locale).iso, { weekday: 'long', timeZone: 'UTC' }).format(date)
}

/** Spreadsheet programs lose accents and change the case. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
