const intervalMs = 250

const maxLagMs = 3_000

/** Measures event-loop lag. The returned function is true above 3 s. */
export function watchEventLoopLag(): () => boolean {
  let due = performance.now() + intervalMs
  let lag = 0
  setInterval(() => {
    lag = performance.now() - due
    due = performance.now() + intervalMs
  }, intervalMs).unref()
  return () => Math.max(lag, performance.now() - due) > maxLagMs
}
