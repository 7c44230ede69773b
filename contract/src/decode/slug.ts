import { cleanCharacters } from './text.ts'
import { isAbsent } from './row.ts'

/**
 * Decodes a slug: without percent-encoding, with hyphens in place of spaces and characters with a meaning in addresses.
 * Undefined if nothing is left, and for values other than text and numbers.
 */
export function readSlug(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text.length > 600 || isAbsent(text)) return undefined
  const slug = cleanCharacters(percentDecode(text.trim())).normalize('NFC')
  const clean = slug.replace(/[^\p{L}\p{M}\p{N}._~-]+/gu, '-').replace(/^[-.]+|[-.]+$/g, '')
  return clean === '' ? undefined : clean.slice(0, 200)
}

/** Creates a slug from a name: `Food Hall` is `food-hall`. Undefined for a name without letters and digits. */
export function slugOf(name: string): string | undefined {
  return readSlug(name.toLowerCase())
}

/** Finds the first record with this slug; ignores case and percent-encoding. */
export function findBySlug<T extends { readonly slug: string }>(
  records: readonly T[],
  slug: string,
): T | undefined {
  const key = slugKey(slug)
  return key === undefined ? undefined : records.find((record) => slugKey(record.slug) === key)
}

/** The lower-case form of a slug, for comparisons. Undefined for an invalid slug. */
export function slugKey(slug: string): string | undefined {
  return readSlug(slug)?.toLowerCase()
}

function percentDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
