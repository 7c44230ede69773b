import { type Document, fieldOf, isEqual, isGroup, keysOf, type Path } from './document.ts'

/** One value that differs between two versions of a document; `before` or `after` is absent where there is none. */
export interface Change {
  readonly path: Path
  readonly before?: unknown
  readonly after?: unknown
}

/**
 * The differences between two versions, as deep as both have the same shape. A list whose length changed is one change,
 * because nobody reads "item 3 became item 4" fifty times.
 */
export function diffDocuments(before: Document, after: Document): readonly Change[] {
  return diffValues(before, after, [])
}

/** The names of the top fields in which two versions differ, each once. */
export function changedFields(before: Document, after: Document): readonly string[] {
  return [...new Set(diffDocuments(before, after).map(({ path }) => String(path[0])))]
}

function diffValues(before: unknown, after: unknown, path: Path): readonly Change[] {
  if (isEqual(before, after)) return []
  if (isGroup(before) && isGroup(after))
    return keysOf(before, after).flatMap((key) =>
      diffValues(fieldOf(before, key), fieldOf(after, key), [...path, key]),
    )
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, index) => diffValues(item, after[index], [...path, index]))
  return [
    {
      path,
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    },
  ]
}
