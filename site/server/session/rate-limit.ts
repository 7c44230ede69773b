import type { EpochMs } from '@promenade/domain/mall/values'

export interface RateLimit {
  /** Counts one more. Seconds until it may be tried again where that is one too many; 0 otherwise. */
  readonly count: (address: string) => number
}

interface RateLimitOptions {
  readonly most: number
  readonly perMs: number
  readonly clock: () => EpochMs
}

/** Addresses that are remembered; with more, those seen first are forgotten. */
const maxAddresses = 10_000

/** So many in each span of time for each network address. */
export function createRateLimit({ most, perMs, clock }: RateLimitOptions): RateLimit {
  const spans = new Map<string, { readonly ends: EpochMs; count: number }>()
  return {
    count(address) {
      const now = clock()
      const known = spans.get(address)
      const span = known !== undefined && known.ends > now ? known : { ends: now + perMs, count: 0 }
      if (span !== known) {
        spans.delete(address)
        spans.set(address, span)
        const [oldest] = spans.keys()
        if (spans.size > maxAddresses && oldest !== undefined) spans.delete(oldest)
      }
      span.count += 1
      return span.count > most ? Math.ceil((span.ends - now) / 1_000) : 0
    },
  }
}
