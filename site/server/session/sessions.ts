import type { AuthInfo } from '@promenade/contract/account-api/auth-info'
import type { EpochMs } from '@promenade/domain/mall/values'

/** The sessions that private calls go on in, of all visitors. */
export interface Sessions {
  /**
   * Does `work` when all earlier work of the same session is done, with the tokens that it left; they are undefined
   * where it ended the session. The tokens that `work` comes back with are the session's from then on.
   */
  readonly continue: <Result>(
    auth: AuthInfo,
    work: (present: AuthInfo | undefined) => Promise<Continued<Result>>,
  ) => Promise<Result>
  /** What the tokens of a moment ago are now; undefined where the session is over. */
  readonly present: (auth: AuthInfo) => AuthInfo | undefined
}

interface Continued<Result> {
  readonly auth: AuthInfo | undefined
  readonly result: Result
}

interface Successor {
  readonly auth: AuthInfo | undefined
  readonly until: EpochMs
}

/** A browser sends what it had when it asked: for this long the tokens it is about to lose lead on to their successors. */
const rememberedMs = 60_000
const maxRemembered = 20_000

/** Tokens change with every call and the old ones end the session, so one session's calls go one at a time. */
export function createSessions(clock: () => EpochMs): Sessions {
  const successors = new Map<string, Successor>()
  const queues = new Map<string, Promise<unknown>>()

  function present(auth: AuthInfo): AuthInfo | undefined {
    let at: AuthInfo | undefined = auth
    // A chain ends, since the latest token of a session has no successor.
    while (at !== undefined) {
      const next: Successor | undefined = successors.get(nameOf(at))
      if (next === undefined || next.until <= clock()) return at
      at = next.auth
    }
    return undefined
  }

  function remember(before: AuthInfo, auth: AuthInfo | undefined): void {
    if (auth !== undefined && nameOf(auth) === nameOf(before)) return
    if (auth !== undefined) successors.delete(nameOf(auth))
    successors.delete(nameOf(before))
    successors.set(nameOf(before), { auth, until: clock() + rememberedMs })
    for (const [oldest, { until }] of successors) {
      if (until > clock() && successors.size <= maxRemembered) return
      successors.delete(oldest)
    }
  }

  return {
    present,
    async continue(auth, work) {
      const { client } = auth
      const earlier = queues.get(client) ?? Promise.resolve()
      const working = earlier.then(async () => {
        const before = present(auth)
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

function nameOf({ client, accessToken }: AuthInfo): string {
  return `${client} ${accessToken}`
}
