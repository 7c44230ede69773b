import type { Database } from '../database/connect.ts'
import { countCall, type RateLimit } from '../database/rate-limit.ts'
import { refuse } from '../documents/refuse.ts'

interface LimitedCall {
  readonly limit: RateLimit
  readonly key: string
  /** The message above the limit. */
  readonly describe: (seconds: number) => string
}

/** Counts a call under a key. Throws `Problem` above the limit, with the seconds to wait. */
export async function enforceRateLimit(
  database: Database,
  { limit, key, describe }: LimitedCall,
): Promise<void> {
  const retryAfter = await countCall(database, limit, key)
  if (retryAfter > 0) throw refuse('too-many', describe(retryAfter), { retryAfter })
}
