import type { EntryFault } from '@promenade/contract/studio-api/fields'
import { inspectContent } from '../import/check-content.ts'
import type { Writer } from '../import/writers/replace-rows.ts'
import { composeContent } from './compose-content.ts'
import type { PublishedDocument } from './entry-document.ts'
import { findPictures, picturesOf } from './entry-pictures.ts'
import { followRenames } from './follow-renames.ts'
import { listPublished, locateFault } from './publish-content.ts'

/** The faults of documents, checked as if they were published beside all others. */
export async function checkDocuments(
  writer: Writer,
  documents: readonly Omit<PublishedDocument, 'editedAt' | 'formerSlugs'>[],
): Promise<readonly EntryFault[]> {
  const ids = new Set(documents.map(({ entryId }) => entryId))
  const others = (await listPublished(writer)).filter(({ entryId }) => !ids.has(entryId))
  const own = documents.map((document) => ({ ...document, formerSlugs: [], editedAt: writer.now }))
  const { documents: all, formerSlugs } = followRenames([...others, ...own])
  const paths = own.flatMap(({ kind, document }) => picturesOf(kind, document))
  const pictures = await findPictures(writer.transaction, paths)
  const { folder, locate, filesOf } = composeContent(all, {
    propertyId: writer.propertyId,
    pictures,
    formerSlugs,
  })
  const { faults } = inspectContent(folder, writer.now, filesOf(ids))
  return faults
    .map((fault) => locateFault(fault, locate))
    .filter(({ entry }) => entry !== undefined && ids.has(entry))
}
