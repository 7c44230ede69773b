import { cleanCharacters } from './text.ts'
import { isAbsent } from './row.ts'

/**
 * The last part of an address as records and addresses are compared by it: percent-encoding decoded, without blanks and
 * without the characters that mean something in an address. Undefined where nothing is left.
 */
export function readSlug(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text.length > 600 || isAbsent(text)) return undefined
  const slug = cleanCharacters(decoded(text.trim())).normalize('NFC')
  const usable = slug.replace(/[^\p{L}\p{M}\p{N}._~-]+/gu, '-').replace(/^[-.]+|[-.]+$/g, '')
  return usable === '' ? undefined : usable.slice(0, 200)
}

/** A slug made of a name: `Food Hall` is `food-hall`. Undefined where the name has no letter or digit. */
export function slugOf(name: string): string | undefined {
  return readSlug(name.toLowerCase())
}

/** The first record with this slug; letter case and percent-encoding do not matter. */
export function findBySlug<T extends { readonly slug: string }>(
  records: readonly T[],
  slug: string,
): T | undefined {
  const key = slugKey(slug)
  return key === undefined ? undefined : records.find((record) => slugKey(record.slug) === key)
}

/** What two slugs are compared by. */
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
