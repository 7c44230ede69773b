import { useEffect, useSyncExternalStore } from 'react'
import { call } from '../api/call.ts'

let unread = 0
const listeners = new Set<() => void>()

/** The interval between polls. */
const everyMs = 60_000

/** Refreshes the number, after a message was read. */
export async function refreshUnread(): Promise<void> {
  // Errors are ignored: without the number the menu works too.
  const counts = await call('GET /api/v1/inbox/counts').catch(() => undefined)
  if (counts === undefined || counts.unread === unread) return
  unread = counts.unread
  for (const listener of listeners) listener()
}

/** Polls the number of unread messages while the shell is shown, if the role may read messages. */
export function usePollUnread(isAllowed: boolean): void {
  useEffect(() => {
    if (!isAllowed) return undefined
    void refreshUnread()
    const timer = setInterval(() => document.visibilityState === 'visible' && void refreshUnread(), everyMs)
    return () => clearInterval(timer)
  }, [isAllowed])
}

/** The number of unread messages of visitors; 0 for a role that may not read them. */
export function useUnreadMessages(): number {
  return useSyncExternalStore(subscribe, () => unread)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
