import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connect, type Database } from '../database/connect.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server, as the role that owns the databases of the tests. */
    databaseUrl: string
    /** The server, as a role that may create and drop databases. */
    administratorUrl: string
    /** A migrated database to copy. */
    templateName: string
    /** One with the sample content of `friday`. */
    sampleName: string
    /** The end of a statement that copies a database. */
    copyStrategy: string
  }
}

export interface TestDatabase {
  readonly database: Database
  readonly databaseUrl: string
  drop(): Promise<void>
}

interface TestDatabaseOptions {
  /** True for one without tables. */
  readonly empty?: boolean
  /** True for one with the sample content of `friday`. */
  readonly hasSample?: boolean
}

/** A database of its own: migrated, and without content unless the options say otherwise. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `promenade_test_${randomBytes(8).toString('hex')}`
  const template =
    options.empty === true ? 'template0' : inject(options.hasSample === true ? 'sampleName' : 'templateName')
  const url = new URL(inject('databaseUrl'))
  await administer(
    `create database ${name} template ${template} owner ${url.username} ${inject('copyStrategy')}`,
  )
  url.pathname = `/${name}`
  const database = connect(url.href)
  const drop = async () => {
    await database.destroy()
    await administer(`drop database ${name} with (force)`)
  }
  return { database, databaseUrl: url.href, drop }
}

/** Runs one statement on the server itself, as a role that may do anything there. */
export async function administer(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('administratorUrl') })
  await admin.connect()
  await admin.query(statement).finally(() => admin.end())
}
