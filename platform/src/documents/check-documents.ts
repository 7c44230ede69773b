import type { EntryFault } from '@promenade/contract/studio-api/fields'
import { checkPublication } from './check-publication.ts'
import type { EntryDocument } from './entry-document.ts'
import { findPictures, picturesOf } from './entry-pictures.ts'
import { listPublished } from './list-published.ts'
import type { Writer } from './writer.ts'

/** The faults of documents, checked as if they were published beside all others. */
export async function checkDocuments(
  { transaction, propertyId, now }: Writer,
  documents: readonly (EntryDocument & { readonly entryId: number })[],
): Promise<readonly EntryFault[]> {
  const ids = new Set(documents.map(({ entryId }) => entryId))
  const published = await listPublished(transaction, propertyId)
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
