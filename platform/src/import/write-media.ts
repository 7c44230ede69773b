import type { Database } from '../database/connect.ts'
import { mediaPath } from '../documents/stored-picture.ts'
import type { Content } from './content.ts'
import type { PictureFile, PictureFiles } from './pictures.ts'
import type { Writer } from '../documents/writer.ts'

/**
 * Stores every picture that the content uses; those that are stored already are not sent again. Returns what documents
 * name each picture by.
 */
export async function writeMedia(
  { transaction }: Writer,
  content: Content,
  files: PictureFiles,
): Promise<ReadonlyMap<string, string>> {
  const used = listPictures(content, files)
  const hashes = [...new Set(used.map(([, { sha256 }]) => sha256))]
  const stored = await findNames(transaction, hashes)
  const missing = new Map(used.map(([, picture]) => [picture.sha256, picture]))
  for (const { sha256, name, contentType, width, height, bytes } of missing.values()) {
    if (stored.has(sha256)) continue
    await transaction
      .insertInto('media')
      .values({ sha256, name, content_type: contentType, width, height, bytes })
      .execute()
  }
  // Files with the same bytes share the name of the first.
  const names = await findNames(transaction, hashes)
  return new Map(
    used.map(([path, { sha256, name }]) => [path, mediaPath({ sha256, name: names.get(sha256) ?? name })]),
  )
}

async function findNames(
  database: Database,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom('media')
    .select(['sha256', 'name'])
    .where('sha256', 'in', ['', ...hashes])
    .execute()
  return new Map(rows.map(({ sha256, name }) => [sha256, name]))
}

function listPictures(
  { records, usedPictures }: Content,
  files: PictureFiles,
): readonly (readonly [string, PictureFile])[] {
  const paths = new Set([...records.store.map(({ slug }) => defaultLogoPath(slug)), ...usedPictures])
  return [...paths].flatMap((path) => {
    const file = files.get(path)
    return typeof file === 'object' ? [[path, file] as const] : []
  })
}

/** The picture that is the logo of a store that names none. */
export function defaultLogoPath(slug: string): string {
  return `logos/${slug}.svg`
}
