import { realpath } from 'node:fs/promises'
import { dateIn } from '@promenade/domain/calendar/instants'
import type { Database } from '../database/connect.ts'
import { readContentFolder } from './folder.ts'
import { importContent, type ImportResult } from './import-content.ts'

/**
 * Imports a folder with relative dates anew once its day is over or a file has changed, so that what it announces
 * stays ahead. Answers undefined when there was no need.
 */
export async function refreshContent(
  database: Database,
  path: string,
  now: Date,
): Promise<ImportResult | undefined> {
  return (await isFresh(database, path, now)) ? undefined : importContent(database, path, now)
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

async function isFresh(database: Database, path: string, now: Date): Promise<boolean> {
  const last = await database
    .selectFrom('content_import')
    .innerJoin('property', 'property.id', 'content_import.property_id')
    .select(['fingerprint', 'imported_on', 'time_zone'])
    .where('folder', '=', await realpath(path).catch(() => path))
    .executeTakeFirst()
  if (last === undefined || last.imported_on !== dateIn(now.getTime(), last.time_zone)) return false
  return last.fingerprint === (await readContentFolder(path)).fingerprint
}
