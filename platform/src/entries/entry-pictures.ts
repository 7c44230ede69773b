import { documentSchemas, type EntryKind } from '@promenade/contract/editing/documents'
import type { Document } from '@promenade/domain/studio/document'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { Pictures } from '../import/pictures.ts'
import { listFields } from '../import/walk-fields.ts'
import { mediaPath, prefixLength } from '../resources/pictures.ts'

/** The paths of a document's pictures below `/media/`, each once. */
export function picturesOf(kind: EntryKind, document: Document): readonly string[] {
  const fields = listFields(documentSchemas[kind], document)
  const paths = fields.flatMap(({ kind, value }) =>
    kind?.kind === 'picture' && typeof value === 'string' ? [value.trim()] : [],
  )
  return [...new Set(paths)]
}

/** The stored pictures at these paths. */
export async function findPictures(database: Database, paths: readonly string[]): Promise<Pictures> {
  const prefixes = [...new Set(paths.map((path) => path.slice(0, prefixLength)))]
  const rows = await database
    .selectFrom('media')
    .select(['sha256', 'name', 'content_type as contentType', 'width', 'height'])
    .where(sql<boolean>`left(sha256, ${sql.lit(prefixLength)}) = any(${prefixes}::text[])`)
    .execute()
  return new Map(rows.map((picture) => [mediaPath(picture), picture]))
}
