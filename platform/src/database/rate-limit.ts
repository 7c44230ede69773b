import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from './connect.ts'

/** A number of calls within a time. */
export interface RateLimit {
  readonly calls: number
  readonly seconds: number
}

/** Counts a call under a key; returns the seconds until the next one is allowed, 0 if this one is. */
export async function countCall(database: Database, limit: RateLimit, key: string): Promise<number> {
  try {
    await createLimiter(database, limit).consume(key)
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1_000))
    throw error
  }
}

/** Undoes the count of a call. */
export async function uncountCall(database: Database, limit: RateLimit, key: string): Promise<void> {
  await createLimiter(database, limit).reward(key)
}

function createLimiter(database: Database, { calls, seconds }: RateLimit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: {
      query: ({ text, values }: { text: string; values: readonly unknown[] }) =>
        database.executeQuery(CompiledQuery.raw(text, [...values])),
    },
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: '',
    points: calls,
    duration: seconds,
    // `cleanUp` removes expired rows.
    clearExpiredByTimeout: false,
  })
}
