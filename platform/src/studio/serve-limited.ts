import { type HourlyLimitName, hourlyLimits } from '@promenade/contract/studio-api/hourly-limits'
import { Problem } from '@promenade/process/problem'
import type { Database } from '../database/connect.ts'
import { uncountCall } from '../database/rate-limit.ts'
import { enforceRateLimit } from './enforce-rate-limit.ts'
import type { Caller } from './people/caller.ts'

interface LimitedRequest {
  readonly database: Database
  readonly session: Caller
}

/**
 * Serves a request within the hourly limit of its person or token, from any address. Throws `Problem` above
 * the limit. A request that is refused because the platform is busy does not count, since clients repeat it.
 */
export async function serveLimited(
  { database, session: { staffId, role } }: LimitedRequest,
  name: HourlyLimitName,
  serve: () => Promise<Response>,
): Promise<Response> {
  const { requests, exempt = [] } = hourlyLimits[name]
  if (exempt.includes(role)) return serve()
  const limit = { calls: requests, seconds: 3_600 }
  const key = `studio:hour:${name}:${staffId}`
  const describe = (seconds: number) => `At most ${requests} of these an hour: wait ${seconds} seconds.`
  await enforceRateLimit(database, { limit, key, describe })
  try {
    return await serve()
  } catch (error) {
    if (error instanceof Problem && error.code === 'busy') await uncountCall(database, limit, key)
    throw error
  }
}
