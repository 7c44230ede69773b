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

/** A group of fields; empty where there is none. */
export function groupIn(document: Document, name: string): Document {
  const value = fieldOf(document, name)
  return isGroup(value) ? value : {}
}

/** The groups of a list with their places in it; empty where there is none. */
export function groupsIn(document: Document, name: string): readonly (readonly [number, Document])[] {
  const list = fieldOf(document, name)
  if (!Array.isArray(list)) return []
  return list.flatMap((item, index) => (isGroup(item) ? [[index, item] as const] : []))
}

/** A text or a number as text, without space around it; undefined for an empty one. */
export function textIn(document: Document, name: string): string | undefined {
  const value = fieldOf(document, name)
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined
}
