import { once } from 'node:events'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { connectThrough, createPool, type Database } from './connect.ts'

describe('a lost connection', () => {
  let test: TestDatabase
  const lost: string[] = []
  let database: Database

  beforeEach(async () => {
    test = await createTestDatabase()
    lost.length = 0
    database = connectThrough(createPool(test.databaseUrl, ({ message }) => lost.push(message)))
  })
  afterEach(async () => {
    await database.destroy()
    await test.drop()
  })

  it('between two statements of a transaction ends only that transaction', async () => {
    const work = database.transaction().execute(async (transaction) => {
      await breakOff(await pidOf(transaction))
      await expect.poll(() => lost).toContain('terminating connection due to administrator command')
      return pidOf(transaction)
    })
    await expect(work).rejects.toThrow(/not queryable|terminated|closed/i)
    expect(await pidOf(database)).toBeTypeOf('number')
  })

  it('while idle is reported and replaced', async () => {
    await breakOff(await pidOf(database))
    await expect.poll(() => lost).toContain('terminating connection due to administrator command')
    expect(await pidOf(database)).toBeTypeOf('number')
  })

  it('during shutdown is not reported', async () => {
    const pool = createPool(test.databaseUrl, ({ message }) => lost.push(message))
    const client = await pool.connect()
    const broken = once(client, 'error')
    const closed = pool.end()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await breakOff(rows[0]?.pid)
    await broken
    client.release()
    await closed
    expect(lost).toEqual([])
  })

  /** Closes a connection like a restarted database. */
  async function breakOff(pid: number | undefined): Promise<void> {
    await sql`select pg_terminate_backend(${pid}::int)`.execute(test.database)
  }
})

async function pidOf(database: Database): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database)
  return rows[0]?.pid
}
