import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../database/connect.ts'

/** For tests: resolves once so many other connections to this database wait for a lock. */
export async function waitForBlocked(database: Database, count = 1): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(database)
      return rows.length
    })
    .toBeGreaterThanOrEqual(count)
}
