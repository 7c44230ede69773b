import { type HourlyLimitName, hourlyLimits } from '@promenade/contract/studio-api/hourly-limits'
import type { Database } from '../database/connect.ts'
import { countOrRefuse } from './count-or-refuse.ts'
import type { Caller } from './people/caller.ts'

/** Counts a request of a person or token, wherever it comes from. Throws `Refused` above the limit of an hour. */
export async function countForHour(
  database: Database,
  { staffId, role }: Caller,
  name: HourlyLimitName,
): Promise<void> {
  const { requests, exempt = [] } = hourlyLimits[name]
  if (exempt.includes(role)) return
  await countOrRefuse(database, {
    limit: { calls: requests, seconds: 3_600 },
    key: `studio:hour:${name}:${staffId}`,
    describe: (seconds) => `At most ${requests} of these an hour: wait ${seconds} seconds.`,
  })
}
