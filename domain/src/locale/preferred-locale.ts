import { type Locale, locales } from './locale.ts'

/**
 * The site's language with the highest weight in an `Accept-Language` header (RFC 9110 §12.5.4), the earlier one among
 * equals; undefined without any. A range matches the exact tag first, then the language part: `es-ES` is Spanish. `*` is
 * ignored.
 */
export function preferredLocale(acceptLanguage: string | null): Locale | undefined {
  const ranges = (acceptLanguage ?? '').slice(0, maxHeaderLength).split(',').slice(0, maxRanges)
  return ranges
    .map(parseRange)
    .filter((range) => range !== undefined)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => localeOf(tag))
    .find((locale) => locale !== undefined)
}

/** Bounds for hostile headers; browsers send a handful of ranges. */
const maxHeaderLength = 1000
const maxRanges = 32

interface Range {
  readonly tag: string
  readonly weight: number
}

function parseRange(range: string): Range | undefined {
  const parts = /^\s*([a-z]{1,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/i.exec(range)
  const [, tag, quality = '1'] = parts ?? []
  const weight = Number(quality)
  if (tag === undefined || weight === 0 || weight > 1) return undefined
  return { tag: tag.toLowerCase(), weight }
}

function localeOf(tag: string): Locale | undefined {
  const exact = locales.find(({ iso }) => iso.toLowerCase() === tag)
  return (exact ?? locales.find(({ code }) => code === tag.split('-')[0]))?.code
}
