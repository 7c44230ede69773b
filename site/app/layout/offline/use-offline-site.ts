import { useEffect } from 'react'
import { type KeepPage, workerPath } from '../../device/offline.ts'
import { savesData, whenIdle } from '../when-idle.ts'

/**
 * Has the worker keep this page, and what the site names, for use without a network: when React is awake and the
 * browser idle, so that nothing waits for it, and never where a visitor pays for every byte.
 */
export function useKeptSite(pathname: string): void {
  useEffect(
    () =>
      whenIdle(() => {
        // Without it, as in some private windows, the site is as it was before.
        if (!savesData()) keep(pathname).catch(() => undefined)
      }),
    [pathname],
  )
}

async function keep(pathname: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(workerPath)
  const { active } = await navigator.serviceWorker.ready
  const message: KeepPage = { keep: pathname }
  active?.postMessage(message, [])
}
