import { join } from 'node:path'
import { ConfigError } from '@promenade/process/config/config-error'
import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { composeContent } from '../entries/compose-content.ts'
import type { EntryDocument } from '../entries/entry-document.ts'
import { findPictures, picturesOf } from '../entries/entry-pictures.ts'
import { followRenames } from '../entries/follow-renames.ts'
import { listPublished } from '../entries/publish-content.ts'
import { splitContent } from '../entries/split-content.ts'
import { checkContent, inspectContent } from '../import/check-content.ts'
import { type ContentFolder, readContentFolder } from '../import/folder.ts'
import { defaultLogoPath } from '../import/writers/media.ts'
import type { CheckedMall } from './finding.ts'

/** The mall of a content folder. Throws `ContentFaults` for one that cannot be imported. */
export async function readFolder(path: string, now: Date): Promise<CheckedMall> {
  const folder = await readContentFolder(path)
  const content = checkContent(folder, now)
  return { documents: documentsOf(folder, content.today), content }
}

/** What `npm run new-mall` writes. */
export async function readTemplate(now: Date): Promise<readonly EntryDocument[]> {
  const { documents } = await readFolder(join(import.meta.dirname, '..', '..', 'new-mall'), now)
  return documents
}

/** The published content of a mall. Its faults were told when they were published. */
export async function readPublished(
  transaction: Transaction<Schema>,
  { propertyId, now }: { readonly propertyId: number; readonly now: Date },
): Promise<CheckedMall> {
  const { documents, formerSlugs } = followRenames(await listPublished({ transaction, propertyId }))
  const paths = documents.flatMap(({ kind, document }) => picturesOf(kind, document))
  const pictures = await findPictures(transaction, paths)
  const { folder } = composeContent(documents, { propertyId, pictures, formerSlugs })
  const files = await transaction
    .selectFrom('map_file')
    .select(['name', 'content'])
    .where('property_id', '=', propertyId)
    .execute()
  const mapFiles = files.map(({ name, content }) => ({ name, bytes: Buffer.from(content) }))
  const { content } = inspectContent({ ...folder, mapFiles }, now)
  if (content === undefined)
    throw new ConfigError(`The mall ${propertyId} has no content yet: import its folder first.`)
  return { documents, content }
}

function documentsOf({ sources, pictures }: ContentFolder, today: string): readonly EntryDocument[] {
  return splitContent(sources, {
    today,
    mediaPath: (path) => path,
    defaultLogo: (slug) =>
      pictures?.has(defaultLogoPath(slug)) === true ? defaultLogoPath(slug) : undefined,
  })
}
