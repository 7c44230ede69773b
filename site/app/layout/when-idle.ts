/** Maximum milliseconds to wait for an idle browser (specification §9). */
const idleTimeout = 2_000

/** Runs `act` when the browser is idle. Returns a cancel function. */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const waiting = requestIdleCallback(act, { timeout: idleTimeout })
    return () => cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(act, idleTimeout)
  return () => clearTimeout(waiting)
}

/**
 * True with the save-data setting, on a slow network and offline: then nothing is prefetched. Nor in `npm run dev`, where a change
 * of a page that was prefetched, but is not shown, would reload the document.
 */
export function savesData(): boolean {
  if (import.meta.env.DEV) return true
  if (!navigator.onLine) return true
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  if (typeof connection !== 'object' || connection === null) return false
  const savesData = 'saveData' in connection && connection.saveData === true
  return savesData || ('effectiveType' in connection && /2g/.test(String(connection.effectiveType)))
}
