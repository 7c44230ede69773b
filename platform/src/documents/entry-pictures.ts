import { documentSchemas } from '@promenade/contract/kinds/documents'
import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { Fault } from '@promenade/contract/studio-api/fields'
import type { Document } from '@promenade/domain/studio/document'
import { listMissingAlts, listMissingTextAlts } from '@promenade/domain/studio/faults/rules/pictures'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { Picture } from '../checks/pictures.ts'
import { picturesInField } from '../checks/field-pictures.ts'
import { listFields } from '../checks/walk-fields.ts'
import { toEntryFault } from './describe-finding.ts'
import { pathsIn } from './judged-record.ts'
import { mediaPath, prefixLength, type StoredPicture } from './stored-picture.ts'

/** The paths of a document's pictures below `/media/`, also of those in its texts, each once. */
export function picturesOf(kind: EntryKind, document: Document): readonly string[] {
  return [...new Set(listFields(documentSchemas[kind], document).flatMap(picturesInField))]
}

/** A warning for each picture of a document that has no alternative text and is not decorative. */
export function missingAlts(kind: EntryKind, document: Document): readonly Fault[] {
  const { pictures, texts } = pathsIn(kind, document)
  const paths = [
    ...listMissingAlts(document, pictures).map((path) => [...path, 'alt']),
    ...listMissingTextAlts(document, texts).map(({ path }) => path),
  ]
  return paths.map((path) => toEntryFault({ kind: 'no-alt', path }))
}

/** The stored pictures at these paths, also those that are not public yet. */
export async function findPictures(
  database: Database,
  paths: readonly string[],
): Promise<ReadonlyMap<string, StoredPicture & Picture>> {
  const prefixes = [...new Set(paths.map((path) => path.slice(0, prefixLength)))]
  const rows = await database
    .selectFrom('media')
    .select(['sha256', 'name', 'content_type as contentType', 'width', 'height'])
    .select(['focal_x as focalX', 'focal_y as focalY'])
    .where(sql<boolean>`left(sha256, ${sql.lit(prefixLength)}) = any(${prefixes}::text[])`)
    .execute()
  const wanted = new Set(paths)
  const pictures = rows.map((picture) => [mediaPath(picture), picture] as const)
  return new Map(pictures.filter(([path]) => wanted.has(path)))
}
