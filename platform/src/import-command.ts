import { ConfigError } from '@promenade/process/config/config-error'
import { type DatabaseConfig, readDatabaseConfig } from './config.ts'
import { connect, type Database } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { formatIssue } from './import/content-issue.ts'
import { importContent, type ImportResult } from './import/import-content.ts'
import { describeDatabase, openDatabase } from './open-database.ts'
import { runCommand } from './run-command.ts'

/** Imports a content folder into the database of a running platform, or starts the embedded one meanwhile. */
await runCommand(async ([folder, ...others]) => {
  if (folder === undefined || others.length > 0)
    throw new ConfigError('Usage: node platform/platform.mjs import <content folder>')
  const config = readDatabaseConfig(process.env)
  report(await importFolder(folder, config))
  console.log(`The content is in ${describeDatabase(config)}.`)
})

async function importFolder(folder: string, config: DatabaseConfig): Promise<ImportResult> {
  const running = await openDatabase(config)
  if (running !== undefined) return importInto(running, folder)
  const server = await startEmbedded(config.embeddedFolder, config.dataSetting)
  try {
    return await importInto(connect(server.databaseUrl), folder)
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

function report({ property, changed, version, counts, warnings }: ImportResult): void {
  for (const warning of warnings) console.log(`Warning: ${formatIssue(warning)}`)
  const list = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`)
  console.log(`${property}: ${list.join(', ')}.`)
  console.log(
    changed ? `The content has version ${version} now.` : `Nothing has changed; version ${version} stays.`,
  )
}
