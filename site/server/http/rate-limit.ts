import type { EpochMs } from '@promenade/domain/calendar/instants'

export interface RateLimit {
  /** Counts one more request. Seconds until the next try when it is over the limit, else 0. */
  readonly count: (address: string) => number
}

interface RateLimitOptions {
  readonly max: number
  readonly perMs: number
  readonly clock: () => EpochMs
}

/** Addresses remembered; beyond that the oldest is forgotten. */
const maxAddresses = 10_000

/** At most `max` requests per time window and network address. */
export function createRateLimit({ max, perMs, clock }: RateLimitOptions): RateLimit {
  const windows = new Map<string, { readonly ends: EpochMs; count: number }>()
  return {
    count(address) {
      const now = clock()
      const latest = windows.get(address)
      const current = latest !== undefined && latest.ends > now ? latest : { ends: now + perMs, count: 0 }
      if (current !== latest) {
        windows.delete(address)
        windows.set(address, current)
        const [oldest] = windows.keys()
        if (windows.size > maxAddresses && oldest !== undefined) windows.delete(oldest)
      }
      current.count += 1
      return current.count > max ? Math.ceil((current.ends - now) / 1_000) : 0
    },
  }
}
