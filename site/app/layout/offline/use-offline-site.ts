import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { type CachePage, workerPath } from '../../device/offline.ts'
import { savesData } from '../../device/saves-data.ts'
import { whenIdle } from '../when-idle.ts'

/**
 * Tells the worker to cache this page and the offline list, once the page is hydrated and the browser idle. Not for visitors
 * who save data, and not on a page that is theirs alone.
 */
export function useOfflineSite(pathname: string): void {
  const isPersonal = isPersonalRoute(useMatches().at(-1)?.handle)
  useEffect(() => {
    if (isPersonal) return
    return whenIdle(() => {
      // Some private windows have no service worker.
      if (!savesData()) cachePage(pathname).catch(() => undefined)
    })
  }, [pathname, isPersonal])
}

function isPersonalRoute(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'cache' in handle && handle.cache === 'personal'
}

async function cachePage(pathname: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(workerPath)
  const { active } = await navigator.serviceWorker.ready
  const message: CachePage = { cachePage: pathname }
  active?.postMessage(message, [])
}
