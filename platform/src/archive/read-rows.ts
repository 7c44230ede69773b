import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { ArchiveContent, ArchivedFile, ArchivedTable } from './archived-tables.ts'
import { entryNameOf, type Manifest, type ManifestEntry, tablesOf } from './manifest.ts'

/** Of one answer of the database: rows are small, or as large as a map. */
const maxRows = 200
const maxBytes = 1_000_000

/** A table or a picture of an archive that is to be written. */
export interface ArchivedEntry extends ManifestEntry {
  readonly read: () => AsyncIterable<Buffer>
}

/**
 * The entries of a mall's archive, with their sizes and hashes, as the transaction sees them: the tables, and then the
 * pictures. The same rows have the same bytes in every database.
 */
export async function listEntries(
  transaction: Transaction<Schema>,
  archive: ArchiveContent,
): Promise<readonly ArchivedEntry[]> {
  // Moments are written in the zone of the connection.
  await sql`set local time zone 'UTC'`.execute(transaction)
  const tables: ArchivedEntry[] = []
  const files: ArchivedEntry[] = []
  for (const table of tablesOf(archive)) {
    const read = () => readTable(transaction, table, archive)
    tables.push({ name: entryNameOf(table), ...(await measure(read())), read })
    if (table.file !== undefined)
      files.push(...(await listFiles(transaction, { ...table, file: table.file }, archive)))
  }
  return [...tables, ...files]
}

/** The last numbers of the sequences of the database. */
export async function readNumbers(transaction: Transaction<Schema>): Promise<Manifest['numbers']> {
  const { rows } = await sql<{ name: string; last: number }>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = current_schema() and last_value is not null order by sequencename collate "C"`.execute(
    transaction,
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

/** A column of a table. */
interface Column {
  readonly name: string
  readonly type: string
  /** Its place in the primary key. */
  readonly key: number | null
}

/** The columns of a table, in their order. */
export async function listColumns(
  transaction: Transaction<Schema>,
  table: string,
): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select attname as name, data_type as type, array_position(indkey::smallint[], attnum) as key
    from pg_attribute
    join pg_class on pg_class.oid = attrelid and relname = ${table} and relnamespace = current_schema()::regnamespace
    join information_schema.columns
      on table_schema = current_schema() and table_name = relname and column_name = attname
    join pg_index on indrelid = attrelid and indisprimary
    where attnum > 0 and not attisdropped
    order by attnum`.execute(transaction)
  return rows
}

/** The rows of a table as JSON, a line each. */
async function* readTable(
  transaction: Transaction<Schema>,
  table: ArchivedTable,
  archive: ArchiveContent,
): AsyncGenerator<Buffer> {
  const columns = await listColumns(transaction, table.name)
  const others = { ...table.columns?.(archive), ...(table.file === undefined ? {} : fileColumn(table.file)) }
  const selected = columns.map(
    ({ name }) => sql`${others[name] ?? sql.ref(`archived.${name}`)} as ${sql.ref(name)}`,
  )
  const keys = columns
    .filter(({ key }) => key !== null)
    .toSorted((one, other) => Number(one.key) - Number(other.key))
    // Databases sort texts by languages of their own.
    .map(({ name, type }) => sql`archived.${sql.ref(name)} ${type === 'text' ? sql`collate "C"` : sql``}`)
  // A column of the type `json` may have line ends between its parts.
  yield* readCursor(
    transaction,
    sql`select translate(row_to_json(line)::text, E'\\n\\r', '  ') || E'\\n' as text from (
      select ${sql.join(selected)} from ${sql.table(table.name)} as archived
      where ${table.isOf(archive.mall)} order by ${sql.join(keys)}) as line`,
  )
}

async function* readCursor(
  transaction: Transaction<Schema>,
  query: ReturnType<typeof sql>,
): AsyncGenerator<Buffer> {
  await sql`declare archived_rows no scroll cursor for ${query}`.execute(transaction)
  for (let count = 1; ;) {
    const { rows } = await sql<{ text: string }>`fetch ${sql.lit(count)} from archived_rows`.execute(
      transaction,
    )
    if (rows.length === 0) break
    const bytes = Buffer.from(rows.map(({ text }) => text).join(''))
    count = bytes.length > maxBytes ? 1 : Math.min(2 * count, maxRows)
    yield bytes
  }
  // Where the reader stops before, or the database fails, the transaction ends and takes it along.
  await sql`close archived_rows`.execute(transaction)
}

/** A row has the name of its file in place of the bytes. */
function fileColumn(file: ArchivedFile) {
  const { column, folder, key, extension } = file
  return {
    [column]: sql`case when archived.${sql.ref(column)} is not null
      then ${sql.lit(`${folder}/`)} || archived.${sql.ref(key)} || ${extension} end`,
  }
}

async function listFiles(
  transaction: Transaction<Schema>,
  table: ArchivedTable & { readonly file: ArchivedFile },
  { mall }: ArchiveContent,
): Promise<readonly ArchivedEntry[]> {
  const { file } = table
  const bytes = sql`archived.${sql.ref(file.column)}`
  const key = sql`archived.${sql.ref(file.key)}`
  const { rows } = await sql<{ key: string | number; name: string; size: number; sha256: string }>`
    select ${key} as key, ${fileColumn(file)[file.column]} as name, length(${bytes}) as size, ${file.sha256} as sha256
    from ${sql.table(table.name)} as archived where ${table.isOf(mall)} and ${bytes} is not null
    order by ${key}::text collate "C"`.execute(transaction)
  return rows.map((row) => ({
    name: row.name,
    size: row.size,
    sha256: row.sha256,
    async *read() {
      const { rows: found } = await sql<{ bytes: Buffer }>`
        select ${bytes} as bytes from ${sql.table(table.name)} as archived where ${key} = ${row.key}`.execute(
        transaction,
      )
      for (const one of found) yield one.bytes
    },
  }))
}

async function measure(chunks: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  let size = 0
  let rows = 0
  for await (const chunk of chunks) {
    hash.update(chunk)
    size += chunk.length
    for (const byte of chunk) if (byte === lineEnd) rows++
  }
  return { size, sha256: hash.digest('hex'), rows }
}

const lineEnd = 10
