import { type Document, fieldOf, isGroup, type Path } from './document.ts'

/** The value at a path; undefined where there is none. */
export function getAt(document: unknown, path: Path): unknown {
  let value = document
  for (const key of path) {
    if (Array.isArray(value)) value = value[Number(key)]
    else value = isGroup(value) ? fieldOf(value, String(key)) : undefined
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
  const { [key]: old, ...others } = isGroup(document) ? document : {}
  const next = setAt(old, rest, value)
  if (next === undefined) return Object.keys(others).length === 0 ? undefined : others
  return isGroup(document) ? { ...document, [key]: next } : { [key]: next }
}

/** The same for a whole document, which stays a group when its last field goes. */
export function setInDocument(document: Document, path: Path, value: unknown): Document {
  const next = setAt(document, path, value)
  return isGroup(next) ? next : {}
}

function setInList(list: readonly unknown[], index: number, rest: Path, value: unknown): unknown {
  const next = setAt(list[index], rest, value)
  return index < list.length ? list.with(index, next ?? {}) : [...list, next ?? {}]
}

interface TextAt {
  readonly path: Path
  readonly text: string
}

/** All texts of a document with their paths, in its order. */
export function listTexts(value: unknown, path: Path = []): readonly TextAt[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => listTexts(item, [...path, index]))
  return isGroup(value) ? Object.entries(value).flatMap(([key, part]) => listTexts(part, [...path, key])) : []
}
