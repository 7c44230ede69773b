/** `T` with the fields that may be undefined made optional instead. */
type Defined<T> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K]
} & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** The record without its undefined fields: absent means that the key is not there. */
export function defined<T extends object>(record: T): Defined<T> {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined)
  // TypeScript can't follow the filter; the mapped type above says what it does.
  return Object.fromEntries(entries) as Defined<T>
}
