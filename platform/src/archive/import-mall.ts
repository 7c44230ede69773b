import { isDeepStrictEqual } from 'node:util'
import { OperatorError } from '@promenade/process/operator-error'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../database/connect.ts'
import { dryRun } from '../database/dry-run.ts'
import type { Schema } from '../database/schema.ts'
import { lockContent } from '../documents/content-version.ts'
import { type ArchivedTable, archivedTables } from './archived-tables.ts'
import { findMigration, readVersion } from './export-mall.ts'
import { archiveLimits, entryNameOf, type Manifest, type ManifestEntry } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import { TarError } from './tar.ts'
import { listColumns, listEntries, readNumbers } from './read-rows.ts'

interface ImportOptions {
  /** Imports, and takes it back. */
  readonly isDryRun?: boolean
}

/**
 * Imports a mall into a database that does not have it, all or nothing, and makes sure that an export of it would be the same.
 * Returns the manifest. Throws `OperatorError`.
 */
export async function importMall(
  database: Database,
  path: string,
  { isDryRun = false }: ImportOptions = {},
): Promise<Manifest> {
  // The whole file is checked before the first row is written.
  const manifest = await readArchive(path)
  if (!isDryRun)
    return database.transaction().execute(async (transaction) => {
      await importInto(transaction, path, manifest)
      await setNumbers(transaction, manifest)
      return manifest
    })
  await dryRun(
    (work) => database.transaction().execute(work),
    (transaction: Transaction<Schema>) => importInto(transaction, path, manifest),
  )
  return manifest
}

async function importInto(transaction: Transaction<Schema>, path: string, manifest: Manifest): Promise<void> {
  const { mall } = manifest
  await requireFitting(transaction, manifest)
  // A table is one statement, which takes its time.
  await sql`set local statement_timeout = 0`.execute(transaction)
  await lockContent({ transaction, propertyId: mall.id, now: new Date(manifest.created) })
  await sql`create temporary table archived_line (line json not null) on commit drop`.execute(transaction)
  let at = ''
  try {
    await readArchive(path, async (entry, content) => {
      at = entry.name
      const table = archivedTables.find((one) => entryNameOf(one) === entry.name)
      await (table === undefined
        ? importPicture(transaction, entry, content)
        : importTable(transaction, table, content))
    })
    at = 'the references between rows'
    await sql`set constraints all immediate`.execute(transaction)
  } catch (error) {
    throw explain(error, at)
  }
  await requireSame(transaction, manifest)
}

/** The database must have the tables of the archive, and not its mall. */
async function requireFitting(transaction: Transaction<Schema>, manifest: Manifest): Promise<void> {
  const { mall, migration, version } = manifest
  const own = await findMigration(transaction)
  if (migration !== own)
    throw new OperatorError(
      `The archive is of version ${version} (${migration}), and this is version ${await readVersion()} (${own}). ` +
        (migration > own
          ? 'Install the version that wrote it, or a later one, and export the mall again.'
          : `Import it with version ${version}, then upgrade; nothing was imported.`),
    )
  const known = await transaction
    .selectFrom('property')
    .leftJoin('mall', 'mall.id', 'property.id')
    .select('name')
    .where('property.id', '=', mall.id)
    .executeTakeFirst()
  if (known !== undefined)
    throw new OperatorError(
      `The database has the mall ${mall.id} (${known.name ?? 'without content'}) already: import into an empty database, or ` +
        `remove that mall first, with \`npm run mall -- --remove ${mall.id} "${known.name ?? ''}"\`. Nothing was imported.`,
    )
}

/** Rows may refer to later ones of their own table, so each table is written by one statement. */
async function importTable(
  transaction: Transaction<Schema>,
  { name }: ArchivedTable,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  await sql`truncate archived_line`.execute(transaction)
  for await (const lines of readLines(content)) {
    await sql`insert into archived_line (line) select value from json_array_elements(${`[${lines.join(',')}]`}::json)`.execute(
      transaction,
    )
  }
  const columns = (await listColumns(transaction, name)).map((column) => sql.ref(column.name))
  // A picture that another mall has is there already.
  const conflict =
    name === 'media'
      ? sql`on conflict (sha256) do update set uploaded_for = coalesce(media.uploaded_for, excluded.uploaded_for)`
      : sql``
  await sql`insert into ${sql.table(name)} (${sql.join(columns)}) overriding system value
    select ${sql.join(columns.map((column) => sql`archived.${column}`))} from archived_line,
      json_populate_record(null::${sql.table(name)}, line) as archived ${conflict}`.execute(transaction)
}

/** The row has the name of the picture in its place. */
async function importPicture(
  transaction: Transaction<Schema>,
  { name }: ManifestEntry,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  const [, folder, key] = /^(\w+)\/(\w+)/.exec(name) ?? []
  const parts: Buffer[] = []
  for await (const part of content) parts.push(part)
  for (const { name: table, file } of archivedTables) {
    if (file === undefined || file.folder !== folder) continue
    await sql`update ${sql.table(table)} set ${sql.ref(file.column)} = ${Buffer.concat(parts)}
      where ${sql.ref(file.key)} = ${key}`.execute(transaction)
  }
}

/** Lines in batches of about a megabyte. */
async function* readLines(content: AsyncIterable<Buffer>): AsyncGenerator<readonly string[]> {
  let lines: string[] = []
  let size = 0
  let open: Buffer[] = []
  let openSize = 0
  for await (const chunk of content) {
    let start = 0
    for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, start)) {
      const line = Buffer.concat([...open, chunk.subarray(start, end)])
      lines.push(line.toString())
      size += line.length
      open = []
      openSize = 0
      start = end + 1
    }
    open.push(chunk.subarray(start))
    openSize += chunk.length - start
    if (openSize > archiveLimits.itemBytes) throw new TarError('has a row of more than 64 MB')
    if (size > batchBytes) {
      yield lines
      lines = []
      size = 0
    }
  }
  if (openSize > 0) throw new TarError('has a row without an end')
  if (lines.length > 0) yield lines
}

const lineEnd = '\n'
const batchBytes = 1_000_000

/** What is imported must be what an export would give: no row of another mall, none too few, nothing rounded. */
async function requireSame(transaction: Transaction<Schema>, manifest: Manifest): Promise<void> {
  const entries = await listEntries(transaction, { mall: manifest.mall.id, hasPeople: manifest.people })
  const written = new Map(entries.map(({ read: _, ...entry }) => [entry.name, entry]))
  const differing =
    manifest.entries.find((entry) => !isDeepStrictEqual(written.get(entry.name), entry)) ??
    entries.find(({ name }) => manifest.entries.every((entry) => entry.name !== name))
  if (differing !== undefined)
    throw new OperatorError(
      `The entry ${differing.name} of the archive would not be the same in this database: it is damaged, or the database has ` +
        'something of it already. Nothing was imported: export the mall again, or import into an empty database.',
    )
}

/** Numbers of the former database are not given again: addresses and histories have them. */
async function setNumbers(transaction: Transaction<Schema>, { numbers }: Manifest): Promise<void> {
  const own = await readNumbers(transaction)
  const { rows } = await sql<{ name: string }>`
    select sequencename as name from pg_sequences where schemaname = current_schema()`.execute(transaction)
  for (const { name } of rows) {
    const last = numbers[name] ?? 0
    if (last > (own[name] ?? 0)) await sql`select setval(${name}::regclass, ${last})`.execute(transaction)
  }
}

/** A sentence for an entry that the database refuses; any other error as it is. */
function explain(error: unknown, at: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (!(error instanceof Error) || typeof code !== 'string' || !/^2[23]/.test(code)) return error
  const remedy =
    code === '23505'
      ? 'The database has rows with these numbers already, of another mall: import into an empty database.'
      : 'The archive is damaged: export the mall again.'
  return new OperatorError(
    `The database refuses ${at} of the archive (${error.message}). ${remedy} Nothing was imported.`,
    {
      cause: error,
    },
  )
}
