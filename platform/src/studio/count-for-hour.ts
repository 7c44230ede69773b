import { type HourlyLimitName, hourlyLimits } from '@promenade/contract/studio-api/hourly-limits'
import type { Database } from '../database/connect.ts'
import { countCall } from '../database/rate-limit.ts'
import { Refused } from '../entries/refused.ts'
import type { Caller } from './people/caller.ts'

/** Counts a request of a person or token, wherever it comes from. Throws `Refused` above the limit of an hour. */
export async function countForHour(
  database: Database,
  { staffId, role }: Caller,
  name: HourlyLimitName,
): Promise<void> {
  const { requests, exempt = [] } = { exempt: undefined, ...hourlyLimits[name] }
  if (exempt.some((one) => one === role)) return
  const limit = { calls: requests, seconds: 3_600 }
  const retryAfter = await countCall(database, limit, `studio:hour:${name}:${staffId}`)
  if (retryAfter > 0)
    throw new Refused('too-many', `At most ${requests} of these an hour: wait ${retryAfter} seconds.`, {
      retryAfter,
    })
}
