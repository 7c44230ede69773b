import type { EntryFault } from '@promenade/contract/studio-api/fields'
import { checkPublication } from './check-publication.ts'
import type { EntryDocument } from './entry-document.ts'
import { findPictures, picturesOf } from './entry-pictures.ts'
import { listChangedPublished, listCurrent } from './published-listings.ts'
import type { Writer } from './writer.ts'

/**
 * The faults of documents, checked as if they were published beside all others. `changed` are the entries whose
 * publication the transaction has changed; it holds the lock of the content then.
 */
export async function checkDocuments(
  writer: Writer,
  documents: readonly (EntryDocument & { readonly entryId: number })[],
  changed: readonly number[] = [],
): Promise<readonly EntryFault[]> {
  const { transaction, propertyId, now } = writer
  const ids = new Set(documents.map(({ entryId }) => entryId))
  const published =
    changed.length === 0
      ? await listCurrent(transaction, propertyId)
      : await listChangedPublished(writer, changed)
  const others = published.filter(({ entryId }) => !ids.has(entryId))
  const own = documents.map((document) => ({ ...document, formerSlugs: [] }))
  const paths = own.flatMap(({ kind, document }) => picturesOf(kind, document))
  const { faults } = checkPublication({
    all: [...others, ...own],
    changed: ids,
    gone: [],
    pictures: await findPictures(transaction, paths),
    now,
  })
  return faults.filter(({ entry }) => entry !== undefined && ids.has(entry))
}
