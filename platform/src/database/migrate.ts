import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '@promenade/process/operator-error'
import { sql } from 'kysely'
import type { Database } from './connect.ts'

const ownMigrations = join(import.meta.dirname, '../../migrations')

/** A lock number of our own: two platforms that start together migrate one after the other. */
const migrationLock = 741_905_113

/** Applies the missing migrations and returns their names. Throws `OperatorError`. */
export async function migrate(database: Database, folder = ownMigrations): Promise<readonly string[]> {
  const migrations = await readMigrations(folder)
  return database.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${migrationLock})`.execute(connection)
    try {
      return await applyMissing(connection, migrations)
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection)
    }
  })
}

interface Migration {
  readonly name: string
  readonly up: string
  readonly checksum: string
}

async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(
    names.toSorted().map(async (name) => {
      const up = await readFile(join(folder, name, 'up.sql'), 'utf8')
      // Line ends differ between checkouts.
      const checksum = createHash('sha256').update(up.replaceAll('\r\n', '\n')).digest('hex')
      return { name, up, checksum }
    }),
  )
}

async function applyMissing(connection: Database, migrations: readonly Migration[]): Promise<string[]> {
  await sql`create table if not exists migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(
    connection,
  )
  const applied = await connection
    .selectFrom('migration')
    .select(['name', 'checksum'])
    .orderBy('name')
    .execute()
  for (const { name, checksum } of applied) checkApplied(name, checksum, migrations)
  const missing = migrations.filter(({ name }) => !applied.some((migration) => migration.name === name))
  for (const migration of missing) await apply(connection, migration)
  return missing.map(({ name }) => name)
}

function checkApplied(name: string, checksum: string, migrations: readonly Migration[]): void {
  const migration = migrations.find((candidate) => candidate.name === name)
  if (migration === undefined) {
    throw new OperatorError(
      `The database has the migration ${name}, which this version does not know: it is newer.`,
    )
  }
  if (migration.checksum !== checksum) {
    throw new OperatorError(
      `The migration ${name} was edited after it was applied: restore it and add a new one instead.`,
    )
  }
}

async function apply(connection: Database, { name, up, checksum }: Migration): Promise<void> {
  await connection.transaction().execute(async (transaction) => {
    await sql.raw(up).execute(transaction)
    await transaction.insertInto('migration').values({ name, checksum }).execute()
  })
}
