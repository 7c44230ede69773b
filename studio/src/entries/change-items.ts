import type { ChangeItem } from '@promenade/contract/studio-api/change-sets'
import type { EntryWire } from '@promenade/contract/studio-api/entries'
import type { Document } from '@promenade/domain/studio/document'

/** The steps that change a record: of what visitors see, where `isPublished` says so and there is something; else of its draft. */
export function changeItems(
  entry: EntryWire,
  change: (document: Document) => Document,
  isPublished: boolean,
): readonly ChangeItem[] {
  const record = { entry: entry.id, version: entry.version }
  const save = { ...record, action: 'save', document: change(entry.document) } as const
  if (!isPublished || entry.published === undefined) return [save]
  const { publishedDocument: live } = entry
  const publish = { ...record, action: 'publish', document: change(live ?? entry.document) } as const
  // A draft that a colleague has begun stays a draft.
  return live === undefined ? [publish] : [publish, save]
}
