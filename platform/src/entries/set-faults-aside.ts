import { singleKinds } from '@promenade/contract/editing/documents'
import { type Document, isGroup, type Path } from '@promenade/domain/studio/document'
import type { ContentIssue } from '../import/content-issue.ts'
import type { Composition } from './compose-content.ts'
import type { PublishedDocument } from './entry-document.ts'

/**
 * Documents without the values that have a fault in entries nobody changed, so that these keep no publication back. An
 * entry that cannot be without such a value is left out. Undefined where there is nothing to leave out.
 */
export function setFaultsAside(
  documents: readonly PublishedDocument[],
  faults: readonly ContentIssue[],
  { changed, locate }: { readonly changed: ReadonlySet<number>; readonly locate: Composition['locate'] },
): readonly PublishedDocument[] | undefined {
  const paths = Map.groupBy(
    faults.filter(isOwnFault).flatMap((fault) => locate(fault) ?? []),
    ({ entry }) => entry.entryId,
  )
  for (const id of changed) paths.delete(id)
  if (paths.size === 0) return undefined
  return documents.flatMap((entry) => {
    const places = paths.get(entry.entryId)?.map(({ path }) => path) ?? []
    const document = places.toSorted(lastFirst).reduce(withoutValue, entry.document)
    if (document !== undefined) return [{ ...entry, document }]
    return singleKinds.has(entry.kind) ? [entry] : []
  })
}

/** Of the document itself: neither a link, which breaks no page, nor what only two records together have wrong. */
function isOwnFault({ code }: ContentIssue): boolean {
  return code !== undefined && code !== 'link'
}

/** So that the indexes of list items stay right. */
function lastFirst(a: Path, b: Path): number {
  return a < b ? 1 : -1
}

/** The document without the value, or the group of a missing value; undefined without any of it. */
function withoutValue(document: Document | undefined, path: Path): Document | undefined {
  if (document === undefined || path.length === 0) return undefined
  const rest = remove(document, path)
  if (rest === document) return withoutValue(document, path.slice(0, -1))
  return isGroup(rest) ? rest : undefined
}

/** The same object where there is no such value. */
function remove(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value
  if (Array.isArray(value) && typeof key === 'number' && key in value) {
    const part: unknown = value[key]
    const next = remove(part, rest)
    if (rest.length === 0) return value.toSpliced(key, 1)
    return next === part ? value : value.with(key, next)
  }
  if (!isGroup(value) || !Object.hasOwn(value, key)) return value
  const { [key]: part, ...others } = value
  if (rest.length === 0) return others
  const next = remove(part, rest)
  return next === part ? value : { ...value, [key]: next }
}
