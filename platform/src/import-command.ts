import { ConfigError } from '@promenade/process/config/config-error'
import { migrate } from './database/migrate.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { formatFault } from './import/faults.ts'
import { importContent, type ImportResult } from './import/import-content.ts'
import { findPlace, type Place, runCommand, useDatabase } from './run-command.ts'

/** Imports a content folder into the database of a running platform, or starts the embedded one for the moment. */
await runCommand(async ([folder, ...others]) => {
  if (folder === undefined || others.length > 0)
    throw new ConfigError('Usage: node platform/platform.mjs import <content folder>')
  const place = await findPlace()
  report(await importFolder(folder, place))
  console.log(`It is in ${place.description}.`)
})

async function importFolder(folder: string, { databaseUrl, embeddedFolder }: Place): Promise<ImportResult> {
  if (databaseUrl !== undefined) return importInto(databaseUrl, folder)
  const server = await startEmbedded(embeddedFolder)
  try {
    return await importInto(server.databaseUrl, folder)
  } finally {
    await server.stop()
  }
}

function importInto(databaseUrl: string, folder: string): Promise<ImportResult> {
  return useDatabase(databaseUrl, async (database) => {
    await migrate(database)
    return importContent(database, folder, new Date())
  })
}

function report({ property, changed, version, counts, remarks }: ImportResult): void {
  for (const remark of remarks) console.log(`Remark: ${formatFault(remark)}`)
  const list = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`)
  console.log(`${property}: ${list.join(', ')}.`)
  console.log(
    changed ? `The content has version ${version} now.` : `Nothing has changed; version ${version} stays.`,
  )
}
