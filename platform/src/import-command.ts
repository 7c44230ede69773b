import { parseArgs } from 'node:util'
import { OperatorError } from '@promenade/process/operator-error'
import { type DatabaseConfig, readDatabaseConfig } from './config.ts'
import { connect, type Database } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { formatIssue } from './checks/content-issue.ts'
import { importContent, type ImportOptions, type ImportResult } from './import/import-content.ts'
import { describeDatabase, openDatabase } from './open-database.ts'
import { runCommand } from './run-command.ts'

const usage =
  'Usage: node platform/platform.mjs import <content folder> [--dry-run] [--take all|map|<kind>/<slug>,…]'

/** Imports a content folder into the database of a running platform, or starts the embedded one meanwhile. */
await runCommand(async (args) => {
  const { folder, options } = readArguments(args)
  const config = readDatabaseConfig(process.env)
  report(await importFolder(folder, options, config), options)
  if (options.isDryRun !== true) console.log(`The content is in ${describeDatabase(config)}.`)
})

function readArguments(args: readonly string[]): {
  readonly folder: string
  readonly options: ImportOptions
} {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { take: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    })
    const [folder, ...others] = positionals
    if (folder === undefined || others.length > 0) throw new OperatorError(usage)
    const names = (values.take ?? '').split(',').filter((name) => name !== '')
    const take = names.includes('all') ? 'all' : new Set(names)
    return { folder, options: { take, isDryRun: values['dry-run'] } }
  } catch (error) {
    throw new OperatorError(usage, { cause: error })
  }
}

async function importFolder(
  folder: string,
  options: ImportOptions,
  config: DatabaseConfig,
): Promise<ImportResult> {
  const running = await openDatabase(config)
  if (running !== undefined) return importInto(running, folder, options)
  const server = await startEmbedded(config.embeddedFolder, config.dataSetting)
  try {
    return await importInto(connect(server.databaseUrl), folder, options)
  } finally {
    await server.stop()
  }
}

async function importInto(database: Database, folder: string, options: ImportOptions): Promise<ImportResult> {
  try {
    await migrate(database)
    return await importContent(database, folder, new Date(), options)
  } finally {
    await database.destroy()
  }
}

function report(result: ImportResult, { isDryRun = false }: ImportOptions): void {
  const { property, changed, version, counts, entries, warnings } = result
  for (const warning of warnings) console.log(`Warning: ${formatIssue(warning)}`)
  if (isDryRun) {
    for (const [act, names] of Object.entries(entries))
      if (names.length > 0) console.log(`Would be ${act}: ${names.join(', ')}`)
    console.log('This was a dry run; nothing was changed.')
    return
  }
  const list = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`)
  console.log(`${property}: ${list.join(', ')}.`)
  console.log(
    changed ? `The content has version ${version} now.` : `Nothing has changed; version ${version} stays.`,
  )
}
