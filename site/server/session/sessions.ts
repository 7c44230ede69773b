import type { AuthInfo } from '@promenade/contract/account-api/auth-info'
import type { EpochMs } from '@promenade/domain/calendar/instants'

/** The sessions of all visitors with the account API. */
export interface Sessions {
  /**
   * Runs `work` after all earlier work of the same session, with the latest tokens, which are undefined where the session has
   * ended. The tokens that `work` resolves with are the session's latest.
   */
  readonly continue: <Result>(
    auth: AuthInfo,
    work: (latest: AuthInfo | undefined) => Promise<Continued<Result>>,
  ) => Promise<Result>
  /** The tokens that have replaced these; undefined where the session has ended. */
  readonly latest: (auth: AuthInfo) => AuthInfo | undefined
}

interface Continued<Result> {
  readonly auth: AuthInfo | undefined
  readonly result: Result
}

interface Successor {
  readonly auth: AuthInfo | undefined
  readonly until: EpochMs
}

/** Concurrent requests of a browser still send the former tokens: for this long they lead to the latest ones. */
const rememberedMs = 60_000
const maxRemembered = 20_000

/** Tokens change with every call, and former ones end the session, so the calls of a session run one at a time. */
export function createSessions(clock: () => EpochMs): Sessions {
  const successors = new Map<string, Successor>()
  const queues = new Map<string, Promise<unknown>>()

  function latest(auth: AuthInfo): AuthInfo | undefined {
    let at: AuthInfo | undefined = auth
    // A chain ends, since the latest token of a session has no successor.
    while (at !== undefined) {
      const next: Successor | undefined = successors.get(keyOf(at))
      if (next === undefined || next.until <= clock()) return at
      at = next.auth
    }
    return undefined
  }

  function remember(before: AuthInfo, auth: AuthInfo | undefined): void {
    if (auth !== undefined && keyOf(auth) === keyOf(before)) return
    if (auth !== undefined) successors.delete(keyOf(auth))
    successors.delete(keyOf(before))
    successors.set(keyOf(before), { auth, until: clock() + rememberedMs })
    for (const [oldest, { until }] of successors) {
      if (until > clock() && successors.size <= maxRemembered) return
      successors.delete(oldest)
    }
  }

  return {
    latest,
    async continue(auth, work) {
      const { client } = auth
      const earlier = queues.get(client) ?? Promise.resolve()
      const working = earlier.then(async () => {
        const before = latest(auth)
        const { auth: after, result } = await work(before)
        if (before !== undefined) remember(before, after)
        return result
      })
      const settled = working.catch(() => undefined)
      queues.set(client, settled)
      try {
        return await working
      } finally {
        if (queues.get(client) === settled) queues.delete(client)
      }
    },
  }
}

function keyOf({ client, accessToken }: AuthInfo): string {
  return `${client} ${accessToken}`
}
