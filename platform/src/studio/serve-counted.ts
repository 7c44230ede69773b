import { type HourlyLimitName, hourlyLimits } from '@promenade/contract/studio-api/hourly-limits'
import { Problem } from '@promenade/process/problem'
import type { Database } from '../database/connect.ts'
import { uncountCall } from '../database/rate-limit.ts'
import { countOrRefuse } from './count-or-refuse.ts'
import type { Caller } from './people/caller.ts'

interface CountedRequest {
  readonly database: Database
  readonly session: Caller
}

/**
 * Serves a request of a person or token, which counts, wherever it comes from. Throws `Problem` above the limit of an hour. One
 * that is refused because the platform is busy does not count: it is sent again.
 */
export async function serveCounted(
  { database, session: { staffId, role } }: CountedRequest,
  name: HourlyLimitName,
  serve: () => Promise<Response>,
): Promise<Response> {
  const { requests, exempt = [] } = hourlyLimits[name]
  if (exempt.includes(role)) return serve()
  const limit = { calls: requests, seconds: 3_600 }
  const key = `studio:hour:${name}:${staffId}`
  const describe = (seconds: number) => `At most ${requests} of these an hour: wait ${seconds} seconds.`
  await countOrRefuse(database, { limit, key, describe })
  try {
    return await serve()
  } catch (error) {
    if (error instanceof Problem && error.code === 'busy') await uncountCall(database, limit, key)
    throw error
  }
}
