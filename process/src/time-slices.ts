import { setImmediate } from 'node:timers/promises'

/** Far below what anybody notices who waits for another request. */
const maxMs = 15

/**
 * Divides long work: await the returned function between two parts of it. Once a slice has lasted 15 ms, it lets everything else
 * that waits run first.
 */
export function createTimeSlices(): () => Promise<void> {
  let startedAt = performance.now()
  return async () => {
    if (performance.now() - startedAt < maxMs) return
    await setImmediate()
    startedAt = performance.now()
  }
}
