import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { checkContent } from './check-content.ts'
import type { Content } from './content.ts'
import type { ContentIssue } from './content-issue.ts'
import { type ContentFolder, readContentFolder } from './folder.ts'
import { missingPages } from './missing-pages.ts'
import type { Writer } from './writers/replace-rows.ts'
import { writeContent } from './writers/write-content.ts'

export interface ImportResult {
  readonly property: string
  readonly changed: boolean
  /** Version of the property's content after the import. */
  readonly version: number
  /** Records by kind. */
  readonly counts: Readonly<Record<string, number>>
  /** Problems that did not prevent the import. */
  readonly warnings: readonly ContentIssue[]
}

/**
 * Replaces the content of a property by that of a folder, in one transaction. Throws `ContentFaults` with all faults of
 * the folder and changes nothing.
 */
export async function importContent(database: Database, path: string, now: Date): Promise<ImportResult> {
  const folder = await readContentFolder(path)
  const content = checkContent(folder, now)
  const propertyId = content.property.id
  const [changed, version] = await database.transaction().execute(async (transaction) => {
    const writer: Writer = { transaction, propertyId, now }
    // Of two simultaneous imports the second waits and then replaces the first.
    await sql`select pg_advisory_xact_lock(${importLock}, ${propertyId})`.execute(transaction)
    const touched = await writeContent(writer, content)
    await noteImport(writer, content, folder)
    return [touched > 0, await noteChange(writer, touched > 0)] as const
  })
  const warnings = [...(content.map?.warnings ?? []), ...missingPages(content)]
  return { property: content.property.name, changed, version, counts: countRecords(content), warnings }
}

const importLock = 519_602

async function noteImport(
  { transaction, propertyId, now }: Writer,
  { today }: Content,
  { path, fingerprint }: ContentFolder,
): Promise<void> {
  const row = { folder: path, fingerprint, imported_on: today, imported_at: now }
  await transaction
    .insertInto('content_import')
    .values({ property_id: propertyId, ...row })
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet(row))
    .execute()
}

/** Stores a new version of changed content, which notifies all listeners. Returns the current version. */
async function noteChange({ transaction, propertyId, now }: Writer, changed: boolean): Promise<number> {
  const increment = changed ? 1 : 0
  const current = await transaction
    .selectFrom('content_change')
    .select('version')
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
  if (current !== undefined && !changed) return current.version
  const version = (current?.version ?? 0) + increment
  await transaction
    .insertInto('content_change')
    .values({ property_id: propertyId, version, changed_at: now })
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet({ version, changed_at: now }))
    .execute()
  return version
}

function countRecords(content: Content): Record<string, number> {
  return Object.fromEntries(
    Object.entries(content).flatMap(([name, value]) => (Array.isArray(value) ? [[name, value.length]] : [])),
  )
}
