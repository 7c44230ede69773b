import { isoWeek } from '@promenade/domain/calendar/dates'
import { dateIn } from '@promenade/domain/calendar/instants'
import type { Database } from '../database/connect.ts'
import { type ContentFiles, findContentFolder, readContentFolder, readFingerprint } from './folder.ts'
import { importContent, importFiles, type ImportResult } from './import-content.ts'

/**
 * Imports a folder with relative dates again in a new week or after a change of its files, so that its events stay in
 * the future. Returns undefined if it was not needed.
 */
export async function refreshContent(
  database: Database,
  path: string,
  now: Date,
): Promise<ImportResult | undefined> {
  const last = await findImport(database, path)
  const isFresh =
    last !== undefined && isSameWeek(last, now) && last.fingerprint === (await readFingerprint(path))
  return isFresh ? undefined : importContent(database, path, now)
}

/**
 * Returns a function that imports a folder again if its files have changed; a new week alone does not change the dates while
 * readers use the site.
 */
export function createChangeImporter(
  database: Database,
  path: string,
): (now: Date) => Promise<ImportResult | undefined> {
  let folder: ContentFiles | undefined
  return async (now) => {
    const last = await findImport(database, path)
    folder = await readContentFolder(path, folder)
    return folder.fingerprint === last?.fingerprint ? undefined : importFiles(database, folder, now)
  }
}

/** Imports a folder into a database that has no content yet. */
export async function importIfEmpty(
  database: Database,
  path: string,
  now: Date,
): Promise<ImportResult | undefined> {
  const property = await database.selectFrom('property').select('id').limit(1).executeTakeFirst()
  return property === undefined ? importContent(database, path, now) : undefined
}

type LastImport = NonNullable<Awaited<ReturnType<typeof findImport>>>

async function findImport(database: Database, path: string) {
  return database
    .selectFrom('content_import')
    .innerJoin('mall', 'mall.id', 'content_import.property_id')
    .select(['fingerprint', 'imported_on', 'time_zone'])
    .where('folder', '=', await findContentFolder(path))
    .executeTakeFirst()
}

function isSameWeek({ imported_on, time_zone }: LastImport, now: Date): boolean {
  return isoWeek(imported_on)[0] === isoWeek(dateIn(now.getTime(), time_zone))[0]
}
