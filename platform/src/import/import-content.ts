import type { Database } from '../database/connect.ts'
import { lockContent, noteChange } from '../entries/content-version.ts'
import { importEntries } from '../entries/import-entries.ts'
import { publishContent } from '../entries/publish-content.ts'
import { splitContent } from '../entries/split-content.ts'
import { checkContent } from './check-content.ts'
import type { Content } from './content.ts'
import type { ContentIssue } from './content-issue.ts'
import { type ContentFiles, type ContentFolder, readContentFolder } from './folder.ts'
import { missingPages } from './missing-pages.ts'
import { createProperty } from './writers/property.ts'
import { defaultLogoPath, removeUnusedMedia, writeMedia } from './writers/media.ts'
import type { Writer } from './writers/replace-rows.ts'
import { writeMap } from './writers/write-content.ts'

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
 * Replaces the content of a property by that of a folder, all or nothing. Entries that staff made or changed stay.
 * Throws `ContentFaults` with every fault of the folder; nothing is changed then.
 */
export async function importContent(database: Database, path: string, now: Date): Promise<ImportResult> {
  const folder = await readContentFolder(path)
  const content = checkContent(folder, now)
  const propertyId = content.property.id
  return database.transaction().execute(async (transaction) => {
    const writer: Writer = { transaction, propertyId, now }
    await lockContent(writer)
    const isNew = await createProperty(writer, content)
    const left = await importEntries(
      writer,
      splitContent(folder.sources, await resolve(writer, folder, content)),
    )
    const { content: published, touched } = await publishContent(writer, new Set())
    const mapRows = await writeMap(writer, content.map)
    await removeUnusedMedia(transaction, now)
    await noteImport(writer, content, folder)
    const changed = isNew || touched + mapRows > 0
    return {
      property: content.property.name,
      changed,
      version: await noteChange(writer, { changed, decided: false }),
      counts: countRecords(published),
      warnings: [...(content.map?.warnings ?? []), ...missingPages(published), ...left],
    }
  })
}

async function resolve(writer: Writer, folder: ContentFiles, content: Content) {
  const paths = await writeMedia(writer, content, folder.pictures ?? new Map())
  return {
    today: content.today,
    mediaPath(path: string) {
      const stored = paths.get(path)
      if (stored === undefined) throw new Error(`There is no picture "${path}".`)
      return stored
    },
    defaultLogo: (slug: string) => (paths.has(defaultLogoPath(slug)) ? defaultLogoPath(slug) : undefined),
  }
}

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

function countRecords(content: Content): Record<string, number> {
  return Object.fromEntries(
    Object.entries(content).flatMap(([name, value]) => (Array.isArray(value) ? [[name, value.length]] : [])),
  )
}
