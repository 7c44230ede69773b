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
