/** Where a value stands in a document: `['description', 'en']`, `['holidays', 2, 'hours']`. */
export type Path = readonly (string | number)[]

/** The value at a path; undefined where there is none. */
export function getAt(document: unknown, path: Path): unknown {
  let value = document
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Array.isArray(value)
      ? value[Number(key)]
      : Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined
  }
  return value
}

/**
 * The document with a value at a path; undefined removes the field. Groups on the way are made where they are missing,
 * and a group left without fields is removed with its last one, as the schemas want texts or nothing.
 */
export function setAt(document: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (typeof key === 'number') return setInList(Array.isArray(document) ? document : [], key, rest, value)
  const { [key]: old, ...others } = isRecord(document) ? document : {}
  const next = setAt(old, rest, value)
  if (next === undefined) return Object.keys(others).length === 0 ? undefined : others
  return isRecord(document) ? { ...document, [key]: next } : { [key]: next }
}

function setInList(list: readonly unknown[], index: number, rest: Path, value: unknown): unknown {
  const next = setAt(list[index], rest, value)
  return index < list.length ? list.with(index, next ?? {}) : [...list, next ?? {}]
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** True for equal JSON values; the order of fields does not count. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isEqual(item, other[index]))
    )
  if (!isRecord(one) || !isRecord(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]))
  )
}

/** `holidays.2.hours`: one name for a path, for keys and ids. */
export function pathName(path: Path): string {
  return path.join('.')
}
