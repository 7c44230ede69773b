import type { Log } from './log/log.ts'

interface Proxies {
  /** Proxies of ours in front of the process. */
  readonly trustedProxies: number
  /** The setting that says how many there are. */
  readonly setting: string
  readonly log: Log
}

/**
 * Warns once, with the first request that came through a proxy although none is trusted: every client then counts as the proxy's
 * address, and they use up each other's limits. Returns a function that takes the header `X-Forwarded-For` of each request.
 */
export function createForwardedWarning({
  trustedProxies,
  setting,
  log,
}: Proxies): (forwardedFor: string | null | undefined) => void {
  let isSilent = trustedProxies > 0
  return (forwardedFor) => {
    if (isSilent || !forwardedFor) return
    isSilent = true
    log.warn(
      {},
      `Requests arrive with X-Forwarded-For, but ${setting} is 0: all clients of a proxy count as one. Set it to the number of your proxies; if there is none, a client made the header up, and nothing need be done.`,
    )
  }
}
