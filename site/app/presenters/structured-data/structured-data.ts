import type { JsonLdObject } from 'schema-dts'

/** Schema.org data, limited to what the page shows. */
export type StructuredData = JsonLdObject

/** `T` with optional undefined fields. */
type PartlyKnown<T> = { [K in keyof T]: T[K] | undefined }

/**
 * A thing without its undefined fields. The compiler refuses unknown fields as long as they are written out instead of
 * spread.
 */
export function thing<T extends StructuredData>(fields: PartlyKnown<T>): T {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined)
  // `filter` loses the type.
  return Object.fromEntries(known) as T
}

/** Undefined for an empty list, which means unknown. */
export function someOf<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list
}
