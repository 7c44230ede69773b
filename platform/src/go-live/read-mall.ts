import { join } from 'node:path'
import { OperatorError } from '@promenade/process/operator-error'
import { textIn } from '@promenade/domain/studio/document'
import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { EntryDocument } from '../documents/entry-document.ts'
import { loadPublished } from '../documents/load-published.ts'
import { splitContent } from '../import/split-content.ts'
import { checkContent } from '../import/check-content.ts'
import { checkMap } from '../import/check-map.ts'
import { type ContentFolder, readContentFolder } from '../import/folder.ts'
import { defaultLogoPath } from '../import/write-media.ts'
import type { CheckedMall } from './finding.ts'

/** The mall of a content folder. Throws `OperatorError` for one that cannot be imported. */
export async function readFolder(path: string, now: Date): Promise<CheckedMall> {
  const folder = await readContentFolder(path)
  const { today, map } = checkContent(folder, now)
  return { documents: documentsOf(folder, today), map }
}

/** Reads the documents that `npm run new-mall` writes. */
export async function readTemplate(now: Date): Promise<readonly EntryDocument[]> {
  const { documents } = await readFolder(join(import.meta.dirname, '..', '..', 'new-mall'), now)
  return documents
}

/** The published content of a mall. Its faults were told when they were published. */
export async function readPublished(
  transaction: Transaction<Schema>,
  propertyId: number,
): Promise<CheckedMall> {
  const { entries, map } = await loadPublished(transaction, propertyId)
  if (!entries.some(({ kind }) => kind === 'property'))
    throw new OperatorError(`The mall ${propertyId} has no content yet: import its folder first.`)
  const files = [...(map?.files ?? [])].map(([name, text]) => ({ name, bytes: Buffer.from(text) }))
  const stores = entries
    .filter(({ kind }) => kind === 'store')
    .map(({ slug, formerSlugs, publicId, document }) => ({
      slug,
      formerSlugs,
      publicId,
      unit: textIn(document, 'unit'),
    }))
  return { documents: entries, map: checkMap(files, stores, []) }
}

function documentsOf({ sources, pictures }: ContentFolder, today: string): readonly EntryDocument[] {
  return splitContent(sources, {
    today,
    mediaPath: (path) => path,
    defaultLogo: (slug) =>
      pictures?.has(defaultLogoPath(slug)) === true ? defaultLogoPath(slug) : undefined,
  })
}
