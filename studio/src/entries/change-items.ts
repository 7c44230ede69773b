import type { ChangeItem } from '@promenade/contract/studio-api/change-sets'
import type { EntryJson } from '@promenade/contract/studio-api/entries'
import type { Document } from '@promenade/domain/studio/document'

/**
 * The steps of a change set that change a record: its published document if `isPublished` is set and it has
 * one, else its draft.
 */
export function changeItems(
  entry: EntryJson,
  change: (document: Document) => Document,
  isPublished: boolean,
): readonly ChangeItem[] {
  const record = { entry: entry.id, version: entry.version }
  const save = { ...record, action: 'save', document: change(entry.document) } as const
  if (!isPublished || entry.published === undefined) return [save]
  const { publishedDocument: live } = entry
  const publish = { ...record, action: 'publish', document: change(live ?? entry.document) } as const
  // A draft of a colleague is not published by this.
  return live === undefined ? [publish] : [publish, save]
}
