import { sql } from 'kysely'
import { ConfigError } from './config-error.ts'
import { type Config, describeDatabase } from './config.ts'
import { connect, type Database } from './database/connect.ts'
import { findEmbedded } from './embedded/embedded.ts'

type Settings = Pick<Config, 'databaseUrl' | 'embeddedFolder'>

/** Opens the database of DATABASE_URL, else of the embedded server that runs; undefined where none runs. Throws `ConfigError`. */
export async function openDatabase(settings: Settings): Promise<Database | undefined> {
  const url = settings.databaseUrl ?? (await findEmbedded(settings.embeddedFolder))
  if (url === undefined) return undefined
  const database = connect(url)
  try {
    await sql`select 1`.execute(database)
    return database
  } catch (error) {
    await database.destroy()
    throw new ConfigError(sentenceFor(error, settings), { cause: error })
  }
}

function sentenceFor(error: unknown, settings: Settings): string {
  const reason = reasonOf(error)
  if (settings.databaseUrl !== undefined) return `The database at DATABASE_URL cannot be used: ${reason}.`
  const place = describeDatabase(settings)
  return `A platform is running on ${place}, but this command cannot log in to it (${reason}). It may be of an earlier release: restart the platform from here, then run the command again.`
}

/** A host with several addresses fails with one error for each, and no message of its own. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error.message
}
