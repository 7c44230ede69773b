const intervalMs = 250

const maxLagMs = 3_000

/** Measures the lag of the event loop. The function that it returns says true above 3 seconds. */
export function watchEventLoopLag(): () => boolean {
  let due = performance.now() + intervalMs
  let lag = 0
  setInterval(() => {
    lag = performance.now() - due
    due = performance.now() + intervalMs
  }, intervalMs).unref()
  return () => Math.max(lag, performance.now() - due) > maxLagMs
}
