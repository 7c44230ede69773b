import type { Database } from '../database/connect.ts'
import { dryRun } from '../database/dry-run.ts'
import { lockContent, recordContentChange } from '../documents/content-version.ts'
import { type ImportedEntries, importEntries } from './import-entries.ts'
import { recordName } from '../documents/entry-document.ts'
import type { Overwritable } from './plan-import.ts'
import { describeClash, findClashes } from '../documents/find-clashes.ts'
import { listPublished } from '../documents/list-published.ts'
import { picturesOf } from '../documents/entry-pictures.ts'
import { showPictures } from '../documents/publish-changed.ts'
import type { PublishedDocument } from '../documents/published-documents.ts'
import type { Writer } from '../documents/writer.ts'
import { nounOf } from './content-files.ts'
import { type SplitDocument, splitContent } from './split-content.ts'
import { checkContent } from './check-content.ts'
import type { Content } from './content.ts'
import { type ContentIssue, contentFaults } from '../checks/content-issue.ts'
import { type ContentFiles, type ContentFolder, readContentFolder } from './folder.ts'
import { findEarlierDates } from './earlier-dates.ts'
import { missingPages } from './missing-pages.ts'
import { removeUnusedMedia } from '../media/remove-unused-media.ts'
import { defaultLogoPath, writeMedia } from './write-media.ts'
import { writeMap } from './write-map.ts'

export interface ImportResult {
  readonly property: string
  readonly changed: boolean
  /** Version of the property's content after the import. */
  readonly version: number
  /** Records by kind. */
  readonly counts: Readonly<Record<string, number>>
  /** Records that it created, changed and removed. */
  readonly entries: Omit<ImportedEntries, 'warnings'>
  /** Problems that did not prevent the import. */
  readonly warnings: readonly ContentIssue[]
}

export interface ImportOptions {
  /** Records that staff changed and that get the folder's version all the same. */
  readonly take?: Overwritable
  /** Finds out what it would do, and changes nothing. */
  readonly isDryRun?: boolean
}

/**
 * Replaces the content of a property by that of a folder, all or nothing. Entries that staff made or changed stay, but
 * for those in `take`. Throws `OperatorError` with every fault of the folder; nothing is changed then.
 */
export async function importContent(
  database: Database,
  path: string,
  now: Date,
  options: ImportOptions = {},
): Promise<ImportResult> {
  return importFiles(database, await readContentFolder(path), now, options)
}

/** The same for a folder that was read already. */
export async function importFiles(
  database: Database,
  folder: ContentFiles,
  now: Date,
  { take, isDryRun = false }: ImportOptions = {},
): Promise<ImportResult> {
  const content = checkContent(folder, now)
  const importInto = (transaction: Writer['transaction']) =>
    write({ transaction, propertyId: content.property.id, now }, { folder, content, take })
  return isDryRun
    ? dryRun((work) => database.transaction().execute(work), importInto)
    : database.transaction().execute(importInto)
}

interface Import {
  readonly folder: ContentFiles
  readonly content: Content
  readonly take: Overwritable | undefined
}

async function write(writer: Writer, { folder, content, take }: Import): Promise<ImportResult> {
  await lockContent(writer)
  const { transaction, propertyId } = writer
  await createProperty(writer)
  const documents = splitContent(folder.sources, await resolve(writer, folder, content))
  const { warnings, ...entries } = await importEntries(writer, documents, take)
  const published = await listPublished(transaction, propertyId)
  refuseClashes(published, content.today)
  await showPictures(
    writer,
    published.flatMap(({ kind, document }) => picturesOf(kind, document)),
  )
  const map = await writeMap(writer, content.map, take)
  await removeUnusedMedia(transaction, writer.now)
  await noteImport(writer, content, { ...folder, mapKey: map.key })
  const changed = map.isChanged || Object.values(entries).some((names) => names.length > 0)
  return {
    property: content.property.name,
    changed,
    version: await recordContentChange(writer, { changed, isPublication: false }),
    counts: countRecords(documents),
    entries,
    warnings: [
      ...findEarlierDates(folder),
      ...(content.map?.warnings ?? []),
      ...missingPages(published.filter(({ kind }) => kind === 'page')),
      ...warnings,
      ...map.warnings,
    ],
  }
}

/** Creates the property before its first entries, which refer to it. */
async function createProperty({ transaction, propertyId }: Writer): Promise<void> {
  await transaction
    .insertInto('property')
    .values({ id: propertyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Records of staff and of the folder may have the same address. */
function refuseClashes(published: readonly PublishedDocument[], today: string): void {
  const faults = findClashes(published, today).map((clash) => ({
    file: recordName(clash.entry),
    field: clash.path.join('.'),
    message: describeClash(clash, recordName(clash.holder)),
  }))
  if (faults.length > 0) throw contentFaults(faults)
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
  { path, fingerprint, mapKey }: ContentFolder & { readonly mapKey: string },
): Promise<void> {
  const row = { folder: path, fingerprint, imported_on: today, imported_at: now, map_key: mapKey }
  await transaction
    .insertInto('content_import')
    .values({ property_id: propertyId, ...row })
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet(row))
    .execute()
}

function countRecords(documents: readonly SplitDocument[]): Record<string, number> {
  const nouns = documents.map(({ kind }) => nounOf(kind)).filter((noun) => noun !== undefined)
  return Object.fromEntries([...Map.groupBy(nouns, String)].map(([noun, { length }]) => [noun, length]))
}
