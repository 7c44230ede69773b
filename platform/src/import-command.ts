import { ConfigError } from './config-error.ts'
import { describeDatabase, readDatabaseConfig } from './config.ts'
import { connect, type Database } from './database/connect.ts'
import { migrate, MigrationError } from './database/migrate.ts'
import { EmbeddedError } from './embedded/embedded-error.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { ContentFaults, formatFault } from './import/faults.ts'
import { importContent, type ImportResult } from './import/import-content.ts'
import { openDatabase } from './open-database.ts'

try {
  const [folder, ...others] = process.argv.slice(2)
  if (folder === undefined || others.length > 0)
    throw new ConfigError('Usage: node platform/platform.mjs import <content folder>')
  const { result, place } = await run(folder)
  report(result)
  console.log(`It is in ${place}.`)
} catch (error) {
  explain(error)
  process.exitCode = 1
}

/** Imports into the database of a running platform, or starts the embedded one for the moment. */
async function run(folder: string): Promise<{ readonly result: ImportResult; readonly place: string }> {
  const config = readDatabaseConfig(process.env)
  const place = describeDatabase(config)
  const running = await openDatabase(config)
  if (running !== undefined) return { result: await importInto(running, folder), place }
  const server = await startEmbedded(config.embeddedFolder, config.dataSetting)
  try {
    return { result: await importInto(connect(server.databaseUrl), folder), place }
  } finally {
    await server.stop()
  }
}

async function importInto(database: Database, folder: string): Promise<ImportResult> {
  try {
    await migrate(database)
    return await importContent(database, folder, new Date())
  } finally {
    await database.destroy()
  }
}

function report({ property, changed, version, counts, remarks }: ImportResult): void {
  for (const remark of remarks) console.log(`Remark: ${formatFault(remark)}`)
  const list = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`)
  console.log(`${property}: ${list.join(', ')}.`)
  console.log(
    changed ? `The content has version ${version} now.` : `Nothing has changed; version ${version} stays.`,
  )
}

function explain(error: unknown): void {
  if (error instanceof ContentFaults) for (const fault of error.faults) console.error(formatFault(fault))
  const isExpected =
    error instanceof ContentFaults ||
    error instanceof ConfigError ||
    error instanceof EmbeddedError ||
    error instanceof MigrationError
  // A failure inside: whole, with its cause. Database errors name no secrets.
  console.error(isExpected ? error.message : error)
}
