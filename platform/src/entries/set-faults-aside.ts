import { singleKinds } from '@promenade/contract/editing/documents'
import { isGroup, type Path } from '@promenade/domain/studio/document'
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
    const document = without(entry.document, places)
    if (isGroup(document)) return [{ ...entry, document }]
    return singleKinds.has(entry.kind) ? [entry] : []
  })
}

/** Of the document itself: neither a link, which breaks no page, nor what only two records together have wrong. */
function isOwnFault({ code }: ContentIssue): boolean {
  return code !== undefined && code !== 'link'
}

/** The value without its parts at the paths; undefined for nothing. A missing part takes the group around it with it. */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (paths.length === 0) return value
  const byKey = Map.groupBy(paths, ([key]) => key)
  const rest = (key: string | number) => (byKey.get(key) ?? []).map(([, ...path]) => path)
  if (Array.isArray(value) && [...byKey.keys()].every((key) => typeof key === 'number' && key in value))
    return value.map((item, index) => without(item, rest(index))).filter((item) => item !== undefined)
  if (!isGroup(value) || ![...byKey.keys()].every((key) => key !== undefined && Object.hasOwn(value, key)))
    return undefined
  const fields = Object.entries(value).map(([key, field]) => [key, without(field, rest(key))] as const)
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined))
}
