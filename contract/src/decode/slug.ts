import { cleanCharacters } from './text.ts'
import { isAbsent } from './row.ts'

/**
 * Decodes a slug: without percent-encoding, with hyphens in place of spaces and characters with a meaning in addresses.
 * Undefined for an empty result and for anything but text and numbers.
 */
export function readSlug(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text.length > 600 || isAbsent(text)) return undefined
  const slug = cleanCharacters(decoded(text.trim())).normalize('NFC')
  const usable = slug.replace(/[^\p{L}\p{M}\p{N}._~-]+/gu, '-').replace(/^[-.]+|[-.]+$/g, '')
  return usable === '' ? undefined : usable.slice(0, 200)
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

/** The form of a slug for comparisons. */
export function slugKey(slug: string): string | undefined {
  return readSlug(slug)?.toLowerCase()
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
