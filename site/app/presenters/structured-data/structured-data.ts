import type { JsonLdObject } from 'schema-dts'

/** A thing in schema.org's words; it says what the page shows and nothing else. */
export type StructuredData = JsonLdObject

/** `T` with fields that may turn out to be unknown. */
type PartlyKnown<T> = { [K in keyof T]: T[K] | undefined }

/**
 * A thing of one type without the fields that nobody knows. The compiler refuses a field that schema.org's own
 * definitions don't have, as long as the fields are written out here and not spread in.
 */
export function thing<T extends StructuredData>(fields: PartlyKnown<T>): T {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined)
  // TypeScript can't follow the filter.
  return Object.fromEntries(known) as T
}

/** The list where it says something: an empty one is as good as unknown. */
export function someOf<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list
}
