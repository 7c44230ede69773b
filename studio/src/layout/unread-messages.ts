import { useEffect, useSyncExternalStore } from 'react'
import { call } from '../api/call.ts'

let unread = 0
const listeners = new Set<() => void>()

/** Often enough for a message that nobody waits for. */
const everyMs = 60_000

/** Asks the platform again, after a message was read. */
export async function refreshUnread(): Promise<void> {
  // The number is a courtesy: without it the menu has its words.
  const counts = await call('GET /api/v1/inbox/counts').catch(() => undefined)
  if (counts === undefined || counts.unread === unread) return
  unread = counts.unread
  for (const listener of listeners) listener()
}

/** Keeps the number fresh while the frame of the screens is shown, for a role that may read messages. */
export function usePollUnread(isAllowed: boolean): void {
  useEffect(() => {
    if (!isAllowed) return undefined
    void refreshUnread()
    const timer = setInterval(() => document.visibilityState === 'visible' && void refreshUnread(), everyMs)
    return () => clearInterval(timer)
  }, [isAllowed])
}

/** How many messages of visitors nobody has read; 0 for a role that may not read them. */
export function useUnreadMessages(): number {
  return useSyncExternalStore(subscribe, () => unread)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
