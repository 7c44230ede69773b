/** A record as staff write it, in plain JSON: the input of its editing schema. */
export type Document = Readonly<Record<string, unknown>>

/** The path of a value in a document: keys of groups and indexes of lists. */
export type Path = readonly (string | number)[]

/** True for a group of fields: an object that is no list. */
export function isGroup(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** True for equal JSON values. A field that holds `undefined` counts as absent; the order of fields does not count. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index]))
  if (!isGroup(a) || !isGroup(b)) return false
  return keysOf(a, b).every((key) => isEqual(fieldOf(a, key), fieldOf(b, key)))
}

/** The keys of several groups, each once. */
export function keysOf(...groups: readonly Document[]): readonly string[] {
  return [...new Set(groups.flatMap((group) => Object.keys(group)))]
}

/** The value of a group's own field. */
export function fieldOf(group: Document, key: string): unknown {
  return Object.hasOwn(group, key) ? group[key] : undefined
}
