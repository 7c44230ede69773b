import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '@promenade/process/operator-error'
import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database/connect.ts'
import type { Schema } from '../database/schema.ts'
import type { ArchiveContent } from './archived-tables.ts'
import { formatVersion, type Manifest, manifestName } from './manifest.ts'
import { type ArchivedEntry, listEntries, readNumbers } from './read-rows.ts'
import { tarEnd, tarHeader, tarPadding } from './tar.ts'

export interface Export extends ArchiveContent {
  readonly now: Date
}

/**
 * Gives `write` a mall as a tar file, chunk by chunk, as it is at one moment; what is written meanwhile is not in it. Returns its
 * manifest. Throws `OperatorError` without such a mall.
 */
export async function exportMall(
  database: Database,
  { now, ...archive }: Export,
  write: (chunks: AsyncIterable<Buffer>) => Promise<void>,
): Promise<Manifest> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const { rows } = await sql<{ isFree: boolean }>`
        select pg_try_advisory_xact_lock(${exportLock}) as "isFree"`.execute(transaction)
      if (rows[0]?.isFree !== true)
        throw new ExportBusyError('Another export is running: wait until it ends.')
      // A reader that stops must not keep a connection.
      await sql`set local idle_in_transaction_session_timeout = '5min'`.execute(transaction)
      // To sort a large table takes its time.
      await sql`set local statement_timeout = '5min'`.execute(transaction)
      const mall = await transaction
        .selectFrom('mall')
        .select(['id', 'name'])
        .where('id', '=', archive.mall)
        .executeTakeFirst()
      if (mall === undefined) throw new OperatorError(`There is no mall with the id ${archive.mall}.`)
      const entries = await listEntries(transaction, archive)
      const manifest: Manifest = {
        format: 'promenade-mall',
        formatVersion,
        version: await readVersion(),
        migration: await findMigration(transaction),
        created: now.toISOString(),
        mall,
        people: archive.hasPeople,
        numbers: await readNumbers(transaction),
        entries: entries.map(({ read: _, ...entry }) => entry),
      }
      await write(writeTar(manifest, entries))
      return manifest
    })
}

/** One at a time: each has a connection for as long as it is read. */
export class ExportBusyError extends OperatorError {
  override readonly name = 'ExportBusyError'
}

const exportLock = 519_603

/** The last migration of the database. */
export async function findMigration(transaction: Transaction<Schema>): Promise<string> {
  const { name } = await transaction
    .selectFrom('migration')
    .select(sql<string>`max(name collate "C")`.as('name'))
    .executeTakeFirstOrThrow()
  return name
}

/** The version of the product. */
export async function readVersion(): Promise<string> {
  const file = await readFile(join(import.meta.dirname, '../../../package.json'), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(file)).version
}

async function* writeTar(manifest: Manifest, entries: readonly ArchivedEntry[]): AsyncGenerator<Buffer> {
  const modified = new Date(manifest.created)
  const head = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)
  yield Buffer.concat([tarHeader(manifestName, head.length, modified), head, tarPadding(head.length)])
  for (const { name, size, sha256, read } of entries) {
    yield tarHeader(name, size, modified)
    const hash = createHash('sha256')
    for await (const chunk of read()) {
      hash.update(chunk)
      yield chunk
    }
    if (hash.digest('hex') !== sha256)
      throw new Error(`The database has other bytes of ${name} than it says.`)
    yield tarPadding(size)
  }
  yield tarEnd
}
