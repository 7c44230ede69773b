import { ConfigError } from '@promenade/process/config/config-error'
import { OperatorError } from '@promenade/process/operator-error'
import { type DatabaseConfig, readDatabaseConfig } from './config.ts'
import { connect, type Database } from './database/connect.ts'
import { findEmbedded } from './embedded/embedded.ts'

/** Where the platform keeps its data. */
export interface Place {
  readonly embeddedFolder: string
  /** Undefined while no platform runs on the embedded database. */
  readonly databaseUrl: string | undefined
  /** For people; holds no password. */
  readonly description: string
}

/** Runs a command of the operator. Where it fails it says why: in a sentence for an `OperatorError`, else with the stack. */
export async function runCommand(run: (args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await run(process.argv.slice(2))
  } catch (error) {
    // Errors of the database name no secrets.
    console.error(error instanceof OperatorError ? error.message : error)
    process.exitCode = 1
  }
}

/** Connects to the database of a running platform. Throws `ConfigError` where none runs. */
export async function useRunningDatabase(
  use: (database: Database, place: Place) => Promise<void>,
): Promise<void> {
  const place = await findPlace()
  const { databaseUrl, description } = place
  if (databaseUrl === undefined)
    throw new ConfigError(`No platform is running on ${description}, so start one first.`)
  return useDatabase(databaseUrl, (database) => use(database, place))
}

export async function useDatabase<Result>(
  databaseUrl: string,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = connect(databaseUrl)
  try {
    return await use(database)
  } finally {
    await database.destroy()
  }
}

/** Reads the settings. Throws `ConfigError`. */
export async function findPlace(): Promise<Place> {
  const config = readDatabaseConfig(process.env)
  const { embeddedFolder } = config
  const databaseUrl = config.databaseUrl ?? (await findEmbedded(embeddedFolder))
  return { embeddedFolder, databaseUrl, description: describeDatabase(config) }
}

function describeDatabase({ databaseUrl, embeddedFolder }: DatabaseConfig): string {
  if (databaseUrl === undefined) return `the embedded database in ${embeddedFolder}`
  const { host, pathname } = new URL(databaseUrl)
  return `the database ${decodeURIComponent(pathname.slice(1))} on ${host} (DATABASE_URL)`
}
