import type { JsonLdObject } from 'schema-dts'

/** Schema.org data, limited to what the page shows. */
export type StructuredData = JsonLdObject

/** `T` with optional undefined fields. */
type WithUndefined<T> = { [K in keyof T]: T[K] | undefined }

/**
 * A schema.org `Thing` without its undefined fields. The compiler refuses unknown fields only in an object literal,
 * not in a spread object.
 */
export function thing<T extends StructuredData>(fields: WithUndefined<T>): T
export function thing(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** Undefined for an empty list, which means unknown. */
export function someOf<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list
}
