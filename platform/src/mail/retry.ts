/** Milliseconds of a minute. */
export const minuteMs = 60_000

const maxPauseMs = 120 * minuteMs

/** Maximum time from the first attempt to the last. */
export const maxRetryMs = 48 * 60 * minuteMs

/** The pause after this number of attempts: it doubles each time, up to 2 hours. */
export function pauseAfter(attempts: number, firstPauseMs: number): number {
  return Math.min(firstPauseMs * 2 ** (attempts - 1), maxPauseMs)
}
