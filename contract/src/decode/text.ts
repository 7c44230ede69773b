import { longestText } from './limits.ts'
import { isAbsent } from './row.ts'
import { decodeEntities, stripTags } from './markup.ts'

/**
 * Plain text on one line: entities decoded, tags taken off, blanks collapsed, characters that are no text removed.
 * Numbers count as text. Undefined for nothing, for anything else and for text beyond the limit.
 */
export function readText(value: unknown): string | undefined {
  const raw = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
  if (typeof raw !== 'string' || raw.length > longestText || isAbsent(raw)) return undefined
  const plain = decodeEntities(stripTags(cleanCharacters(raw)))
  const text = cleanCharacters(plain).replace(/\s+/g, ' ').trim()
  return isAbsent(text) ? undefined : text
}

/** Short texts such as tags: a list of texts or of objects with a `name`, or one text with commas. Each once. */
export function readTexts(value: unknown): readonly string[] {
  const list: readonly unknown[] =
    typeof value === 'string' ? value.slice(0, 10_000).split(',') : asList(value)
  const texts = list.slice(0, 200).map((item) => readText(nameOf(item))?.slice(0, 200))
  return [...new Set(texts.filter((text) => text !== undefined))]
}

/**
 * Without control characters, halves of surrogate pairs and the marks that turn the direction of all that follows:
 * each of them would reach beyond the text it stands in.
 */
export function cleanCharacters(text: string): string {
  return text.toWellFormed().replace(unwanted, '')
}

// U+FFFD is what toWellFormed leaves of half a pair.
const unwanted = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD-\uFFFF]/gu

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function nameOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'name' in item ? item.name : item
}
