import { explainFullDisk } from '@promenade/process/full-disk'
import { OperatorError } from '@promenade/process/operator-error'
import { readDatabaseConfig } from './config.ts'
import type { Database } from './database/connect.ts'
import { describeDatabase, openDatabase } from './open-database.ts'

/** Runs a command of the operator. Prints one sentence for an `OperatorError`, and the stack for other errors. */
export async function runCommand(run: (args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await run(process.argv.slice(2))
  } catch (error) {
    // Errors of the database contain no secrets.
    console.error(explainFullDisk(error) ?? (error instanceof OperatorError ? error.message : error))
    process.exitCode = 1
  }
}

/** Opens the database of a running platform; `place` describes its location. Throws `OperatorError` without one. */
export async function useRunningDatabase(
  use: (database: Database, place: string) => Promise<void>,
): Promise<void> {
  const config = readDatabaseConfig(process.env)
  const place = describeDatabase(config)
  const database = await openDatabase(config)
  if (database === undefined)
    throw new OperatorError(`No platform is running on ${place}, so start one first.`)
  try {
    await use(database, place)
  } finally {
    await database.destroy()
  }
}
