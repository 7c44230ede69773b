import { useEffect, useSyncExternalStore } from 'react'
import { call } from '../api/call.ts'

/** The interval between polls. */
const everyMs = 60_000

interface PolledCount<Count> {
  /** Loads the number again, after an act that changes it. */
  readonly refresh: () => Promise<void>
  /** Polls while the shell is shown, if the role may read it. */
  readonly usePoll: (isAllowed: boolean) => void
  /** The last number; the initial one for a role that may not read it. */
  readonly useCount: () => Count
}

function createPolledCount<Count>(
  initial: Count,
  load: () => Promise<Count>,
  isSame: (a: Count, b: Count) => boolean,
): PolledCount<Count> {
  let count = initial
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const refresh = async () => {
    // Errors are ignored: without the number the menu works too.
    const next = await load().catch(() => count)
    if (isSame(next, count)) return
    count = next
    for (const listener of listeners) listener()
  }
  return {
    refresh,
    useCount: () => useSyncExternalStore(subscribe, () => count),
    usePoll(isAllowed) {
      useEffect(() => {
        if (!isAllowed) return undefined
        void refresh()
        const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(), everyMs)
        return () => clearInterval(timer)
      }, [isAllowed])
    },
  }
}

/** How many messages of visitors nobody has read. */
export const unreadMessages = createPolledCount(
  0,
  async () => (await call('GET /api/v1/inbox/counts')).unread,
  Object.is,
)

/** How much is wrong with the site. */
export const mallFaults = createPolledCount(
  { faults: 0, hints: 0 },
  () => call('GET /api/v1/faults/counts'),
  (a, b) => a.faults === b.faults && a.hints === b.hints,
)
