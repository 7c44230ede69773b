/** Milliseconds after which it is done even where the browser is never idle (specification §9). */
const idleTimeout = 2_000

/** Acts when the browser has nothing else to do; what it returns takes that back. */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const waiting = requestIdleCallback(act, { timeout: idleTimeout })
    return () => cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(act, idleTimeout)
  return () => clearTimeout(waiting)
}

/** A visitor who saves data, is on a slow network or on none gets nothing they did not ask for. */
export function savesData(): boolean {
  if (!navigator.onLine) return true
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  if (typeof connection !== 'object' || connection === null) return false
  const savesData = 'saveData' in connection && connection.saveData === true
  return savesData || ('effectiveType' in connection && /2g/.test(String(connection.effectiveType)))
}
