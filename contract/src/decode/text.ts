import { maxTextLength } from './limits.ts'
import { isAbsent } from './row.ts'
import { decodeEntities, stripTags } from './markup.ts'

/**
 * Decodes plain text on one line: without tags, entities and control characters, with single spaces. Accepts
 * numbers. Undefined for absent values, too long texts and other types.
 */
export function readText(value: unknown): string | undefined {
  const raw = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
  if (typeof raw !== 'string' || raw.length > maxTextLength || isAbsent(raw)) return undefined
  const plain = decodeEntities(stripTags(cleanCharacters(raw)))
  const text = cleanCharacters(plain).replace(/\s+/g, ' ').trim()
  return isAbsent(text) ? undefined : text
}

/** Decodes short texts such as tags: a list of texts or of objects with a `name`, or a text with commas. Drops duplicates. */
export function readTexts(value: unknown): readonly string[] {
  const list: readonly unknown[] =
    typeof value === 'string' ? value.slice(0, 10_000).split(',') : asList(value)
  const texts = list.slice(0, 200).map((item) => readText(nameOf(item))?.slice(0, 200))
  return [...new Set(texts.filter((text) => text !== undefined))]
}

/**
 * Removes control characters, lone surrogates and direction marks, which would affect the surrounding text.
 */
export function cleanCharacters(text: string): string {
  return text.toWellFormed().replace(unwanted, '')
}

// U+FFFD is the result of toWellFormed for a lone surrogate.
const unwanted = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD-\uFFFF]/gu

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function nameOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'name' in item ? item.name : item
}
