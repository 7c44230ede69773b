import { OperatorError } from '@promenade/process/operator-error'
import { sql } from 'kysely'
import type { DatabaseConfig } from './config.ts'
import { connect, type Database } from './database/connect.ts'
import { findEmbedded } from './embedded/embedded.ts'

type Place = Pick<DatabaseConfig, 'databaseUrl' | 'embeddedFolder'>

/** Opens the database of DATABASE_URL, else of a running embedded server; undefined without one. Throws `OperatorError`. */
export async function openDatabase(place: Place): Promise<Database | undefined> {
  const url = place.databaseUrl ?? (await findEmbedded(place.embeddedFolder))
  if (url === undefined) return undefined
  const database = connect(url)
  try {
    await sql`select 1`.execute(database)
    return database
  } catch (error) {
    await database.destroy()
    throw place.databaseUrl === undefined ? loginFailure(error, place) : databaseFailure(error)
  }
}

/** The location of the data for messages, without a password. */
export function describeDatabase({ databaseUrl, embeddedFolder }: Place): string {
  if (databaseUrl === undefined) return `the embedded database in ${embeddedFolder}`
  const { host, pathname } = new URL(databaseUrl)
  return `the database ${decodeURIComponent(pathname.slice(1))} on ${host} (DATABASE_URL)`
}

export function databaseFailure(cause: unknown): OperatorError {
  return new OperatorError(`The database at DATABASE_URL cannot be used: ${reasonOf(cause)}.`, { cause })
}

function loginFailure(cause: unknown, place: Place): OperatorError {
  return new OperatorError(
    `A platform is running on ${describeDatabase(place)}, but this command cannot log in to it (${reasonOf(cause)}). It may be of an earlier release: restart the platform from here, then run the command again.`,
    { cause },
  )
}

/** A host with several addresses fails with one error per address and no message of its own. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error.message || error.name
}
