import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'

/** A typed connection to the database. */
export type Database = Kysely<Schema>

export function connect(databaseUrl: string): Database {
  return connectThrough(createPool(databaseUrl))
}

export function connectThrough(pool: pg.Pool): Database {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** Creates a pool that reports and replaces lost connections, both idle ones and those in a transaction. */
export function createPool(databaseUrl: string, onLost: (error: Error) => void = () => {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    application_name: 'promenade-platform',
    types: { getTypeParser },
  })
  // During shutdown a lost connection is no problem.
  pool.on('connect', (client) => client.on('error', (error) => pool.ending || onLost(error)))
  // The pool repeats the errors of its idle connections.
  pool.on('error', () => {})
  return pool
}

const { DATE, TIME, INT8 } = pg.types.builtins

/** Dates and times stay text; 64-bit integers become numbers, which must be exact. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === DATE || oid === TIME) return (value) => value
  if (oid === INT8) return exactNumber
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')
}

function exactNumber(value: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError('a number from the database is too large')
  return number
}
